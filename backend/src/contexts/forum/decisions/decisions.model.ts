import type { DecisionState, DecisionSubject } from '../../../../contracts/forum-decisions.js';
import type { DecisionKind } from '../../../../contracts/moderation-verbs.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

// The list can be narrowed by each of these or none, and is always in the order of time.
const NARROWED = ['state', 'moderator_id', 'kind', 'subject'] as const;
type Narrowing = { readonly [Field in (typeof NARROWED)[number]]?: 1 };
const narrowings = NARROWED.reduce<Narrowing[]>((found, field) => found.flatMap((one) => [one, { ...one, [field]: 1 }]), [{}]);

/** One decision of a moderator; `_id` names the text and the revision of the fact: `decisionId`. */
export const decisionsView = declareView(
  'forum_decisions',
  {
    kind: oneOf<DecisionKind>(),
    subject: oneOf<DecisionSubject>(),
    target_id: text,
    /** Where a topic or comment stood when it was decided on, or a post; one of these. */
    topic_id: orNull(text),
    post_id: orNull(text),
    project_id: orNull(text),
    number,
    moderator_id: text,
    reason: text,
    report_id: orNull(text),
    /** The other topic of a merge or split. */
    other_id: orNull(text),
    at: text,
    state: oneOf<DecisionState>(),
    ended_at: orNull(text),
    ended_by: orNull(text),
    ended_reason: orNull(text),
  },
  { indexes: [...narrowings.map((narrowing) => ({ ...narrowing, at: -1 }) as const), { target_id: 1, state: 1, at: -1 }] },
);
export type DecisionDocument = DocumentOf<typeof decisionsView>;

export const decisionId = (targetId: string, number: number): string => `${targetId}.${number}`;
