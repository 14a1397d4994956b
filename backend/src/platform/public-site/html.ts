/** Text that is markup already. Only `html` and `rendered` make it, so whatever else is put into a page is escaped. */
export class SafeHtml {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = SafeHtml | string | number | null | false | readonly SafeHtml[];

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Neither HTML nor XML can hold these, not even escaped. */
const UNFIT = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as it has to stand between tags or quotes, in HTML and in XML. */
export const escaped = (text: string): string => text.replace(UNFIT, '').replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign);

/** Builds markup: what is put in is escaped unless it is markup itself; null and false are left out. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml {
  return new SafeHtml(texts.reduce((whole, text, at) => whole + show(parts[at - 1] ?? null) + text));
}

function show(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof SafeHtml) return part.text;
  return typeof part === 'object' ? part.map(({ text }) => text).join('') : escaped(String(part));
}

/** A text as the one renderer made it; nothing else is to be handed in. */
export const rendered = (markup: string): SafeHtml => new SafeHtml(markup);

/** Data for machines inside a page; nothing in it can end the element. */
export const dataBlock = (value: object): SafeHtml =>
  new SafeHtml(`<script type="application/ld+json">${JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, unicode)}</script>`);

const unicode = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
