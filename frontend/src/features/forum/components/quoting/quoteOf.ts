/** Of the words that are quoted; whoever wants more of them writes them. */
const LONGEST = 1_000;
const MARKS = /[\\`*[\]<]/g;
/** What would begin a heading, a quote or a list. */
const BEGINS = /^(\s*)([#>+-]|\d{1,9}(?=[.)]))/;

const plain = (line: string): string =>
  line.replace(MARKS, '\\$&').replace(BEGINS, (_, room: string, mark: string) => (/\d/.test(mark) ? `${room}${mark}\\` : `${room}\\${mark}`));

/** Words that were read, as a quote in Markdown: what they were is what they will be. */
export function quoteOf(words: string): string {
  const text = words.trim();
  const taken = text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
  return taken
    .replace(/\n{2,}/g, '\n\n')
    .split('\n')
    .map((line) => `> ${plain(line)}`.trimEnd())
    .join('\n');
}
