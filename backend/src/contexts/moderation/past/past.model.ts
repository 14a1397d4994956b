import type { ReportedType, ReportReason } from '../../../../contracts/moderation.js';
import type { Actor } from '../../../kernel/event.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, objects, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** When a case came into the queue or left it; `at` is the place in the log. */
export interface Turn {
  readonly position: number;
  readonly open: boolean;
}

/** When each case was open, by the id of its content. */
export const caseTurnsView = declareView(
  'case_turns',
  { first: number, last: number, open: flag, turns: objects<Turn>() },
  {
    indexes: [
      { open: 1, first: 1 },
      { open: 1, last: 1 },
    ],
  },
);
export type CaseTurnsDocument = DocumentOf<typeof caseTurnsView>;

/** What came into the queue and left it, by the id of the fact. */
export const queueTurnsView = declareView(
  'queue_turns',
  {
    position: number,
    stream: text,
    type: text,
    at: text,
    open: flag,
    reported_type: orNull(oneOf<ReportedType>()),
    reason: orNull(oneOf<ReportReason>()),
    actor: object<Actor>(),
    correlation_id: text,
    causation_id: orNull(text),
  },
  { indexes: [{ position: 1 }] },
);
export type QueueTurnDocument = DocumentOf<typeof queueTurnsView>;
