/** Who is named in a text: `@ad` outside of code and links, as the member app shows it and as notifications read it. */
const CODE = /(^|\n) {0,3}(`{3,}|~{3,})[\s\S]*?(\n {0,3}\2[^\n]*|$)|(`+)(?!`)[\s\S]*?[^`]\4(?!`)/g;
/** What leads elsewhere names nobody: its text, its address, an address that stands by itself. */
const LINK = /!?\[[^\]]*\]\([^)]*\)|<[^<>\s]*>|(?:https?:\/\/|www\.)[^\s<]*/gi;
const MENTION = /(?<![\p{L}\p{N}_.@/-])@([a-zA-Z0-9_.]{3,30})(?![\p{L}\p{N}_@])/gu;

/** More people than this are not told of one text. */
export const MOST_MENTIONS = 10;

/** The usernames that a Markdown text names, as they are typed and each once (whatever its case), without a full stop at the end; at most ten. */
export const mentionsIn = (markdown: string): string[] => namedIn(markdown).slice(0, MOST_MENTIONS);

/** Likewise without a limit. */
export function namedIn(markdown: string): string[] {
  const found = new Map<string, string>();
  for (const { username } of mentionsOfWords(markdown.replace(CODE, ' ').replace(LINK, ' '))) {
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
