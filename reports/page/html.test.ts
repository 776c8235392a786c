import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { html, jsonForScript, sentence } from './html.ts';
import { shellWord } from './replays.ts';
import { inlineScript } from './scripts.ts';

it('what is filled in is escaped, in text and in attributes', () => {
  const name = `"><img src=x onerror='alert(1)'>&`;
  expect(html`<p title="${name}">${name}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;</p>',
  );
});

it('templates nest, lists join, and nothing leaves nothing', () => {
  expect(html`${[1, 2].map((value) => html`<b>${value}</b>`)}${undefined}${false}${'<'}`.text).toBe(
    '<b>1</b><b>2</b>&lt;',
  );
});

it('numbers stay with their units', () => {
  expect(sentence('27.5 % ± 0.1, random × 3').text).toBe('27.5\u00a0%\u00a0±\u00a00.1, random\u00a0×\u00a03');
});

it('JSON in a script keeps its meaning and holds no markup', () => {
  const value = { name: '</script><script>alert(1)</script><!--\u2028\u2029' };
  const { text } = jsonForScript(value);
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(value);
});

it('library scripts lose their source maps and cannot end early', () => {
  const text = inlineScript('a = "</script>" + "</SCRIPT>" + "<!--";\r\n//# sourceMappingURL=x.js.map\n');
  expect(text).toBe('a = "<\\/script>" + "<\\/SCRIPT>" + "<\\!--";');
  expect(runInNewContext(text)).toBe('</script></SCRIPT><!--');
});

it('replay codes are quoted for a shell where they must be', () => {
  expect(shellWord('panda1-WyJw_a:b,c=d/e.f')).toBe('panda1-WyJw_a:b,c=d/e.f');
  expect(shellWord(`x'; rm -rf $HOME`)).toBe(`'x'\\''; rm -rf $HOME'`);
});
