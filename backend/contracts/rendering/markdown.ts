/** The one way from a text to HTML: readers, crawlers and the preview of the editor see the same. */
import createParser, { type MarkdownIt, type StateCore, type Token } from 'markdown-it';
import { mentionsOfWords, namedIn } from '../mentions.js';
import { boundProblem, TEXT_BOUNDS } from '../text-bounds.js';
import { ownImage } from '../writing.js';
import { fileOfFence } from './fence.js';

/**
 * A member's text, or their post, of which more is read; or the installation's own, which is a page itself: its headings keep their levels and
 * its links count.
 */
export type TextKind = 'member' | 'post' | 'house';

/** What the marks of a text may weigh; of the installation's own nobody asks. */
const HEAVIEST = { member: TEXT_BOUNDS.weight, post: TEXT_BOUNDS.postWeight } as const;

/** The parser never goes deeper; a text that would is shown as plain words. A list takes two levels, so this is above what the bounds let through. */
const DEEPEST = 40;
const DEEPEST_PICTURE = 2;
/** A post stands under the heading of its page and that of its place on it, so its own begin two levels lower. */
const BELOW_POST = 2;
const LOWEST = 6;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\])|#)/i;

export const isSafeAddress = (address: string): boolean => SAFE_ADDRESS.test(address.trim());

/** Renders a text; raw HTML in it stays text, and what is beyond the bounds becomes plain words. */
export function renderText(source: string, kind: TextKind = 'member'): string {
  const parser = kind === 'house' ? house : member;
  if (kind !== 'house' && boundProblem(source, HEAVIEST[kind])) return plainHtml(source);
  const env = {};
  const tokens = parser.parse(source, env);
  if (tokens.some(({ level }) => level >= DEEPEST - 1)) return plainHtml(source);
  return parser.renderer.render(tokens, parser.options, env).trimEnd();
}

/** Where the links of a member's text lead, one for each that its page shows, however they are spelled; other pages of the installation count for none. */
export function linksOf(source: string, kind: Exclude<TextKind, 'house'> = 'member'): string[] {
  if (boundProblem(source, HEAVIEST[kind])) return [];
  const tokens = member.parse(source, {});
  return tokens.some(({ level }) => level >= DEEPEST - 1) ? [] : tokens.flatMap(({ children }) => addressesIn(children ?? []));
}

/** Pictures that were not uploaded here are shown as links. */
const addressesIn = (tokens: readonly Token[]): string[] =>
  tokens.flatMap(({ type, info, attrs }) => {
    const name = type === 'image' ? 'src' : 'href';
    const address = String(attrs?.find(([attribute]) => attribute === name)?.[1] ?? '');
    if (!address || info === 'mention' || info === IN_LINK || OWN_PLACE.test(address)) return [];
    return type === 'image' && ownImage(address) ? [] : [address];
  });

const OWN_PLACE = /^[/#]/;

/** A text without any of its marks understood: words and line breaks. */
export const plainHtml = (source: string): string =>
  source
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function parserOf(kind: 'member' | 'house'): MarkdownIt {
  const parser = createParser('default', { html: false, linkify: true, maxNesting: DEEPEST });
  normalizeInHaste(parser);
  parser.validateLink = isSafeAddress;
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: true }).add('ftp:', null).add('//', null).add('www.', WWW);
  parser.core.ruler.push('task-lists', markTasks);
  parser.core.ruler.push('numbers', markNumbers);
  parser.core.ruler.push('pictures', markPictures);
  if (kind === 'member') parser.core.ruler.push('mentions', linkMentions);
  showLinks(parser, kind);
  showBlocks(parser, kind);
  limitPictures(parser);
  return parser;
}

/** The words of a picture are a text with pictures again, each of which is read from its beginning: those that stand deeper stay as they are written. */
function limitPictures(parser: MarkdownIt): void {
  const parse = parser.inline.parse.bind(parser.inline);
  let depth = 0;
  parser.inline.parse = (source, md, env, tokens) => {
    if (depth > DEEPEST_PICTURE) {
      const words = new parser.inline.State(source, md, env, tokens).push('text', '', 0);
      words.content = source;
      return;
    }
    depth++;
    try {
      parse(source, md, env, tokens);
    } finally {
      depth--;
    }
  };
}

/** Addresses in which there is nothing to encode, to decode or to bring into another alphabet: normalizing costs as much as the rest of a link. */
const NORMAL = /^(?:(?:https?:\/\/)?[\w.~/?=&+#-]{1,200}|mailto:[\w.+-]{1,60}@[\w.-]{1,100})$/;

function normalizeInHaste(parser: MarkdownIt): void {
  const isNormal = (address: string): boolean => NORMAL.test(address) && !address.includes('xn--');
  const [link, text] = [parser.normalizeLink, parser.normalizeLinkText];
  parser.normalizeLink = (address) => (isNormal(address) ? address : link.call(parser, address));
  parser.normalizeLinkText = (address) => (isNormal(address) ? address : text.call(parser, address));
}

/** An address without a scheme, as it is written in running text. */
const WWW = {
  validate: (text: string, at: number, self: MarkdownIt['linkify']): number => {
    const [rest = ''] = /^\S{0,500}/.exec(text.slice(at, at + 500)) ?? [];
    const length = self.testSchemaAt(`http://www.${rest}`, 'http:', 5);
    return length > '//www.'.length ? length - '//www.'.length : 0;
  },
  normalize: (match: { url: string }): void => {
    match.url = `http://${match.url}`;
  },
};

function showLinks(parser: MarkdownIt, kind: 'member' | 'house'): void {
  const { rules } = parser.renderer;
  rules.link_open = (tokens, index, options, _env, self) => {
    const token = tokens[index] as Token;
    // Links of members count for nothing with search engines; those to members whom the text names are the forum's own.
    if (kind === 'member' && token.info !== 'mention') token.attrs = [['rel', 'nofollow ugc noopener'], ...(token.attrs ?? [])];
    return self.renderToken(tokens, index, options);
  };
  rules.image = (tokens, index) => picture(tokens[index] as Token, kind, parser.utils.escapeHtml);
}

/** Only what was uploaded here is loaded: reading tells nobody outside that one reads, and calls nothing else of the installation. */
function picture(token: Token, kind: 'member' | 'house', escaped: (text: string) => string): string {
  const address = String(token.attrGet('src') ?? '');
  const alt = wordsOf(token.children ?? []).trim();
  const image = ownImage(address) ?? (kind === 'house' && address.startsWith('/') ? { url: address } : null);
  if (image) {
    const size = image.width ? ` width="${image.width}" height="${image.height}"` : '';
    return `<img src="${escaped(image.url)}"${size} alt="${escaped(alt)}" loading="lazy" decoding="async">`;
  }
  const name = escaped(`Görsel: ${alt || address}`);
  return token.info === IN_LINK ? name : `<a rel="nofollow ugc noopener" href="${escaped(address)}">${name}</a>`;
}

const IN_LINK = 'in-link';

/** Takes down which pictures stand in a link: there is no link within another. */
function markPictures({ tokens }: StateCore): void {
  for (const { children } of tokens) {
    let links = 0;
    for (const token of children ?? []) {
      if (token.type === 'link_open') links++;
      else if (token.type === 'link_close') links--;
      else if (token.type === 'image' && links > 0) token.info = IN_LINK;
    }
  }
}

/** The words of tokens inside a line, without their marks. */
export function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ type, content, children }) => (type === 'softbreak' || type === 'hardbreak' ? ' ' : children ? wordsOf(children) : content)).join('');
}

function showBlocks(parser: MarkdownIt, kind: 'member' | 'house'): void {
  const { rules } = parser.renderer;
  const lowered: typeof rules.heading_open = (tokens, index, options, _env, self) => {
    const token = tokens[index] as Token;
    token.tag = `h${Math.min(LOWEST, Number(token.tag.slice(1)) + BELOW_POST)}`;
    return self.renderToken(tokens, index, options);
  };
  if (kind === 'member') rules.heading_open = rules.heading_close = lowered;
  const code = rules.fence;
  rules.fence = (tokens, index, options, env, self) => {
    const file = fileOfFence(parser.utils.unescapeAll((tokens[index] as Token).info));
    const block = code?.(tokens, index, options, env, self) ?? '';
    return file ? `<figure class="code"><figcaption>${parser.utils.escapeHtml(file)}</figcaption>${block.trimEnd()}</figure>\n` : block;
  };
  // Wide tables scroll, and without a mouse only what has the focus can be scrolled.
  rules.table_open = () => '<div class="table" tabindex="0"><table>\n';
  rules.table_close = () => '</table></div>\n';
  rules.th_open = (tokens, index) => cell('th', tokens[index] as Token);
  rules.td_open = (tokens, index) => cell('td', tokens[index] as Token);
  rules.s_open = () => '<del>';
  rules.s_close = () => '</del>';
}

/** Inline styles are not allowed on our pages. */
function cell(tag: string, token: Token): string {
  const [, side] = /^text-align:(center|right)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
  return side ? `<${tag} class="${side}">` : `<${tag}>`;
}

const TASK = /^\[([ xX])\](?=\s)/;
const box = (checked: boolean): string => `<input type="checkbox" disabled${checked ? ' checked' : ''} aria-label="${checked ? 'Yapıldı' : 'Yapılacak'}">`;

/** Makes boxes of `[ ]` and `[x]` at the beginning of list items. */
function markTasks(state: StateCore): void {
  const lists: Token[] = [];
  state.tokens.forEach((token, index) => {
    if (/^(?:bullet|ordered)_list_open$/.test(token.type)) lists.push(token);
    else if (/^(?:bullet|ordered)_list_close$/.test(token.type)) lists.pop();
    else if (token.type === 'inline' && state.tokens[index - 1]?.type === 'paragraph_open' && state.tokens[index - 2]?.type === 'list_item_open') {
      const [first] = token.children ?? [];
      const [, mark] = first?.type === 'text' ? (TASK.exec(first.content) ?? []) : [];
      if (!first || mark === undefined) return;
      first.content = first.content.slice(3);
      const html = new state.Token('html_inline', '', 0);
      html.content = box(mark !== ' ');
      token.children?.unshift(html);
      state.tokens[index - 2]?.attrSet('class', 'task-list-item');
      lists.at(-1)?.attrSet('class', 'contains-task-list');
    }
  });
}

/** Of the number with which a list begins; where it passes that by counting, the room is enough still. */
const MOST_DIGITS = 9;

/** Tells of lists whose numbers have more than two digits how many those are: they want more room before the words. */
function markNumbers({ tokens }: StateCore): void {
  const lists: { readonly list: Token; items: number }[] = [];
  for (const token of tokens) {
    const open = lists.at(-1);
    if (/^(?:bullet|ordered)_list_open$/.test(token.type)) lists.push({ list: token, items: 0 });
    else if (token.type === 'list_item_open' && open) open.items++;
    else if (/^(?:bullet|ordered)_list_close$/.test(token.type)) lists.pop();
    if (token.type !== 'ordered_list_close' || !open) continue;
    const digits = Math.min(MOST_DIGITS, String(Number(open.list.attrGet('start') ?? 1) + open.items - 1).length);
    if (digits > 2) open.list.attrJoin('class', `digits-${digits}`);
  }
}

/** Makes links of the members that a text names. Who that is says the contract alone, so that whoever is shown as named was told of it. */
function linkMentions(state: StateCore): void {
  const named = new Set(namedIn(state.src).map((username) => username.toLowerCase()));
  if (named.size === 0) return;
  for (const token of state.tokens) if (token.type === 'inline' && token.children) token.children = withMentions(state, token.children, named);
}

function withMentions(state: StateCore, tokens: readonly Token[], named: ReadonlySet<string>): Token[] {
  let links = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') links++;
    else if (token.type === 'link_close') links--;
    return token.type === 'text' && links === 0 ? pieces(state, token, named) : [token];
  });
}

function pieces({ Token: Piece }: StateCore, text: Token, named: ReadonlySet<string>): Token[] {
  const found: Token[] = [];
  const put = (type: string, tag: string, nesting: -1 | 0 | 1, content = '') => {
    const token = new Piece(type, tag, nesting);
    token.content = content;
    token.level = text.level;
    found.push(token);
    return token;
  };
  let end = 0;
  for (const { username, at } of mentionsOfWords(text.content)) {
    if (!named.has(username.toLowerCase())) continue;
    put('text', '', 0, text.content.slice(end, at));
    const link = put('link_open', 'a', 1);
    link.info = 'mention';
    link.attrs = [['href', `/profile/${username}`]];
    end = at + 1 + username.length;
    put('text', '', 0, text.content.slice(at, end));
    put('link_close', 'a', -1);
  }
  if (end === 0) return [text];
  put('text', '', 0, text.content.slice(end));
  return found;
}

const member = parserOf('member');
const house = parserOf('house');
