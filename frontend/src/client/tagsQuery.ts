import type { Tag } from '@contracts/forum-tags';
import { keepPreviousData } from '@tanstack/react-query';
import { reads } from './reads';

const SUGGESTED = 12;

/** The most used tags whose name begins so; without a beginning the most used of all. */
export const tagsQuery = (beginning: string) =>
  reads<Tag[]>(['forum', 'tags', beginning], '/api/forum/tags', { query: { q: beginning, limit: SUGGESTED }, placeholderData: keepPreviousData });
