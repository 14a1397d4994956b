import type { Subrole, SubroleState } from '../../../../contracts/subroles.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, object, oneOf, orNull, personal, someOf, text } from '../../../platform/views/view-fields.js';

/** Requests for sub-roles by their ids, without what was written in them. */
export const subroleRequestsView = declareView(
  'subrole_requests',
  {
    member_id: text,
    status: oneOf<SubroleState>(),
    /** Whether it still is to be reviewed. */
    waits: flag,
    requested: someOf<Subrole>(),
    approved: someOf<Subrole>(),
    rejected: someOf<Subrole>(),
    created_at: text,
    ended_at: orNull(text),
    reviewer_id: orNull(text),
  },
  {
    indexes: [
      { status: 1, created_at: 1 },
      { waits: 1, created_at: 1 },
      { member_id: 1, created_at: -1 },
    ],
  },
);
export type SubroleRequestDocument = DocumentOf<typeof subroleRequestsView>;

export interface SubroleWords {
  readonly reason?: string | null;
  readonly info?: string | null;
  readonly note?: string | null;
}

/** What was written with the requests of one member, by request; `_id` is the member. */
export const subroleWordsView = declareView(
  'subrole_words',
  { requests: personal(object<Readonly<Record<string, SubroleWords>>>()) },
  { forgottenWith: ['AccountErased'] },
);
