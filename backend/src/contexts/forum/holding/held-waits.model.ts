import { Schema } from 'mongoose';
import type { HoldCause } from '../../../../contracts/holding.js';
import type { ModerationOutcome } from '../../../../contracts/moderation.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** How it went with a text that waits or waited; its words stay in the log. */
export interface HeldWaitDocument {
  readonly _id: string;
  readonly author_id: string;
  readonly kind: 'topic' | 'comment';
  readonly causes: readonly HoldCause[];
  readonly held_at: string;
  readonly end: 'released' | 'refused' | 'withdrawn' | null;
  readonly ended_at: string | null;
  readonly note: string | null;
  /** What was decided about the text or its author. */
  readonly outcome: ModerationOutcome | null;
}

const schema = new Schema(
  {
    _id: String,
    author_id: String,
    kind: String,
    causes: [String],
    held_at: String,
    end: String,
    ended_at: String,
    note: String,
    outcome: String,
  },
  { versionKey: false },
);
schema.index({ author_id: 1, held_at: -1 });
schema.index({ ended_at: -1 });

export const heldWaitsView = viewModel('held_waits', schema);
