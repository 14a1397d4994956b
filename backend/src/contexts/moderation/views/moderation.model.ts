import { type IndexDefinition, Schema } from 'mongoose';
import type { ModerationOutcome, ReportedType, ReportReason, ReportStatus } from '../../../../contracts/moderation.js';
import type { Actor } from '../../../kernel/event.js';
import { viewModel } from '../../../platform/views/view-model.js';

export interface ReportDocument {
  readonly _id: string;
  readonly reported_type: ReportedType;
  readonly reported_id: string;
  readonly reported_user_id: string;
  readonly reporter_id: string;
  readonly topic_id: string;
  readonly content_revision: number;
  readonly reason: ReportReason;
  readonly description: string | null;
  readonly status: ReportStatus;
  readonly open: boolean;
  readonly moderator_id: string | null;
  readonly outcome: ModerationOutcome | null;
  readonly action: string | null;
  readonly note: string | null;
  readonly created_at: string;
  readonly settled_at: string | null;
}

const reportSchema = new Schema(
  {
    _id: String,
    reported_type: String,
    reported_id: String,
    reported_user_id: String,
    reporter_id: String,
    topic_id: String,
    content_revision: Number,
    reason: String,
    description: String,
    status: String,
    open: Boolean,
    moderator_id: String,
    outcome: String,
    action: String,
    note: String,
    created_at: String,
    settled_at: String,
  },
  { versionKey: false },
);
// The queue can be narrowed by state, type and reason, each or none, and is always in the order of time.
const maybe = (...fields: string[]): IndexDefinition[] => [{}, ...fields.map((field): IndexDefinition => ({ [field]: 1 }))];
for (const state of maybe('open', 'status')) {
  for (const type of maybe('reported_type')) {
    for (const reason of maybe('reason')) reportSchema.index({ ...state, ...type, ...reason, created_at: 1 });
  }
}
reportSchema.index({ reported_id: 1, open: 1, created_at: 1 });
reportSchema.index({ reported_user_id: 1, created_at: 1 });

/** How many open reports there are about one content. */
export interface TargetDocument {
  readonly _id: string;
  readonly open: number;
}

/** How often a reporter was right. */
export interface ReporterDocument {
  readonly _id: string;
  readonly upheld: number;
  readonly rejected: number;
}

/** How many reports a member sent on a day; `_id` is `member.day`. */
export interface QuotaDocument {
  readonly _id: string;
  readonly count: number;
}

export interface WarningEntry {
  readonly at: string;
  readonly reason: string;
  readonly note: string | null;
}

export interface PastSanction {
  readonly type: 'warned' | 'muted' | 'suspended' | 'banned';
  readonly at: string;
  readonly reason: string;
  readonly until: string | null;
  readonly report_id: string;
}

/** A member as moderation sees them. */
export interface ModeratedMemberDocument {
  readonly _id: string;
  readonly username: string | null;
  readonly username_key: string;
  readonly display_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly role: string;
  readonly verified: boolean;
  readonly created_at: string;
  readonly status: 'active' | 'banned' | 'suspended';
  readonly reason: string | null;
  readonly until: string | null;
  readonly muted_until: string | null;
  readonly warnings: readonly WarningEntry[];
  /** Warnings ever issued. */
  readonly warnings_total: number;
  readonly past: readonly PastSanction[];
  readonly topic_count: number;
  readonly comment_count: number;
  /** Folded beginnings of the words of the names, for finding a member while typing. */
  readonly search: readonly string[];
}

const memberSchema = new Schema(
  {
    _id: String,
    username: String,
    username_key: String,
    display_name: String,
    first_name: String,
    last_name: String,
    role: String,
    verified: Boolean,
    created_at: String,
    status: String,
    reason: String,
    until: String,
    muted_until: String,
    warnings: [Schema.Types.Mixed],
    warnings_total: Number,
    past: [Schema.Types.Mixed],
    topic_count: Number,
    comment_count: Number,
    search: { type: [String], index: true },
  },
  { versionKey: false },
);
for (const order of ['username_key', 'created_at', 'warnings_total'] as const) {
  for (const status of maybe('status')) {
    for (const role of maybe('role')) memberSchema.index({ ...status, ...role, [order]: 1 });
  }
}

/** One recorded event of a case. */
export interface HistoryEntry {
  readonly id: string;
  readonly position: number;
  readonly stream: string;
  readonly type: string;
  readonly at: string;
  readonly actor: Actor;
  readonly correlationId: string;
  readonly causationId: string | null;
  /** What the sentence about the event needs; nothing personal. */
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

/** The events of one report (`report:<id>`) or about one member (`member:<id>`), in the order of the log. */
export interface HistoryDocument {
  readonly _id: string;
  readonly entries: readonly HistoryEntry[];
}

const plain = (fields: Record<string, unknown>) => new Schema({ _id: String, ...fields }, { versionKey: false });
export const reportsView = viewModel('reports', reportSchema);
export const targetsView = viewModel('report_targets', plain({ open: Number }));
export const reportersView = viewModel('reporters', plain({ upheld: Number, rejected: Number }));
export const quotasView = viewModel('report_quotas', plain({ count: Number }));
export const moderatedMembersView = viewModel('moderated_members', memberSchema);
export const historiesView = viewModel('histories', plain({ entries: [Schema.Types.Mixed] }));
