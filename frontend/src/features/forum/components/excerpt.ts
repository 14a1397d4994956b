const LENGTH = 140;

/** The beginning of a Markdown text as one plain line. */
export function excerpt(source: string, length = LENGTH): string {
  const plain = source
    .replace(/```[^\n]*\n?|[`*_~]/g, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(>|#{1,6}|[-+]|\d+\.)\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > length ? `${plain.slice(0, length).trimEnd()}…` : plain;
}
