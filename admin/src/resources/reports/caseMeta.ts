/** Keeps whole cases apart from queue rows in the cache, where both would otherwise stand under the report's id. */
export const CASE_META = { view: 'case' } as const;
