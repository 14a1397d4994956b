import { type IndexDefinition, Schema } from 'mongoose';
import type { FeedbackStatus, Severity } from '../../../../contracts/feedback.js';
import { viewModel } from '../../../platform/views/view-model.js';

export interface FeedbackDocument {
  readonly _id: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly username: string | null;
  readonly display_name: string | null;
  readonly title: string | null;
  readonly description: string | null;
  readonly steps_to_reproduce: string | null;
  readonly page_url: string | null;
  readonly screenshot: string | null;
  readonly status: FeedbackStatus;
  /** Pending or under review. */
  readonly open: boolean;
  readonly severity: Severity;
  readonly category: string;
  readonly reviewer_id: string | null;
  readonly notes: string | null;
  readonly resolved_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  /** Folded beginnings of the words that it is found by. */
  readonly search: readonly string[];
}

const schema = new Schema(
  {
    _id: String,
    user_id: String,
    email: String,
    username: String,
    display_name: String,
    title: String,
    description: String,
    steps_to_reproduce: String,
    page_url: String,
    screenshot: String,
    status: String,
    open: Boolean,
    severity: String,
    category: String,
    reviewer_id: String,
    notes: String,
    resolved_at: String,
    created_at: String,
    updated_at: String,
    search: { type: [String], index: true },
  },
  { versionKey: false },
);
const states: IndexDefinition[] = [{}, { status: 1 }, { open: 1 }];
for (const state of states) schema.index({ ...state, created_at: 1 });
schema.index({ user_id: 1, created_at: 1 });

export const feedbackView = viewModel('feedback', schema);
