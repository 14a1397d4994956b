import type { Listing, Success } from '../../../contracts/envelope.js';
import type { Window } from '../paging/window.js';

/** A successful answer with an optional Turkish sentence to show. */
export const ok = <T>(data: T, message?: string): Success<T> => (message ? { success: true, data, message } : { success: true, data });

export const listing = <T>(data: T[], total: number, { limit, offset }: Window): Listing<T> => ({
  success: true,
  data,
  total,
  limit,
  offset,
  hasMore: offset + data.length < total,
});
