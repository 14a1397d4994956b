import { createHash } from 'node:crypto';
import type { SanctionKind } from '../../../../contracts/sanctions.js';
import { PUBLIC_ACTIONS, type PublicAction, type PublicContent } from '../../../../contracts/transparency.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { CommentEditedByModerator, TopicEditedByModerator } from '../../forum/public.js';
import type {
  AppealDecided,
  AppealMade,
  CaseDecided,
  CaseReopened,
  ContentReported,
  MemberBanned,
  MemberMuted,
  MemberSuspended,
  MuteLifted,
  ReportModerated,
  RestrictionLifted,
  WarningIssued,
  WarningWithdrawn,
} from '../../moderation/public.js';
import { dayInTurkey } from '../timeline/days-asked.rules.js';
import { namedRule } from '../timeline/named-rule.rules.js';
import { publicLogView, transparencyView } from './public-log.model.js';
import { lengthOf } from './public-log.rules.js';

type Sanctioning = WarningIssued | MemberMuted | MemberSuspended | MemberBanned;
type Lifting = WarningWithdrawn | MuteLifted | RestrictionLifted;
type Editing = TopicEditedByModerator | CommentEditedByModerator;

const OF_KIND: Readonly<Record<SanctionKind, PublicAction>> = { warned: 'warn_user', muted: 'mute_user', suspended: 'suspend_user', banned: 'ban_user' };
const OF_OUTCOME: Readonly<Record<string, PublicAction>> = {
  warned: 'warn_user',
  muted: 'mute_user',
  suspended: 'suspend_user',
  banned: 'ban_user',
  content_hidden: 'hide_content',
  content_deleted: 'delete_content',
};
const ON_CONTENT = ['hide_content', 'delete_content', 'edit_content'] as const satisfies readonly PublicAction[];

interface Entry {
  readonly decisionId: string;
  readonly action: PublicAction;
  readonly clause?: string | null;
  readonly reason: string;
  readonly content: PublicContent;
  readonly isAutomatic?: boolean;
}

/** The decisions that can be appealed against without anything that leads back to them, and what is counted of a year. */
export const publicLogProjection = projection<
  CaseDecided | CaseReopened | ReportModerated | ContentReported | Sanctioning | Lifting | Editing | AppealMade | AppealDecided
>({
  name: 'public-log',
  version: 2,
  views: [publicLogView.name, transparencyView.name],
  follows: 'later',
  on: {
    ContentReported: (fact) => counted(fact, { [`reports.${fact.data.reason}`]: 1 }),
    CaseDecided: (fact) => {
      const { decisionId, clause, reason, reportedType: content, actions } = fact.data;
      return actions.flatMap(({ action }) => entered(fact, { decisionId, action, clause, reason, content }));
    },
    // What was decided on a report alone, before there were cases.
    ReportModerated: (fact) => {
      const { decisionId, reportId, outcome, reason, reportedType: content } = fact.data;
      const action = OF_OUTCOME[outcome];
      return decisionId === null && action ? entered(fact, { decisionId: reportId, action, reason, content }) : [];
    },
    WarningIssued: (fact) => sanctioned(fact, 'warned', fact.data.warningId),
    MemberMuted: (fact) => [...sanctioned(fact, 'muted', fact.data.muteId), lasting(fact, fact.data.until)],
    MemberSuspended: (fact) => {
      const { restrictionId, until, meanwhile, byThreshold } = fact.data;
      return meanwhile ? [] : [...sanctioned(fact, 'suspended', restrictionId, byThreshold), lasting(fact, until)];
    },
    MemberBanned: (fact) => [...sanctioned(fact, 'banned', fact.data.restrictionId), lasting(fact, fact.data.until)],
    TopicEditedByModerator: (fact) => edited(fact, 'forum_topic'),
    CommentEditedByModerator: (fact) => edited(fact, 'forum_comment'),
    CaseReopened: (fact) => [...reversed(fact, fact.data.decisionId, PUBLIC_ACTIONS), counted(fact, { taken_back: 1 })],
    WarningWithdrawn: (fact) => reversed(fact, fact.data.warningId, ['warn_user']),
    MuteLifted: (fact) => reversed(fact, fact.data.muteId, ['mute_user']),
    // What held until a sanction for good was given was not taken back.
    RestrictionLifted: (fact) => {
      const { cause, restrictionId, kind } = fact.data;
      return cause === 'replaced' ? [] : reversed(fact, restrictionId, [OF_KIND[kind]]);
    },
    AppealMade: (fact) => counted(fact, { appeals: 1 }),
    AppealDecided: (fact) => {
      const { appealId, outcome, content, lifts } = fact.data;
      const lifted = [...lifts.map((kind) => OF_KIND[kind]), ...(content ? ON_CONTENT : [])];
      return [
        counted(fact, { [`outcomes.${outcome}`]: 1 }),
        ...(outcome === 'upheld' ? [] : reversed(fact, appealId, outcome === 'reversed' ? PUBLIC_ACTIONS : lifted)),
      ];
    },
  },
});

type Fact = Pick<RecordedEvent<DomainEvent>, 'at'>;

/** The same for the same action of a decision, and nobody can tell which decision that is. */
const idOf = (decisionId: string, action: PublicAction): string => createHash('sha256').update(`public-log/${decisionId}/${action}`).digest('hex');

const counted = ({ at }: Fact, $inc: Record<string, number>): Write => transparencyView.make(dayInTurkey(at).slice(0, 'YYYY'.length), { $inc });

function entered(fact: Fact, { decisionId, action, clause, reason, content, isAutomatic = false }: Entry): readonly Write[] {
  const rule = namedRule({ clause, reason });
  const id = idOf(decisionId, action);
  const order = [action, content, rule ?? '', id].join(' ');
  return [
    publicLogView.put(id, { action, rule, content, day: dayInTurkey(fact.at), reversed_on: null, order }),
    counted(fact, {
      ...{ [`actions.${action}`]: 1, [`rules.${(rule ?? 'none').replaceAll('.', '_')}`]: 1, [`contents.${content}`]: 1 },
      [`causes.${isAutomatic ? 'automatic' : 'human'}`]: 1,
    }),
  ];
}

/** A sanction that follows from no decision on a content, which has an entry already. */
function sanctioned(fact: RecordedEvent<Sanctioning>, kind: SanctionKind, decisionId: string, isAutomatic = false): readonly Write[] {
  const { reportId, contentId, reason } = fact.data;
  const isOfCase = !isAutomatic && (reportId !== null || contentId !== null);
  return isOfCase ? [] : entered(fact, { decisionId, action: OF_KIND[kind], reason, content: 'membership', isAutomatic });
}

const lasting = (fact: Fact, until: string | null): Write => counted(fact, { [`lengths.${lengthOf(fact.at, until)}`]: 1 });

const edited = (fact: RecordedEvent<Editing>, content: PublicContent): readonly Write[] => {
  const { decisionId, clause, reason } = fact.data;
  return entered(fact, { decisionId, action: 'edit_content', clause, reason, content });
};

const reversed = ({ at }: Fact, decisionId: string, actions: readonly PublicAction[]): readonly Write[] =>
  actions.map((action) => publicLogView.change(idOf(decisionId, action), { $set: { reversed_on: dayInTurkey(at) } }));
