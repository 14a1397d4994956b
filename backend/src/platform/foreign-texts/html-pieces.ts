import { decodeHTML } from 'entities';

/** A part of a page: words as they are read, or the beginning or end of an element. */
export type Piece = { readonly words: string } | { readonly opens: string; readonly attributes: string } | { readonly closes: string };

/** What stands in these is no text. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'title', 'textarea', 'select', 'object']);
/** The name of an element behind its sign; so far it is looked for. */
const NAME = /\/?([a-z][a-z0-9:-]{0,31})/iy;

/** Takes HTML apart in one pass over it; what is no well-formed element is words. A piece costs more than its letters, so words come in one however many lone signs are among them. */
export function* piecesOf(html: string): Generator<Piece> {
  let from = 0;
  for (let sign = html.indexOf('<'); sign >= 0; ) {
    const name = nameAt(html, sign + 1);
    const end = name === null ? afterRemark(html, sign) - 1 : endOf(html, sign);
    // Nothing closes it, nor anything behind it.
    if (end < 0 && name !== null) break;
    if (end < sign) sign = html.indexOf('<', sign + 1);
    else {
      if (sign > from) yield { words: decodeHTML(html.slice(from, sign)) };
      if (name !== null) yield elementAt(html, sign, name, end);
      from = name !== null && UNSEEN.has(name) && html[sign + 1] !== '/' ? afterUnseen(html, name, end + 1) : end + 1;
      sign = html.indexOf('<', from);
    }
  }
  if (from < html.length) yield { words: decodeHTML(html.slice(from)) };
}

function nameAt(html: string, at: number): string | null {
  NAME.lastIndex = at;
  return NAME.exec(html)?.[1]?.toLowerCase() ?? null;
}

const elementAt = (html: string, sign: number, name: string, end: number): Piece =>
  html[sign + 1] === '/' ? { closes: name } : { opens: name, attributes: html.slice(sign + 1 + name.length, end) };

/** Behind a comment, a declaration or an instruction that begins there; the place itself where none does. */
function afterRemark(html: string, sign: number): number {
  if (html.startsWith('<!--', sign)) return behind(html, '-->', sign + 4);
  return html[sign + 1] === '!' || html[sign + 1] === '?' ? behind(html, '>', sign + 2) : sign;
}

function behind(html: string, what: string, from: number): number {
  const found = html.indexOf(what, from);
  return found < 0 ? html.length : found + what.length;
}

/** Where the sign stands that ends an element, which may hold that sign in quotes; -1 where none does. */
function endOf(html: string, from: number): number {
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at] as string;
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '>') return at;
    else if ((sign === '"' || sign === "'") && html[at - 1] === '=') quote = sign;
  }
  return -1;
}

/** Behind the end of what is not shown; such things do not stand within one another. */
function afterUnseen(html: string, element: string, from: number): number {
  const end = new RegExp(`</${element}`, 'gi');
  end.lastIndex = from;
  return end.exec(html) ? behind(html, '>', end.lastIndex) : html.length;
}

/** An attribute as it is read; null where the element has none such. */
export function attributeIn(attributes: string, name: string): string | null {
  const found = new RegExp(`(?:^|[\\s"'/])${name}\\s{0,9}=\\s{0,9}(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes);
  const value = found?.[1] ?? found?.[2] ?? found?.[3];
  return value === undefined ? null : decodeHTML(value).trim();
}
