import { declareView } from '../../../platform/views/declared-view.js';
import { object, personal } from '../../../platform/views/view-fields.js';

export interface KeptNote {
  readonly authorId: string;
  readonly text: string | null;
  readonly at: string;
}

/** The notes about one member by their ids, null for one that was removed; `_id` is the member. */
export const staffNotesView = declareView(
  'staff_notes',
  { notes: personal(object<Readonly<Record<string, KeptNote | null>>>()) },
  { forgottenWith: ['AccountErased'] },
);
