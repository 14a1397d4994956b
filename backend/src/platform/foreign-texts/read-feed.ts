import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { Unreadable } from './unreadable.js';

/** One text of a feed, as the feed says it. */
export interface FeedItem {
  readonly title: string;
  /** Where it stands, or null. */
  readonly link: string | null;
  /** HTML. */
  readonly content: string;
  /** HTML; empty where there is nothing but the content. */
  readonly summary: string;
  /** When it was published, as it is written there. */
  readonly at: string | null;
  readonly tags: readonly string[];
}

/** Elements within each other: feeds have a handful. */
const DEEPEST = 64;

type Field = 'title' | 'link' | 'content' | 'text' | 'summary' | 'at' | 'tag';
const FIELDS: Readonly<Record<string, Field>> = {
  title: 'title',
  link: 'link',
  'content:encoded': 'content',
  content: 'content',
  description: 'text',
  summary: 'summary',
  'excerpt:encoded': 'summary',
  pubDate: 'at',
  published: 'at',
  'dc:date': 'at',
  category: 'tag',
};

/** Reads an RSS or Atom feed, at most so many items of it; throws Unreadable for what is none, and for what would grow or go deep. */
export function readFeed(xml: string, most: number): readonly FeedItem[] {
  const reading = new FeedReading(most);
  const parser = new SaxesParser();
  const refuse = (flaw: Unreadable['flaw']) => () => {
    throw new Unreadable(flaw);
  };
  parser.on('doctype', refuse('entities'));
  parser.on('error', ({ message }) => refuse(message.includes('entity') ? 'entities' : 'broken')());
  parser.on('opentag', (tag) => reading.open(tag));
  parser.on('closetag', ({ name }) => reading.close(name));
  parser.on('text', (text) => reading.write(text));
  parser.on('cdata', (text) => reading.write(text));
  parser.write(xml).close();
  if (!reading.isFeed) throw new Unreadable('no-feed');
  return reading.items;
}

type Taken = { [Name in Exclude<Field, 'tag'>]?: string } & { tags: string[] };

class FeedReading {
  readonly items: FeedItem[] = [];
  isFeed = false;
  private depth = 0;
  private item: Taken | null = null;
  private itemDepth = 0;
  private field: { readonly name: Field; readonly isMarkup: boolean; readonly isPlain: boolean; text: string } | null = null;

  constructor(private readonly most: number) {}

  open({ name, attributes }: SaxesTagPlain): void {
    if (++this.depth > DEEPEST) throw new Unreadable('nesting');
    if (this.depth === 1) this.isFeed = name === 'rss' || name === 'feed' || name === 'rdf:RDF';
    if (this.field) {
      if (this.field.isMarkup) this.field.text += openTag(name, attributes);
    } else if (this.item) {
      if (this.depth === this.itemDepth + 1) this.begin(name, attributes);
    } else if (this.isFeed && (name === 'item' || name === 'entry')) {
      if (this.items.length === this.most) throw new Unreadable('items');
      this.item = { tags: [] };
      this.itemDepth = this.depth;
    }
  }

  write(text: string): void {
    if (this.field) this.field.text += this.field.isMarkup ? asHtml(text) : text;
  }

  close(name: string): void {
    if (this.field && this.depth === this.itemDepth + 1) this.keep();
    else if (this.field?.isMarkup) this.field.text += `</${name}>`;
    else if (this.item && this.depth === this.itemDepth) {
      this.items.push(itemOf(this.item));
      this.item = null;
    }
    this.depth -= 1;
  }

  private begin(name: string, { type = '', href, term, rel = 'alternate' }: Record<string, string>): void {
    const field = FIELDS[name];
    if (!field || !this.item) return;
    // Atom says these in attributes.
    if (field === 'link' && href !== undefined && rel === 'alternate') this.item.link ??= href;
    if (field === 'tag' && term !== undefined) this.item.tags.push(term);
    const isAtom = name === 'content' || name === 'summary';
    this.field = { name: field, isMarkup: type === 'xhtml', isPlain: isAtom && (type === '' || type === 'text'), text: '' };
  }

  private keep(): void {
    const { item, field } = this;
    this.field = null;
    if (!item || !field || field.text.trim() === '') return;
    const text = field.isPlain ? inParagraphs(field.text) : field.text.trim();
    if (field.name === 'tag') item.tags.push(text);
    else item[field.name] ??= text;
  }
}

/** RSS tells of a text in its description, which is the text itself where there is no other. */
const itemOf = ({ title = '', link, content, text, summary, at, tags }: Taken): FeedItem => ({
  ...{ title, link: link ?? null, at: at ?? null, tags },
  content: content ?? text ?? summary ?? '',
  summary: summary ?? (content === undefined ? '' : (text ?? '')),
});

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const asHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const openTag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}="${asHtml(value)}"`)
    .join('')}>`;
const inParagraphs = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => `<p>${asHtml(part)}</p>`)
    .join('');
