import type { Page, PageSlug } from '@contracts/pages';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export const pageQuery = (slug: PageSlug) =>
  queryOptions({ queryKey: ['pages', slug], queryFn: ({ signal }) => getData<Page>(`/api/pages/${slug}`, { signal }) });
