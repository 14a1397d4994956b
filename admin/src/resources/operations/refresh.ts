import type { GetListParams } from 'react-admin';

/** The board asks again this often; a page in the background does not ask. */
export const REFRESH_EVERY = 5_000;

/** Lists that are short enough to be shown whole. */
export const WHOLE_LIST: GetListParams = { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} };
