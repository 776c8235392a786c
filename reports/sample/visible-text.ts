/** The words of a page, without markup, scripts, styles and pictures: for tests. */
export function visibleText(page: string): string {
  const body = page.replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]+>/g, ' ');
  const signs: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };
  return body.replace(/&[a-z#0-9]+;/g, (entity) => signs[entity] ?? entity).replace(/[\s\u00a0]+/g, ' ');
}
