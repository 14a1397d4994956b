import type { Listing } from '@contracts/envelope';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  queryOptions,
  type UndefinedInitialDataInfiniteOptions,
  type UndefinedInitialDataOptions,
} from '@tanstack/react-query';
import { getAnswer, getData, queryOf } from './http';

interface Asking {
  query?: Parameters<typeof queryOf>[0];
  /** Set when being signed out is an answer like any other and nobody is to be sent to the sign-in page. */
  quiet?: boolean;
}
type Settings<T> = Asking & Omit<UndefinedInitialDataOptions<T>, 'queryKey' | 'queryFn'>;
type PageOptions<Page> = UndefinedInitialDataInfiniteOptions<Page, Error, InfiniteData<Page, number>, QueryKey, number>;
type PageSettings<Page> = Asking & Omit<PageOptions<Page>, 'queryKey' | 'queryFn' | 'initialPageParam' | 'getNextPageParam'>;

/** A path whose parts are made fit for an address: at`/api/forum/topics/${id}`. */
export const at = (words: TemplateStringsArray, ...parts: string[]): string => String.raw({ raw: words }, ...parts.map((part) => encodeURIComponent(part)));

/** What is asked of the server, and under which key its answer is kept. */
export const reads = <T>(queryKey: QueryKey, path: string, { query = {}, quiet, ...settings }: Settings<T> = {}) =>
  queryOptions<T>({ ...settings, queryKey, queryFn: ({ signal }) => getData<T>(path + queryOf(query), { signal, quiet }) });

/** The same for a list that is read page by page. */
export const readsPages = <Page extends Listing<unknown>>(queryKey: QueryKey, path: string, { query = {}, quiet, ...settings }: PageSettings<Page>) =>
  infiniteQueryOptions<Page, Error, InfiniteData<Page, number>, QueryKey, number>({
    ...settings,
    queryKey,
    queryFn: ({ pageParam, signal }) => getAnswer<Page>(path + queryOf({ ...query, offset: pageParam }), { signal, quiet }),
    initialPageParam: 0,
    getNextPageParam: nextOffset,
  });

/** Where the next page of a list begins. */
export const nextOffset = (page: Listing<unknown>): number | undefined => (page.hasMore ? page.offset + page.data.length : undefined);

/** The rows of all pages; one that moved to a later page meanwhile is listed once. */
export function rowsOf<Row extends { id: string }>(pages: Pick<Listing<Row>, 'data'>[]): Row[] {
  return [...new Map(pages.flatMap((page) => page.data).map((row) => [row.id, row])).values()];
}
