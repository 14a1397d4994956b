import type { ConsoleTag } from '@contracts/forum-tags';

const number = (count: number): string => count.toLocaleString('tr-TR');

/** '3 konu · 2 yazı'; posts where there are any. */
export const usesOf = ({ topic_count, post_count }: ConsoleTag): string =>
  [topic_count > 0 || post_count === 0 ? `${number(topic_count)} konu` : '', post_count > 0 ? `${number(post_count)} yazı` : ''].filter(Boolean).join(' · ');
