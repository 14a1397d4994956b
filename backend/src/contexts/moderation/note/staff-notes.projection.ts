import { projection } from '../../../kernel/projection.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import type { StaffNoteEvent } from './staff-note.events.js';
import { staffNotesView } from './staff-notes.model.js';

/** What staff note about members, as long as there is the member. */
export const staffNotesProjection = projection<StaffNoteEvent | AccountErased | MemberForgotten>({
  name: 'staff-notes',
  version: 1,
  views: [staffNotesView.name],
  on: {
    StaffNoteWritten: ({ data: { memberId, noteId, authorId, text }, at }) =>
      staffNotesView.make(memberId, { $set: { [`notes.${noteId}`]: { authorId, text, at } } }),
    StaffNoteRemoved: ({ data: { memberId, noteId } }) => staffNotesView.change(memberId, { $set: { [`notes.${noteId}`]: null } }),
    AccountErased: ({ data: { memberId } }) => staffNotesView.change(memberId, { $set: { notes: {} } }),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data: { memberId } }) => staffNotesView.change(memberId, { $set: { notes: {} } }),
  },
});
