import type { FactKind } from '../../../../contracts/audit-timeline.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { number, object, oneOf, orNull, text, texts } from '../../../platform/views/view-fields.js';

export type Details = Readonly<Record<string, string | number | boolean | null>>;

/** Every told fact, by what it goes by. Nothing personal: what was written is read from the log when a row is opened. */
export const timelineView = declareView(
  'timeline',
  {
    event_id: text,
    kind: oneOf<FactKind>(),
    type: text,
    at: text,
    stream: text,
    revision: number,
    position: number,
    actor_id: text,
    actor_role: text,
    correlation_id: text,
    causation_id: orNull(text),
    member_id: orNull(text),
    case_id: orNull(text),
    details: object<Details>(),
    /** What it is found by: any of them together, in the order of time. */
    tokens: texts,
    /** `momentOf` */
    moment: number,
    reversed_at: orNull(text),
    /** The fact that took it back. */
    reversed_by: orNull(text),
  },
  {
    indexes: [{ tokens: 1, moment: -1 }, { moment: -1 }, { correlation_id: 1, moment: 1 }, { event_id: 1 }],
  },
);
export type TimelineDocument = DocumentOf<typeof timelineView>;
