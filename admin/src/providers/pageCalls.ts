import type { Success } from '@contracts/envelope';
import {
  type ConsolePage,
  type ConsolePageRow,
  type EditPageRequest,
  PAGE_EDIT_TEXT,
  type PageToFileRequest,
  type PageVersion,
  type PageVersionRow,
  type RestorePageRequest,
} from '@contracts/page-editing';
import { API, ask, at, once, type Rows, rowsOf } from './calls';
import { httpClient } from './httpClient';

const PAGES = `${API}/pages`;

/** The page as it stands now, and what is said of the change. */
export interface PageSaved {
  page: ConsolePage;
  said: string;
}

/** The pages that everybody reads. What changes one answers what is said of it: it holds, or waits for a second person. */
export interface PageCalls {
  sitePages: (signal: AbortSignal) => Promise<ConsolePageRow[]>;
  sitePage: (slug: string, signal: AbortSignal) => Promise<ConsolePage>;
  /** The newest first. */
  pageVersions: (slug: string, limit: number, signal: AbortSignal) => Promise<Rows<PageVersionRow>>;
  pageVersion: (slug: string, version: number, signal: AbortSignal) => Promise<PageVersion>;
  editPage: (slug: string, request: EditPageRequest, key: string) => Promise<PageSaved>;
  restorePage: (slug: string, request: RestorePageRequest, key: string) => Promise<PageSaved>;
  pageToFile: (slug: string, request: PageToFileRequest, key: string) => Promise<PageSaved>;
}

const change = async (path: string, method: 'POST' | 'PUT', request: object, key: string): Promise<PageSaved> => {
  const { data: page, message: said = PAGE_EDIT_TEXT.saved } = (await httpClient(path, once(method, request, key))).json as Success<ConsolePage>;
  return { page, said };
};

export const pageCalls: PageCalls = {
  sitePages: (signal) => ask<ConsolePageRow[]>(PAGES, { signal }),
  sitePage: (slug, signal) => ask<ConsolePage>(`${PAGES}/${at(slug)}`, { signal }),
  pageVersions: (slug, limit, signal) => rowsOf<PageVersionRow>(`${PAGES}/${at(slug)}/versions`, { limit }, signal),
  pageVersion: (slug, version, signal) => ask<PageVersion>(`${PAGES}/${at(slug)}/versions/${version}`, { signal }),
  editPage: (slug, request, key) => change(`${PAGES}/${at(slug)}`, 'PUT', request, key),
  restorePage: (slug, request, key) => change(`${PAGES}/${at(slug)}/restore`, 'POST', request, key),
  pageToFile: (slug, request, key) => change(`${PAGES}/${at(slug)}/file`, 'POST', request, key),
};
