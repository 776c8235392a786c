/** The page in a real browser: it comes alive, stays at home, and lets nothing in. */
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from '../make-report.ts';
import { sampleFiles, writeSample, type SampleNames } from '../sample/sample.ts';

const CHROMIUM = findChromium();

function findChromium(): string | undefined {
  try {
    return execFileSync('which', ['chromium'], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

const HOSTILE: SampleNames = {
  title: '</title></script><script>alert("title")</script>',
  question: `"><img src=x onerror=alert('question')> & 'quotes' “pandas” 🐼 ünïcödé`,
  lineup: `"><img src=x onerror="alert('lineup')">&amp;${'very-long-'.repeat(12)}`,
  strategy: `</script><script>alert(1)</script>"><img src=x onerror='alert(2)'>&"'\\ 熊猫`,
  replay: `</code></pre><svg onload=alert(3)>'; ${'x'.repeat(200)}`,
};

/** A page, and everything it did that it should not need to. */
interface Visit {
  readonly address: string;
  readonly page: Page;
  readonly complaints: string[];
  readonly requests: string[];
  readonly dialogs: string[];
}

if (CHROMIUM === undefined) {
  it('pages are left untested because no Chromium was found, which must not happen in CI', () => {
    expect(process.env['CI']).toBeUndefined();
  });
}

describe.runIf(CHROMIUM !== undefined)('in a browser', () => {
  let browser: Browser;
  let plain: Visit;
  let hostile: Visit;
  const folders: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM!, args: ['--no-sandbox'] });
    plain = await visit(await report({}));
    hostile = await visit(await report(HOSTILE));
  });
  afterAll(async () => {
    await browser.close();
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  async function report(names: Partial<SampleNames>): Promise<string> {
    const folder = await writeSample(sampleFiles(names));
    folders.push(folder);
    return pathToFileURL((await makeReport(folder, { png: false })).page).href;
  }

  async function visit(address: string): Promise<Visit> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const seen: Visit = { address, page, complaints: [], requests: [], dialogs: [] };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) seen.complaints.push(message.text());
    });
    page.on('pageerror', (error) => seen.complaints.push(error.message));
    page.on('request', (request) => seen.requests.push(request.url()));
    page.on('dialog', (dialog) => {
      seen.dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(address);
    await page.waitForSelector('html[data-charts=living]');
    return seen;
  }

  /** Moves over the first row of a chart and reads the tooltip. */
  async function tooltip(page: Page, chart: string): Promise<string> {
    const stage = page.locator(`figure[data-chart="${chart}"] .living svg`);
    await stage.scrollIntoViewIfNeeded();
    await stage.hover({ position: { x: 300, y: 50 } });
    const tip = page.locator('#vg-tooltip-element.visible');
    await tip.waitFor();
    return (await tip.innerText()).replace(/\s+/g, ' ');
  }

  it('all charts come alive, without complaint and without any request but for the page', async () => {
    const { page, complaints, requests, address } = plain;
    expect(await page.locator('.living:not(.arriving) svg').count()).toBe(9);
    expect(await page.locator('.picture').count()).toBe(0);
    expect(await tooltip(page, 'pandas-1-win-share-by-seat')).toContain('share of wins 27.5 % ± 0.6');
    expect(complaints).toEqual([]);
    expect(requests).toEqual([address]);
  });

  it('names from outside stay names', async () => {
    const { page, complaints, requests, dialogs } = hostile;
    expect(await page.locator('h1').innerText()).toBe(HOSTILE.title);
    expect(await tooltip(page, 'pandas-2-win-share-by-strategy')).toContain('<script>alert(1)</script>"><img src=x');
    expect(await page.locator('img, [onerror], [onload]').count()).toBe(0);
    expect(await page.locator('script').count()).toBe(5);
    expect([complaints, dialogs, requests.length]).toEqual([[], [], 1]);
  });

  it('nothing runs over the side of a phone, even with long names and all opened', async () => {
    const { page } = hostile;
    await page.evaluate('document.querySelectorAll("details").forEach((details) => (details.open = true))');
    for (const width of [1280, 390, 360]) {
      await page.setViewportSize({ width, height: 800 });
      await page.waitForFunction(
        `[...document.querySelectorAll('.living svg')].every((svg) => svg.clientWidth <= ${width})`,
      );
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    }
  });

  it('light and dark follow the reader, charts included', async () => {
    const fill = () =>
      plain.page.evaluate(
        `getComputedStyle([...document.querySelectorAll('.living text')].findLast((text) => text.textContent === 'Seat 1')).fill`,
      );
    await plain.page.emulateMedia({ colorScheme: 'light' });
    expect(await fill()).toBe('rgb(35, 39, 31)');
    await plain.page.emulateMedia({ colorScheme: 'dark' });
    expect(await fill()).toBe('rgb(230, 232, 225)');
  });

  it('with scripts off, pictures and words are all there', async () => {
    const page = await browser.newPage({ javaScriptEnabled: false });
    await page.goto(plain.address);
    expect(await page.locator('.picture svg').count()).toBe(9);
    expect(await page.locator('.picture svg text', { hasText: 'Seat 1' }).first().isVisible()).toBe(true);
    expect(await page.getByRole('img', { name: /^Win share by seat: Seat 1 27\.5 %/ }).count()).toBe(1);
  });

  it('a script that slipped in all the same would not run', async () => {
    const { page } = plain;
    await page.evaluate(`(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="document.title = 1">');
    })()`);
    await page.waitForTimeout(100);
    expect(await page.title()).toBe('Does it pay to go first? · Panda Lab');
  });
});
