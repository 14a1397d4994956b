import { decodeHTML } from 'entities';

/** A part of a page: words as they are read, or the beginning or end of an element. */
export type Piece = { readonly words: string } | { readonly opens: string; readonly attributes: string } | { readonly closes: string };

/** What stands in these is no text. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'svg', 'math', 'title', 'textarea', 'select', 'object']);
const NAME = /^\/?([a-z][a-z0-9:-]*)/i;
/** So far an element's name is looked for. */
const LONGEST_NAME = 32;

/** Takes HTML apart in one pass over it; what is no well-formed element is words. */
export function* piecesOf(html: string): Generator<Piece> {
  for (let at = 0; at < html.length; ) {
    const sign = html.indexOf('<', at);
    if (sign < 0) return void (yield { words: decodeHTML(html.slice(at)) });
    if (sign > at) yield { words: decodeHTML(html.slice(at, sign)) };
    const [, name] = NAME.exec(html.slice(sign + 1, sign + 1 + LONGEST_NAME)) ?? [];
    if (name === undefined) {
      const after = afterRemark(html, sign);
      if (after === sign) yield { words: '<' };
      at = Math.max(after, sign + 1);
      continue;
    }
    const end = endOf(html, sign);
    // Nothing closes it, nor anything behind it.
    if (end < 0) return void (yield { words: decodeHTML(html.slice(sign)) });
    const element = name.toLowerCase();
    const closes = html[sign + 1] === '/';
    yield closes ? { closes: element } : { opens: element, attributes: html.slice(sign + 1 + name.length, end) };
    at = closes || !UNSEEN.has(element) ? end + 1 : afterUnseen(html, element, end + 1);
  }
}

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
