import { declareView } from '../../../platform/views/declared-view.js';
import { flag, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** Who has to do with which project, and in which project an invitation, a posting or an application is. No words, and no state that is decided on. */
export const tiesView = declareView(
  'project_ties',
  {
    kind: oneOf<'project' | 'owner' | 'member' | 'invite' | 'posting' | 'application'>(),
    project_id: text,
    /** Of a project: who owned it last, where nobody does. Null for postings, and for an invitation to an address. */
    member_id: orNull(text),
    /** Of an application: that it waits for an answer. Of a project: that it was withdrawn. */
    flag,
  },
  {
    indexes: [
      { member_id: 1, kind: 1, _id: 1 },
      { member_id: 1, _id: 1 },
    ],
  },
);
