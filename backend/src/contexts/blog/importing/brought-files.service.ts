import { Injectable } from '@nestjs/common';
import { IMPORT_LIMITS, IMPORT_TEXT } from '../../../../contracts/blog-import.js';
import { excerptOf, plainWords } from '../../../../contracts/rendering/excerpt.js';
import { readMarkdownFile } from '../../../platform/foreign-texts/front-matter.js';
import { addressOf, markdownOf } from '../../../platform/foreign-texts/html-to-markdown.js';
import { type FeedItem, readFeed } from '../../../platform/foreign-texts/read-feed.js';
import { textIn, Unreadable } from '../../../platform/foreign-texts/unreadable.js';
import { type BroughtPost, fitting, fromFeed, fromMarkdown } from './brought-post.rules.js';

/** A file as its member sent it. */
export interface BroughtFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

const MARKDOWN = /\.(?:md|markdown|mdown|txt)$/i;
const FEED = /\.(?:xml|rss|atom|rdf)$/i;
/** What a title is made of, where a text has none. */
const TITLE = 80;

/** Reads the posts in files that members bring. */
@Injectable()
export class BroughtFiles {
  /** What is in it, or the sentence that says why that cannot be read. */
  async read({ name, bytes }: BroughtFile): Promise<readonly BroughtPost[] | string> {
    try {
      if (MARKDOWN.test(name)) return [fitting(fromMarkdown(readMarkdownFile(textIn(bytes)), name))];
      if (!FEED.test(name)) return IMPORT_TEXT.unknownKind;
      const posts = await this.postsOf(readFeed(textIn(bytes), IMPORT_LIMITS.items));
      return posts.length === 0 ? IMPORT_TEXT.empty : posts;
    } catch (error) {
      if (error instanceof Unreadable) return IMPORT_TEXT[error.flaw];
      throw error;
    }
  }

  private async postsOf(items: readonly FeedItem[]): Promise<readonly BroughtPost[]> {
    const posts: BroughtPost[] = [];
    for (const item of items) {
      posts.push(fitting(fromFeed(inMarkdown(item))));
      // Others need the event loop between two of them.
      await new Promise(setImmediate);
    }
    return posts;
  }
}

function inMarkdown({ title, link, content, summary, at, tags }: FeedItem) {
  const base = addressOf(link, null);
  const text = markdownOf(content, base, IMPORT_TEXT.picture);
  return {
    ...{ title: plainWords(markdownOf(title, null)), link: base, content: text, at, tags },
    summary: plainWords(markdownOf(summary, null)),
    beginning: title.trim() === '' ? excerptOf(text, TITLE) : '',
    source: JSON.stringify([title, content]),
  };
}
