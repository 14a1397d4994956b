import type { Page, PageSlug } from '@contracts/pages';
import { reads } from '../../../client/reads';

export const pageQuery = (slug: PageSlug) => reads<Page>(['pages', slug], `/api/pages/${slug}`);
