import { parse } from 'yaml';
import { Unreadable } from './unreadable.js';

/** Characters: above what any post says of itself, and little enough that nothing in it costs much. */
const LONGEST = 16_384;
/** Signs that may open lists within lists. */
const MOST_OPENINGS = 200;

const HEAD = /^---[ \t]*\r?\n/;
const END = /^(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/m;
const OPENINGS = /[[{]|^[ \t]*- |- (?=- )|\? /gm;

export interface MarkdownFile {
  /** What stands above the text, by name; empty where nothing does. */
  readonly fields: ReadonlyMap<string, unknown>;
  /** The text as it stands, without the one empty line that parts it from the fields. */
  readonly body: string;
}

/** Takes a Markdown file apart; throws Unreadable where what stands above its text is no plain YAML. */
export function readMarkdownFile(text: string): MarkdownFile {
  const [head] = HEAD.exec(text) ?? [];
  if (head === undefined) return { fields: new Map(), body: text };
  const rest = text.slice(head.length);
  const end = END.exec(rest.slice(0, LONGEST));
  // A rule above a text that has no second one is a rule.
  if (!end) {
    if (rest.length > LONGEST && END.test(rest)) throw new Unreadable('fields');
    return { fields: new Map(), body: text };
  }
  return { fields: fieldsIn(rest.slice(0, end.index)), body: rest.slice(end.index + end[0].length).replace(/^\r?\n/, '') };
}

function fieldsIn(source: string): ReadonlyMap<string, unknown> {
  if ((source.match(OPENINGS)?.length ?? 0) > MOST_OPENINGS) throw new Unreadable('fields');
  const fields = parsed(source);
  if (fields === null) return new Map();
  if (!(fields instanceof Map)) throw new Unreadable('fields');
  return new Map([...fields].map(([name, value]) => [String(name).toLowerCase(), value] as const));
}

/** Without aliases, which could grow, and without tags of any program. */
function parsed(source: string): unknown {
  try {
    return parse(source, { schema: 'core', maxAliasCount: 0, mapAsMap: true, strict: true, logLevel: 'error' }) as unknown;
  } catch {
    throw new Unreadable('fields');
  }
}
