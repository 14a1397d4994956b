/** What a page's file says: a head of `name: value` lines between two lines of dashes, then Markdown. Without a head all of it is Markdown. */
export interface PageSource {
  readonly title: string | null;
  readonly description: string | null;
  /** ISO day on which the text was last changed, as its author says. */
  readonly date: string | null;
  readonly markdown: string;
}

const HEAD = /^\ufeff?---\r?\n([\s\S]*?)\r?\n---\r?\n?/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a page's file; a head that lacks something, or says it wrongly, leaves it null. */
export function readSource(text: string): PageSource {
  const head = HEAD.exec(text);
  const said = new Map((head?.[1] ?? '').split(/\r?\n/).map(fieldOf));
  const date = said.get('date') ?? '';
  return {
    title: said.get('title') || null,
    description: said.get('description') || null,
    date: DAY.test(date) && !Number.isNaN(Date.parse(date)) ? date : null,
    markdown: text.slice(head?.[0].length ?? 0).trim(),
  };
}

function fieldOf(line: string): [string, string] {
  const colon = line.indexOf(':');
  const value = line.slice(colon + 1).trim();
  return [line.slice(0, Math.max(colon, 0)).trim(), value.replace(/^(["'])(.*)\1$/, '$2')];
}

export interface Question {
  readonly question: string;
  /** Markdown source. */
  readonly answer: string;
}

/** The questions of a page on which each heading of the third level asks one. */
export function questionsOf(markdown: string): readonly Question[] {
  const [, ...parts] = `\n${markdown}`.split(/\n### +/);
  return parts.map((part) => {
    const [question = '', ...answer] = part.split('\n');
    // The next heading of a higher level ends the answer.
    return { question: question.trim(), answer: (answer.join('\n').split(/\n#{1,2} /, 1)[0] ?? '').trim() };
  });
}
