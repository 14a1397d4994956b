import type { Listing } from '../../../contracts/envelope.js';
import type { Window } from './window.js';

/** A page of a list some rows of which its reader does not get: what follows is told by the places, not by the rows. */
export const pageOf = <T>(data: T[], total: number, { limit, offset }: Window): Listing<T> => ({
  success: true,
  data,
  total,
  limit,
  offset,
  hasMore: offset + limit < total,
});
