import type { ConsolePage, EditPageRequest, PageToFileRequest, RestorePageRequest } from '@contracts/page-editing';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import type { PageSaved } from '../../providers/pageCalls';
import { type Send, useWrite } from '../../providers/useWrite';
import { APPROVALS } from '../approvals/useApprovals';

const PAGES = 'site-pages';
/** Another admin may change something meanwhile. */
const REFRESH_EVERY = 10_000;

const useServer = () => useDataProvider<DeskDataProvider>();

export function useSitePages() {
  const server = useServer();
  return useQuery({ queryKey: [PAGES], queryFn: ({ signal }) => server.sitePages(signal) });
}

export function useSitePage(slug: string) {
  const server = useServer();
  return useQuery({ queryKey: [PAGES, slug], queryFn: ({ signal }) => server.sitePage(slug, signal), refetchInterval: REFRESH_EVERY });
}

/** The last versions, so many of them. */
export function usePageVersions(slug: string, limit: number) {
  const server = useServer();
  return useQuery({
    queryKey: [PAGES, slug, 'versions', limit],
    queryFn: ({ signal }) => server.pageVersions(slug, limit, signal),
    placeholderData: (before) => before,
  });
}

export function usePageVersion(slug: string, version: number) {
  const server = useServer();
  return useQuery({ queryKey: [PAGES, slug, 'version', version], queryFn: ({ signal }) => server.pageVersion(slug, version, signal) });
}

interface Ends {
  /** With the page as it stands now. */
  onDone: (page: ConsolePage) => void;
  onRefused?: () => void;
}
const useChange = <Request extends object>(send: Send<Request, PageSaved>, { onDone, onRefused }: Ends) =>
  useWrite<Request, PageSaved>({
    send,
    said: ({ said }) => said,
    touches: [PAGES, APPROVALS],
    onDone: (_, { page }) => onDone(page),
    ...(onRefused && { onRefused }),
  });

export const useEditPage = (slug: string, ends: Ends) => useChange<EditPageRequest>((server, request, key) => server.editPage(slug, request, key), ends);
export const useRestorePage = (slug: string, ends: Ends) =>
  useChange<RestorePageRequest>((server, request, key) => server.restorePage(slug, request, key), ends);
export const usePageToFile = (slug: string, ends: Ends) => useChange<PageToFileRequest>((server, request, key) => server.pageToFile(slug, request, key), ends);
