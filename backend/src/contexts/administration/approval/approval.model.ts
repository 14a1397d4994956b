import type { ApprovalKind, ApprovalState, LeftOut } from '../../../../contracts/approvals.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, objects, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** Requests, by their ids. What was asked and written stands in their streams, which are short. */
export const approvalsView = declareView(
  'approvals',
  {
    kind: oneOf<ApprovalKind>(),
    state: oneOf<ApprovalState>(),
    /** Whether it waits, as far as is recorded. */
    open: flag,
    requested_by: text,
    requested_at: text,
    /** Whom it is about; null: the house, or many. */
    about: orNull(text),
    until: text,
    decided_by: orNull(text),
    decided_at: orNull(text),
    failure: orNull(text),
    left_out: objects<LeftOut>(),
    position: number,
  },
  {
    indexes: [
      { kind: 1, open: 1, until: 1, position: 1 },
      { kind: 1, open: 1, position: -1 },
      { about: 1, open: 1 },
      { requested_by: 1, open: 1 },
    ],
  },
);
export type ApprovalDocument = DocumentOf<typeof approvalsView>;
