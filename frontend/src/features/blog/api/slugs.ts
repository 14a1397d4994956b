import type { SlugState } from '@contracts/blog-writing';
import { keepPreviousData } from '@tanstack/react-query';
import { at, reads } from '../../../client/reads';

/** Whether an address is free; for a post that is written already also what it had once. */
export const slugQuery = (slug: string, post: string | undefined) =>
  reads<SlugState>(['blog', 'slug', slug, post ?? null], at`/api/blog/slugs/${slug}`, {
    query: { post },
    quiet: true,
    retry: false,
    placeholderData: keepPreviousData,
  });
