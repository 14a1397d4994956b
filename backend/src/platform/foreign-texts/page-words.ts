import { LINK_PREVIEW_LIMITS } from '../../../contracts/link-previews.js';
import { inOneLine } from '../../../contracts/one-line.js';
import { wholeSigns } from '../../../contracts/rendering/excerpt.js';
import { attributeIn, piecesOf } from './html-pieces.js';

export interface PageWords {
  readonly title: string;
  readonly description: string;
}

const HTML = /^\s*(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
const CHARSET = /charset\s{0,9}=\s{0,9}["']?\s{0,9}([\w-]{1,40})/i;
/** A page says within so many bytes in what letters it is written. */
const SAYS_WITHIN = 1_024;
/** The parser shows nothing of what a title holds; under another name it is words like others. */
const TITLE = 'page-title';
/** By whom a page tells of itself; the first that says anything counts. */
const TITLES = ['og:title', TITLE] as const;
const DESCRIPTIONS = ['og:description', 'description'] as const;
type Told = (typeof TITLES | typeof DESCRIPTIONS)[number];
const isTold = (name: string | undefined): name is Told => [...TITLES, ...DESCRIPTIONS].some((told) => told === name);

/** What a page says of itself, as plain lines; empty where it says nothing, null where it is no page. */
export function pageWords(contentType: string, body: Buffer): PageWords | null {
  if (!HTML.test(contentType)) return null;
  const told = toldIn(lettersOf(contentType, body).replace(/<(\/?)title\b/gi, `<$1${TITLE}`));
  const first = (names: readonly Told[], most: number) =>
    lineOf(names.map((name) => told.get(name)).find((words) => inOneLine(words ?? '') !== '') ?? '', most);
  return { title: first(TITLES, LINK_PREVIEW_LIMITS.title), description: first(DESCRIPTIONS, LINK_PREVIEW_LIMITS.description) };
}

/** Of the head alone; of each only as much as can be shown. */
function toldIn(html: string): ReadonlyMap<Told, string> {
  const told = new Map<Told, string>();
  let inTitle = false;
  const tell = (name: Told, words: string) => told.set(name, (told.get(name) ?? '') + words.slice(0, readFor(LINK_PREVIEW_LIMITS.title)));
  for (const piece of piecesOf(html)) {
    if ('words' in piece) {
      if (inTitle && (told.get(TITLE) ?? '').length < readFor(LINK_PREVIEW_LIMITS.title)) tell(TITLE, piece.words);
    } else if ('closes' in piece) {
      if (piece.closes === 'head') break;
      inTitle &&= piece.closes !== TITLE;
    } else if (piece.opens === 'body') break;
    else if (piece.opens === TITLE) inTitle = !told.has(TITLE);
    else if (piece.opens === 'meta') {
      const name = (attributeIn(piece.attributes, 'property') ?? attributeIn(piece.attributes, 'name'))?.toLowerCase();
      if (isTold(name) && !told.has(name)) tell(name, attributeIn(piece.attributes, 'content') ?? '');
    }
  }
  return told;
}

/** Blanks and what nobody sees make a text longer than its line. */
const readFor = (length: number): number => 4 * length + 200;

function lineOf(words: string, most: number): string {
  const line = inOneLine(words);
  return line.length <= most ? line : `${line.slice(0, wholeSigns(line, most - 1)).trimEnd()}…`;
}

/** By what the answer says, then by what the page says; what is said wrong is read as nearly everything is written. */
function lettersOf(contentType: string, body: Buffer): string {
  const said = CHARSET.exec(contentType)?.[1] ?? CHARSET.exec(body.toString('latin1', 0, SAYS_WITHIN))?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(said).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
