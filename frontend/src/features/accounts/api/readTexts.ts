import type { PageInfo } from '@contracts/pages';

const versionOf = (pages: readonly PageInfo[] | undefined, wanted: PageInfo['slug']) => pages?.find(({ slug }) => slug === wanted)?.version;

/** The versions that somebody says to have read. Texts whose versions could not be had are asked about after signing in. */
export const readTexts = (pages: readonly PageInfo[] | undefined) => ({
  accepted_terms: versionOf(pages, 'terms'),
  read_notice: versionOf(pages, 'aydinlatma'),
});
