import { type Listing, PAGE, type Success } from '../../../contracts/envelope.js';

/** A successful answer with an optional Turkish sentence to show. */
export const ok = <T>(data: T, message?: string): Success<T> => (message ? { success: true, data, message } : { success: true, data });

export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Where a list begins and how long it is; `page` counts from 1 and wins over `offset`; a limit over 100 is cut to 100. */
export function windowOf({ limit = PAGE.default, offset = 0, page }: { limit?: number; offset?: number; page?: number }): Window {
  const size = Math.min(limit, PAGE.max);
  return { limit: size, offset: page ? (page - 1) * size : offset };
}

export const listing = <T>(data: T[], total: number, { limit, offset }: Window): Listing<T> => ({
  success: true,
  data,
  total,
  limit,
  offset,
  hasMore: offset + data.length < total,
});
