/** Who is named in a text: `@ad` outside of code and links, as the member app shows it and as notifications read it. */
import { boundProblem } from './text-bounds.js';

const FENCE = /^ {0,3}(~{3,}|`{3,}(?=[^`]*$))/;
/** What leads elsewhere names nobody: its text, its address, an address that stands by itself. Bounded, so that no text takes longer than it is long. */
const LINK = /!?\[[^\][]*\]\([^)]{0,500}\)|<[^<>\s]*>|(?:https?:\/\/|www\.)[^\s<]*/gi;
const MENTION = /(?<![\p{L}\p{N}_.@/-])@([a-zA-Z0-9_.]{3,30})(?![\p{L}\p{N}_@])/gu;

/** More people than this are not told of one text. */
const MOST_MENTIONS = 10;

/** The usernames that a Markdown text names, as they are typed and each once (whatever its case), without a full stop at the end; at most ten. */
export const mentionsIn = (markdown: string): string[] => namedIn(markdown).slice(0, MOST_MENTIONS);

/** Likewise without a limit. */
export function namedIn(markdown: string): string[] {
  const found = new Map<string, string>();
  if (!markdown.includes('@') || boundProblem(markdown)) return [];
  for (const { username } of mentionsOfWords(withoutCode(markdown).replace(LINK, ' '))) {
    if (!found.has(username.toLowerCase())) found.set(username.toLowerCase(), username);
  }
  return [...found.values()];
}

export interface Mention {
  readonly username: string;
  /** Where its `@` stands. */
  readonly at: number;
}

/** The mentions in words that are known to be neither code nor link. */
export const mentionsOfWords = (words: string): Mention[] =>
  [...words.matchAll(MENTION)]
    .map(({ 1: name = '', index }) => ({ username: name.replace(/\.+$/, ''), at: index }))
    .filter(({ username }) => username.length >= 3);

/** The text with a space in the place of each piece of code. */
function withoutCode(markdown: string): string {
  let fence: string | null = null;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const [, marks = ''] = FENCE.exec(line) ?? [];
    if (fence === null && !marks) lines.push(line);
    else if (fence === null) {
      fence = marks;
      lines.push(' ');
    } else if (marks.startsWith(fence)) fence = null;
  }
  return withoutSpans(lines.join('\n'));
}

/** Code in a line stands between runs of backticks that are equally long. */
function withoutSpans(text: string): string {
  if (!text.includes('`')) return text;
  const runs = [...text.matchAll(/`+/g)].map(({ 0: { length }, index }) => ({ length, index }));
  const last = new Map(runs.map(({ length, index }) => [length, index]));
  let [words, end] = ['', 0];
  for (let at = 0; at < runs.length; at++) {
    const { length, index } = runs[at] as (typeof runs)[number];
    if ((last.get(length) ?? index) <= index) continue;
    let close = at + 1;
    while (runs[close]?.length !== length) close++;
    words += `${text.slice(end, index)} `;
    end = (runs[close]?.index ?? index) + length;
    at = close;
  }
  return words + text.slice(end);
}
