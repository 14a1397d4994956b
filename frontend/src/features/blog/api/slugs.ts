import type { SlugState } from '@contracts/blog-writing';
import { keepPreviousData } from '@tanstack/react-query';
import { reads } from '../../../client/reads';

/** Whether an address is free; for a post that is written already also what it had once. */
export const slugQuery = (slug: string, post: string | undefined) =>
  reads<SlugState>(['blog', 'slug', slug, post ?? null], '/api/blog/slugs', {
    query: { slug, post },
    quiet: true,
    retry: false,
    placeholderData: keepPreviousData,
  });
