import type { PostStatus } from '../../contracts/blog.js';
import { type DemoHead, readDemo, textsIn } from './demo-text.js';
import type { CoverName } from './draw-cover.js';

/** A comment on a sample post; `answers` is the index of the one that it replies to. */
export interface DemoPostComment {
  readonly by: string;
  readonly content: string;
  /** Minutes after the post was published. */
  readonly after: number;
  readonly answers: number | null;
  readonly likes: readonly string[];
}

export interface DemoPost {
  readonly by: string;
  /** Slug of one of the default categories. */
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
  /** Markdown; `picture:NAME` stands for a drawn picture. */
  readonly content: string;
  readonly tags: readonly string[];
  readonly status: PostStatus;
  /** Hours before the first start; below 0 after it, of one that is scheduled. */
  readonly hoursAgo: number;
  readonly minutes: number | null;
  readonly cover: CoverName | null;
  readonly featured: boolean;
  /** Title of the series in which it stands. */
  readonly series: string | null;
  readonly views: number;
  readonly likes: readonly string[];
  readonly bookmarks: readonly string[];
  readonly claps: readonly { readonly by: string; readonly claps: number }[];
  readonly comments: readonly DemoPostComment[];
}

/** The sample posts; the number in a file's name is the post's index. A file is a post and its comments one after another. */
export const readDemoPosts = (): readonly DemoPost[] => readDemo('posts').map(postIn);

/** What a file with a post says. */
export function postIn(file: string): DemoPost {
  const [{ head, content }, ...comments] = textsIn(file);
  return {
    by: head.said('by'),
    category: head.said('category'),
    title: head.said('title'),
    excerpt: either(head, 'excerpt') ?? '',
    content,
    tags: head.list('tags'),
    status: head.said('state') as PostStatus,
    hoursAgo: head.has('hoursAhead') ? -head.number('hoursAhead') : head.number('hoursAgo'),
    minutes: head.has('minutes') ? head.number('minutes') : null,
    cover: either(head, 'cover') as CoverName | null,
    featured: head.has('featured'),
    series: either(head, 'series'),
    views: head.has('views') ? head.number('views') : 0,
    likes: head.list('likes'),
    bookmarks: head.list('bookmarks'),
    claps: head.list('claps').map(clapsIn),
    comments: comments.map(({ head: said, content: text }) => ({
      by: said.said('by'),
      content: text,
      after: said.number('after'),
      answers: said.has('parent') ? said.number('parent') : null,
      likes: said.list('likes'),
    })),
  };
}

const either = (head: DemoHead, name: string): string | null => (head.has(name) ? head.said(name) : null);

/** 'elif.isik 20' */
function clapsIn(words: string): { by: string; claps: number } {
  const [by = '', claps = ''] = words.split(' ');
  return { by, claps: Number(claps) };
}
