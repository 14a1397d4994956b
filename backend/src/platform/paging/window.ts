import { PAGE } from '../../../contracts/envelope.js';

/** A part of a list: so many rows after so many others. */
export interface Window {
  readonly limit: number;
  readonly offset: number;
}

/** Where a list begins and how long it is; `page` counts from 1 and wins over `offset`; a limit over 100 is cut to 100. */
export function windowOf({ limit = PAGE.default, offset = 0, page }: { limit?: number; offset?: number; page?: number }): Window {
  const size = Math.min(limit, PAGE.max);
  return { limit: size, offset: page ? (page - 1) * size : offset };
}
