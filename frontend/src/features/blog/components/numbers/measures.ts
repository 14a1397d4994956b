import type { PostStats } from '@contracts/blog-reactions';

/** What is counted of a post, as authors read it. */
export const MEASURES = ['views', 'likes', 'bookmarks', 'applause', 'comments'] as const satisfies readonly (keyof PostStats)[];
export type Measure = (typeof MEASURES)[number];

export const MEASURE_LABEL: Record<Measure, string> = {
  views: 'Görüntülenme',
  likes: 'Beğeni',
  bookmarks: 'Kaydetme',
  applause: 'Alkış',
  comments: 'Yorum',
};

/** A day of the contract as a time that is that day everywhere in Turkey. */
export const noonOf = (day: string): string => `${day}T12:00:00+03:00`;
