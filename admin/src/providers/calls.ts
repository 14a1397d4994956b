import type { Listing, Success } from '@contracts/envelope';
import type { fetchUtils } from 'react-admin';
import { httpClient } from './httpClient';

export const API = '/api/console';

/** What the server answers beside lists and records. */
export const ask = async <T>(path: string, options?: fetchUtils.Options): Promise<T> => ((await httpClient(path, options)).json as Success<T>).data;
export const tell = async (path: string, options: fetchUtils.Options): Promise<void> => void (await httpClient(path, options));
export const at = (id: string) => encodeURIComponent(id);
/** A write that whoever does not know whether it was heard sends again under the same key: it has its effect once. */
export const once = (method: 'POST' | 'PUT' | 'DELETE', body: object, key: string): fetchUtils.Options => ({
  method,
  body: JSON.stringify(body),
  headers: new Headers({ 'Idempotency-Key': key }),
});

export interface Rows<Row> {
  rows: Row[];
  total: number;
}

/** A part of a list, and how many rows it has in all. */
export async function rowsOf<Row>(
  path: string,
  { limit, offset = 0, ...narrowed }: { limit: number; offset?: number; list?: string },
  signal: AbortSignal,
): Promise<Rows<Row>> {
  const { data: rows, total } = (await httpClient(`${path}?${new URLSearchParams({ ...narrowed, limit: `${limit}`, offset: `${offset}` })}`, { signal }))
    .json as Listing<Row>;
  return { rows, total };
}
