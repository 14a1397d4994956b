import type { HoldCause } from '../../../../contracts/holding.js';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import type { ForumTextKind } from '../../../../contracts/text-kinds.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { oneOf, orNull, someOf, text } from '../../../platform/views/view-fields.js';

/** How it went with a text that waits or waited; its words stay in the log. */
export const heldWaitsView = declareView(
  'held_waits',
  {
    author_id: text,
    kind: oneOf<ForumTextKind>(),
    causes: someOf<HoldCause>(),
    held_at: text,
    end: orNull(oneOf<'released' | 'refused' | 'withdrawn'>()),
    ended_at: orNull(text),
    /** What was decided about the text or its author. */
    outcome: orNull(oneOf<ModerationOutcome>()),
  },
  { indexes: [{ author_id: 1, held_at: -1 }, { ended_at: -1 }] },
);
export type HeldWaitDocument = DocumentOf<typeof heldWaitsView>;
