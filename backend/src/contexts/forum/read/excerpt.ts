const LENGTH = 180;

/** The beginning of a Markdown text as plain words, cut at a word's end. */
export function excerptOf(markdown: string, length = LENGTH): string {
  const plain = markdown
    .replace(/```[\s\S]*?(```|$)/g, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:[>#]+|[-*+]|\d+\.)\s+/gm, '')
    .replace(/[*_`~|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length + 1);
  const space = cut.lastIndexOf(' ');
  const kept = cut.slice(0, space > length / 2 ? space : length);
  // A character outside the basic plane is two units long; half of one is nothing.
  return `${kept.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
