/** A Markdown text as words to read, code included: marks of structure, addresses of links and line breaks go. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/^\s{0,3}(?:```|~~~)[^\n]*$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:[>#]+|[-*+]|\d+\.)\s+/gm, '')
    .replace(/\*\*|__|`|~~|\|/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
