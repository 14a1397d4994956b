import type { PostPlace, PostWords } from './post.events.js';

type Told = Pick<PostPlace, 'postId' | 'categoryId'> & Omit<PostWords, 'textKey' | 'digest' | 'bytes'>;

/** What stands above the text of a post in its Markdown file, as YAML; `savedAt`, and `publishedAt` where that is known, are ISO times. */
export function frontMatter(post: Told, savedAt: string, publishedAt: string | null = null): string {
  const { postId, categoryId, title, slug, excerpt, tags, cover, readingTime, seoTitle, seoDescription, keywords, canonical } = post;
  const fields = {
    ...{ id: postId, title, slug, excerpt, category: categoryId, tags, cover, reading_time: readingTime },
    ...{ seo_title: seoTitle, seo_description: seoDescription, keywords, canonical, saved_at: savedAt },
    ...(publishedAt === null ? {} : { published_at: publishedAt }),
  };
  // What JSON writes, YAML reads: no value can end its line.
  return `---\n${Object.entries(fields)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join('')}---\n\n`;
}
