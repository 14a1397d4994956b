import type { CaseAction } from '../../../../contracts/cases.js';
import type { ModerationOutcome, ReportedType, ReportReason, ReportStatus } from '../../../../contracts/moderation.js';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import type { SanctionKind, SanctionState } from '../../../../contracts/sanctions.js';
import type { Actor } from '../../../kernel/event.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, object, objects, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

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
    /** The decision that settled it; null while it waits, and for what was decided on by itself. */
    decision_id: orNull(text),
    outcome: orNull(oneOf<ModerationOutcome>()),
    action: orNull(text),
    note: personal(orNull(text)),
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
      { reporter_id: 1, created_at: 1 },
    ],
    forgottenWith: ['ReportTextForgotten'],
  },
);
export type ReportDocument = DocumentOf<typeof reportsView>;

/** How many open reports there are about one content. */
export const targetsView = declareView('report_targets', { open: number });
/** How often a reporter was right. */
export const reportersView = declareView('reporters', { upheld: number, rejected: number });
/** How often reports about a member were right. */
export const reportedMembersView = declareView('reported_members', { upheld: number, rejected: number });
/** How many reports a member sent on a day; `_id` is `member.day`. */
export const quotasView = declareView('report_quotas', { count: number, reported: texts });

/** A decision on a case. `id` is null for what was decided on a single report, before there were cases. */
export interface KeptDecision {
  readonly id: string | null;
  readonly at: string;
  readonly moderator_id: string;
  readonly status: 'resolved' | 'dismissed';
  readonly outcome: ModerationOutcome;
  readonly actions: readonly CaseAction[];
  readonly fields: readonly ProfileField[];
  readonly reason: ReportReason;
  readonly clause: string | null;
  readonly reports: number;
  readonly part_of: string | null;
  readonly reopened_at: string | null;
  readonly reopened_by: string | null;
}

/** Cases, by the id of their content. */
export const casesView = declareView(
  'cases',
  {
    reported_type: oneOf<ReportedType>(),
    member_id: text,
    topic_id: text,
    /** What the oldest open report saw. */
    content_revision: number,
    /** Of the gravest reason that its open reports give, or its last ones gave. */
    severity: number,
    /** Open reports, or those that were settled last. */
    reports: number,
    open: flag,
    opened_at: text,
    claimed_by: orNull(text),
    claimed_until: orNull(text),
    /** The request whose decision waits for a second person. */
    approval_id: orNull(text),
    asked_by: orNull(text),
    awaits_until: orNull(text),
    settled_at: orNull(text),
    decisions: object<Readonly<Record<string, KeptDecision>>>(),
    /** Its key in `decisions`. */
    last_decision: orNull(text),
  },
  {
    indexes: [
      // What is open, or claimed by somebody, can be narrowed by type and reason, and is in the order of time or of what is grave.
      ...maybe('reported_type').flatMap((type) =>
        (['open', 'claimed_by'] as const).flatMap((state) => [
          { [state]: 1, ...type, opened_at: 1 } as const,
          { [state]: 1, ...type, severity: 1, opened_at: 1 } as const,
          { [state]: 1, ...type, severity: -1, reports: -1, opened_at: 1 } as const,
        ]),
      ),
      ...maybe('reported_type').flatMap((type) => maybe('severity').map((reason) => ({ open: 1, ...type, ...reason, settled_at: 1 }) as const)),
      { member_id: 1, open: 1, opened_at: 1 },
      { approval_id: 1, opened_at: 1 },
    ],
  },
);
export type CaseDocument = DocumentOf<typeof casesView>;

/** What moderators wrote with their decisions about a member; `_id` is the member. */
export const caseWordsView = declareView('case_words', { words: personal(object<Readonly<Record<string, string>>>()) }, { forgottenWith: ['AccountErased'] });
export const wordsKey = (what: 'message' | 'staff' | 'reopened', decisionId: string): string => `${what}-${decisionId}`;

/** A sanction, kept under `<type>-<its id>`. `over` says how it ended, other than by reaching `until`. */
export interface KeptSanction {
  readonly id: string;
  readonly type: SanctionKind;
  readonly at: string;
  readonly reason: string;
  readonly until: string | null;
  readonly report_id: string | null;
  /** The content on which it is founded, when it is known. */
  readonly content_id: string | null;
  readonly by_threshold: boolean;
  readonly over: Exclude<SanctionState, 'in_force'> | null;
}
export const sanctionKey = (type: SanctionKind, id: string): string => `${type}-${id}`;

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
    verification_due: flag,
    created_at: text,
    /** For the list alone: what was decided last; whether it still holds is told by `sanctions`. */
    status: oneOf<'active' | 'banned' | 'suspended'>(),
    /** Warnings ever issued and not withdrawn. */
    warnings_total: number,
    sanctions: object<Readonly<Record<string, KeptSanction>>>(),
    /** What moderators wrote to the member, under the key of the sanction. */
    notes: personal(object<Readonly<Record<string, string | null>>>()),
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
export const TOLD = [
  'byLink',
  'byThreshold',
  'cause',
  'clause',
  'color',
  'decidedDespiteNoOther',
  'failure',
  'field',
  'formerColor',
  'formerName',
  'from',
  'how',
  'intoName',
  'kind',
  'lapsed',
  'name',
  'open',
  'outcome',
  'purpose',
  'reason',
  'reportedType',
  'role',
  'status',
  'subrole',
  'until',
  'upheld',
  'writers',
] as const;

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
  readonly details: { readonly [Field in (typeof TOLD)[number]]?: string | number | boolean | null };
  /** The member whose key seals what was written with it, or null when nothing was. */
  readonly wordsOf: string | null;
}

/** The events of one report or decision (`report:<id>`), one case (`case:<id>`) or about one member (`member:<id>`), in the order of the log. */
export const historiesView = declareView('histories', { entries: objects<HistoryEntry>() });

/** What was written with the events about one member, by event; `_id` is the member. */
export const historyWordsView = declareView(
  'history_words',
  { notes: personal(object<Readonly<Record<string, string>>>()) },
  { forgottenWith: ['AccountErased'] },
);
