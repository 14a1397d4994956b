import { type IndexDefinition, Schema } from 'mongoose';
import type { DecisionKind, DecisionState, DecisionSubject } from '../../../../contracts/forum-decisions.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** One decision of a moderator; `_id` names the topic or comment and the revision of the fact: `decisionId`. */
export interface DecisionDocument {
  readonly _id: string;
  readonly kind: DecisionKind;
  readonly subject: DecisionSubject;
  readonly target_id: string;
  /** Where a comment stood when it was decided on. */
  readonly topic_id: string;
  readonly number: number;
  readonly moderator_id: string;
  readonly reason: string;
  readonly report_id: string | null;
  /** The other topic of a merge or split. */
  readonly other_id: string | null;
  readonly at: string;
  readonly state: DecisionState;
  readonly ended_at: string | null;
  readonly ended_by: string | null;
  readonly ended_reason: string | null;
}

const schema = new Schema(
  {
    _id: String,
    kind: String,
    subject: String,
    target_id: String,
    topic_id: String,
    number: Number,
    moderator_id: String,
    reason: String,
    report_id: String,
    other_id: String,
    at: String,
    state: String,
    ended_at: String,
    ended_by: String,
    ended_reason: String,
  },
  { versionKey: false },
);
// The list can be narrowed by each of these or none, and is always in the order of time.
const maybe = (field: string): IndexDefinition[] => [{}, { [field]: 1 }];
for (const state of maybe('state')) {
  for (const moderator of maybe('moderator_id')) {
    for (const kind of maybe('kind')) {
      for (const subject of maybe('subject')) schema.index({ ...state, ...moderator, ...kind, ...subject, at: -1 });
    }
  }
}
schema.index({ target_id: 1, state: 1, at: -1 });

export const decisionsView = viewModel('forum_decisions', schema);
export const decisionId = (targetId: string, number: number): string => `${targetId}.${number}`;
