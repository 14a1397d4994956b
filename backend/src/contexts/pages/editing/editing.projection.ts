import type { RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import type { PageEvent } from './editing.events.js';
import { pageTextsView, pageVersionsView, pageWordsView, versionId } from './editing.model.js';

/** The versions of each page: what stood from when on, who wrote it and why. */
export const pageVersionsProjection = projection<PageEvent | AccountErased | MemberForgotten>({
  name: 'page-versions',
  version: 1,
  views: [pageVersionsView.name, pageTextsView.name, pageWordsView.name],
  on: {
    PageEdited: (event) => written(event, { to_file: false, restored: event.data.restored }),
    PageReturnedToFile: (event) => written(event, { to_file: true, restored: null }),
    AccountErased: ({ data }) => wordless(data.memberId),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => wordless(data.memberId),
  },
});

function written({ at, data }: RecordedEvent<PageEvent>, how: { readonly to_file: boolean; readonly restored: number | null }): readonly Write[] {
  const { slug, version, title, description, markdown, before, reason, adminId } = data;
  const id = versionId(slug, version);
  return [
    pageVersionsView.put(id, { slug, version, title, ...how, at, admin_id: adminId }),
    pageTextsView.put(id, { text: { title, description, markdown }, before }),
    ...(reason === null ? [] : [pageWordsView.make(adminId, { $set: { [`reasons.${id}`]: reason } })]),
  ];
}

const wordless = (memberId: string): Write => pageWordsView.change(memberId, { $set: { reasons: {} } });
