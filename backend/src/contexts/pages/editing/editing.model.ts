import type { PageText } from '../../../../contracts/page-editing.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, orNull, personal, text } from '../../../platform/views/view-fields.js';

/** Every change of a page, by `versionId`; the texts stand beside it, as no list shows them. */
export const pageVersionsView = declareView(
  'page_versions',
  { slug: text, version: number, title: text, to_file: flag, restored: orNull(number), at: text, admin_id: text },
  { indexes: [{ slug: 1, version: -1 }] },
);
export type PageVersionDocument = DocumentOf<typeof pageVersionsView>;

export const pageTextsView = declareView('page_texts', { text: object<PageText>(), before: object<PageText>() });

/** Why an admin changed what, by the id of the change. */
export const pageWordsView = declareView('page_words', { reasons: personal(object<Readonly<Record<string, string>>>()) }, { forgottenWith: ['AccountErased'] });

export const versionId = (slug: string, version: number): string => `${slug}:${version}`;
