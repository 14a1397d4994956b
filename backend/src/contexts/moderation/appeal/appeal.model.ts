import type { AppealOutcome, AppealState } from '../../../../contracts/appeal-outcomes.js';
import type { ContentAction } from '../../../../contracts/appeals.js';
import type { ReportedType } from '../../../../contracts/moderation.js';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, oneOf, orNull, sometimes, text, texts } from '../../../platform/views/view-fields.js';

/**
 * Decisions about members, by the id that their sanctions go by. What was written with them stands in no view of appeals: whoever opens one reads
 * its stream, which is short.
 */
export const decisionsView = declareView(
  'decisions',
  {
    member_id: text,
    /** Who decided. */
    moderator_id: text,
    /** Who confirmed it, where it waited for a second person. */
    confirmer_id: sometimes(text),
    at: text,
    reason: text,
    /** Of the community's rules, where one was named. */
    clause: sometimes(orNull(text)),
    report_id: orNull(text),
    content_type: sometimes(oneOf<ReportedType>()),
    content_id: sometimes(text),
    /** Null once the decision was taken back. */
    content_action: sometimes(orNull(oneOf<ContentAction>())),
    /** Who had changed the words before, where moderators did it several times since the author wrote. */
    editors: sometimes(texts),
    /** The kinds of sanctions that it gave. */
    sanctions: sometimes(object<Partial<Record<SanctionKind, true>>>()),
  },
  { indexes: [{ member_id: 1, at: -1 }] },
);
export type DecisionDocument = DocumentOf<typeof decisionsView>;

/** `_id` is the decision. */
export const appealsView = declareView(
  'appeals',
  {
    member_id: text,
    state: oneOf<AppealState>(),
    open: flag,
    made_at: text,
    due_at: text,
    reason: text,
    /** Who looks at it, since when. */
    taken_by: orNull(text),
    taken_at: orNull(text),
    outcome: orNull(oneOf<AppealOutcome>()),
    decided_by: orNull(text),
    decided_at: orNull(text),
    last_from: oneOf<'member' | 'staff'>(),
    member_messages: number,
    staff_messages: number,
  },
  { indexes: [{ open: 1, made_at: 1 }, { made_at: 1 }, { member_id: 1, made_at: -1 }, { reason: 1, outcome: 1, decided_at: 1 }] },
);
export type AppealDocument = DocumentOf<typeof appealsView>;
