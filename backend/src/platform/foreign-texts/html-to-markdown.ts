import { attributeIn, piecesOf } from './html-pieces.js';
import { MarkdownPage } from './markdown-page.js';

const LINK = /^(?:https?|mailto):$/;
const MARKS: Readonly<Record<string, string>> = { b: '**', strong: '**', i: '*', em: '*', del: '~~', s: '~~', code: '`' };
const BLOCKS = new Set(
  'p div section article header footer main aside figure figcaption address dl dt dd table thead tbody tfoot tr form fieldset details summary center'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
/** What is shown in a frame of its own is named by its address. */
const FRAMES = new Set(['iframe', 'embed', 'video', 'audio', 'source']);

/** The words of a page as Markdown: paragraphs, headings, lists, quotes, code, emphasis and links; pictures and films become links. `base`: where its links set out from; `picture`: what one is called that nobody has described. */
export function markdownOf(html: string, base: string | null, picture = ''): string {
  const page = new MarkdownPage(picture);
  for (const piece of piecesOf(html)) {
    if ('words' in piece) page.write(piece.words);
    else if ('closes' in piece) close(page, piece.closes);
    else open(page, piece.opens, piece.attributes, base);
  }
  return page.end();
}

function open(page: MarkdownPage, name: string, attributes: string, base: string | null): void {
  const heading = HEADING.exec(name)?.[1];
  if (heading) page.block('#'.repeat(Number(heading)));
  else if (BLOCKS.has(name)) page.block();
  else if (MARKS[name] !== undefined) page.mark(name, MARKS[name]);
  else if (name === 'a') page.link(addressOf(attributeIn(attributes, 'href'), base));
  else if (name === 'img' || FRAMES.has(name)) page.show(attributeIn(attributes, 'alt') ?? '', addressOf(attributeIn(attributes, 'src'), base));
  else if (name === 'br') page.turn();
  else if (name === 'hr') page.rule();
  else if (name === 'td' || name === 'th') page.cell();
  else if (name === 'pre') page.code();
  else if (name === 'blockquote') page.quote();
  else if (name === 'ul' || name === 'ol') page.list(name === 'ol');
  else if (name === 'li') page.item();
}

function close(page: MarkdownPage, name: string): void {
  if (HEADING.test(name) || BLOCKS.has(name) || name === 'li') page.block();
  else if (MARKS[name] !== undefined) page.unmark(name);
  else if (name === 'a') page.unmark('a');
  else if (name === 'pre') page.endCode();
  else if (name === 'blockquote') page.endQuote();
  else if (name === 'ul' || name === 'ol') page.endList();
}

/** An address that may stand in a text, in full; null for every other. */
export function addressOf(written: string | null, base: string | null): string | null {
  if (!written || !URL.canParse(written, base ?? undefined)) return null;
  const { protocol, href } = new URL(written, base ?? undefined);
  return LINK.test(protocol) ? href.replace(/[()<>\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`) : null;
}
