import type { RecordedEvent } from '../../../kernel/event.js';
import { type OwnData, ownDataFile } from '../../../platform/own-data/own-data.js';
import { frontMatter } from './front-matter.rules.js';
import type { PostArchived, PostDrafted, PostImported, PostPublished, PostRevised, PostScheduled, PostUnpublished, PostWithdrawn } from './post.events.js';
import { sealOf } from './post-text.rules.js';

type Written = PostDrafted | PostRevised;
type Moved = PostImported | PostPublished | PostUnpublished | PostScheduled | PostArchived | PostWithdrawn;

const written = ({ at, data }: RecordedEvent<Written>) => {
  const { postId, categoryId, title, slug, excerpt, tags, cover, readingTime, seoTitle, seoDescription, keywords, canonical, bytes } = data;
  const meta = { seo_title: seoTitle, seo_description: seoDescription, keywords, canonical };
  return { at, post: postId, category: categoryId, title, slug, excerpt, tags, cover, reading_time: readingTime, ...meta, bytes, text: nameOf(postId) };
};

const nameOf = (postId: string): string => `yazilar/${postId}.md`;

const posts = ownDataFile<Written | Moved>({
  name: 'yazilar',
  title: 'Blog yazılarınız; metinleri yazilar klasöründe Markdown olarak durur',
  rows: {
    PostDrafted: written,
    PostRevised: written,
    PostImported: ({ at, data }) => ({ at, post: data.postId, imported: true, first_published_at: data.publishedAt }),
    PostScheduled: ({ at, data }) => ({ at, post: data.postId, scheduled_at: data.at }),
    PostPublished: ({ at, data }) => ({ at, post: data.postId, published_at: data.publishedAt }),
    PostUnpublished: ({ at, data }) => ({ at, post: data.postId, unpublished: data.cause }),
    PostArchived: ({ at, data }) => ({ at, post: data.postId, archived: true }),
    PostWithdrawn: ({ at, data }) => ({ at, post: data.postId, deleted: true }),
  },
});

const isWritten = (event: RecordedEvent): event is RecordedEvent<Written> => event.type === 'PostDrafted' || event.type === 'PostRevised';

/** What the blog has of a member: each post as a Markdown file too, with what belongs to it above the text. */
export const postOwnData: OwnData = {
  files: [posts],
  fileOf: (event) => {
    if (!isWritten(event)) return null;
    const { postId, authorId, textKey } = event.data;
    return { name: nameOf(postId), key: textKey, text: { sealedFor: sealOf(authorId, postId), head: frontMatter(event.data, event.at) } };
  },
};
