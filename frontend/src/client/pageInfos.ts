import type { PageInfo } from '@contracts/pages';
import { reads } from './reads';

/** The static pages without their texts; a version is what is accepted. */
export const pageInfosQuery = reads<PageInfo[]>(['pages'], '/api/pages');
