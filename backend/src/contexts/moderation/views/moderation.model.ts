import type { ModerationOutcome, ReportedType, ReportReason, ReportStatus } from '../../../../contracts/moderation.js';
import type { Actor } from '../../../kernel/event.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, objects, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

type Narrowing<Field extends string> = { readonly [Name in Field]?: 1 };
/** Lists can be narrowed by one of these fields, or none. */
const maybe = <Field extends string>(...fields: Field[]): Narrowing<Field>[] => [{}, ...fields.map((field) => ({ [field]: 1 }) as Narrowing<Field>)];

export const reportsView = declareView(
  'reports',
  {
    reported_type: oneOf<ReportedType>(),
    reported_id: text,
    reported_user_id: text,
    reporter_id: text,
    topic_id: text,
    content_revision: number,
    reason: oneOf<ReportReason>(),
    description: personal(orNull(text)),
    status: oneOf<ReportStatus>(),
    open: flag,
    moderator_id: orNull(text),
    outcome: orNull(oneOf<ModerationOutcome>()),
    action: orNull(text),
    note: orNull(text),
    created_at: text,
    settled_at: orNull(text),
  },
  {
    indexes: [
      // The queue can be narrowed by state, type and reason, each or none, and is always in the order of time.
      ...maybe('open', 'status').flatMap((state) =>
        maybe('reported_type').flatMap((type) => maybe('reason').map((reason) => ({ ...state, ...type, ...reason, created_at: 1 }) as const)),
      ),
      { reported_id: 1, open: 1, created_at: 1 },
      { reported_user_id: 1, created_at: 1 },
    ],
    forgottenWith: ['ReportTextForgotten'],
  },
);
export type ReportDocument = DocumentOf<typeof reportsView>;

/** How many open reports there are about one content. */
export const targetsView = declareView('report_targets', { open: number });
/** How often a reporter was right. */
export const reportersView = declareView('reporters', { upheld: number, rejected: number });
/** How many reports a member sent on a day; `_id` is `member.day`. */
export const quotasView = declareView('report_quotas', { count: number });

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
export const moderatedMembersView = declareView(
  'moderated_members',
  {
    username: personal(orNull(text)),
    username_key: personal(text),
    display_name: personal(orNull(text)),
    first_name: personal(orNull(text)),
    last_name: personal(orNull(text)),
    role: text,
    verified: flag,
    created_at: text,
    status: oneOf<'active' | 'banned' | 'suspended'>(),
    reason: orNull(text),
    until: orNull(text),
    muted_until: orNull(text),
    warnings: objects<WarningEntry>(),
    /** Warnings ever issued. */
    warnings_total: number,
    past: objects<PastSanction>(),
    topic_count: number,
    comment_count: number,
    /** Folded beginnings of the words of the names, for finding a member while typing. */
    search: personal(texts),
  },
  {
    indexes: [
      { search: 1 },
      ...(['username_key', 'created_at', 'warnings_total'] as const).flatMap((order) =>
        maybe('status').flatMap((status) => maybe('role').map((role) => ({ ...status, ...role, [order]: 1 }) as const)),
      ),
    ],
    forgottenWith: ['AccountErased'],
  },
);
export type ModeratedMemberDocument = DocumentOf<typeof moderatedMembersView>;

/** The fields of events that sentences about them need. No other is kept in histories. */
export const TOLD = ['byThreshold', 'from', 'note', 'outcome', 'reason', 'reportedType', 'role', 'until'] as const;

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
  readonly details: { readonly [Field in (typeof TOLD)[number]]?: string | boolean | null };
}

/** The events of one report (`report:<id>`) or about one member (`member:<id>`), in the order of the log. */
export const historiesView = declareView('histories', { entries: objects<HistoryEntry>() });
