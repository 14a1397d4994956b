import { REASON_LABEL, type ReportReason } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type {
  MemberBanned,
  MemberMuted,
  MemberSuspended,
  MuteEndChanged,
  MuteLifted,
  RestrictionEndChanged,
  RestrictionLifted,
  WarningIssued,
  WarningWithdrawn,
} from '../../moderation/public.js';
import { MailSanction, type Sanction } from './mail.commands.js';

type Sanctioning = WarningIssued | MemberMuted | MemberSuspended | MemberBanned;
type TakingBack = WarningWithdrawn | RestrictionLifted | MuteLifted | RestrictionEndChanged | MuteEndChanged;

/** A sanction, and that it was taken back, is told to the member whom it concerns, by mail: who is signed out reads nothing else. */
export const mailSanctions = policy<Sanctioning | TakingBack>({
  name: 'mail-sanctions',
  follows: 'later',
  on: {
    WarningIssued: (event) => given(event, event.data.warningId, { kind: 'warned', reason: reasonOf(event.data) }),
    MemberMuted: (event) => given(event, event.data.muteId, { kind: 'muted', reason: reasonOf(event.data), until: event.data.until }),
    MemberSuspended: (event) => suspended(event),
    MemberBanned: (event) => given(event, event.data.restrictionId, { kind: 'banned', reason: reasonOf(event.data), until: event.data.until }),
    // What ends with it tells of it.
    WarningWithdrawn: (event) => (event.data.endsSuspension ? [] : takenBack(event, { kind: 'warning_withdrawn', reason: '' })),
    RestrictionLifted: (event) => lifted(event),
    MuteLifted: (event) => takenBack(event, { kind: 'mute_lifted', reason: '', until: event.data.leaves }),
    RestrictionEndChanged: (event) => takenBack(event, { kind: 'restriction_changed', reason: '', until: event.data.until }),
    MuteEndChanged: (event) => takenBack(event, { kind: 'mute_changed', reason: '', until: event.data.until }),
  },
});

type More = Pick<MailSanction['data'], 'decision' | 'contentId'>;
const mail = ({ id, stream, at, data: { memberId } }: RecordedEvent<Sanctioning | TakingBack>, sanction: Sanction, more: More = {}) => [
  { schedule: intent(MailSanction, { memberId, sanction, fact: { stream, id }, ...more }), key: `sanction-mail:${id}`, at },
];

const given = (event: RecordedEvent<Sanctioning>, id: string, sanction: Sanction) =>
  isOfCase(event.data, id) ? [] : mail(event, sanction, { decision: { id, at: event.at } });

/** A sanction that a decision on a case gave has that decision's id and names a report: the mail about the case tells of it. */
const isOfCase = ({ reportId }: Sanctioning['data'], id: string): boolean => reportId !== null && reportId !== id;

/** What the number of warnings caused is told together with the decision that gave the last of them. */
const suspended = (event: RecordedEvent<MemberSuspended>) => {
  const { restrictionId: id, until, byThreshold, contentId } = event.data;
  const sanction = { kind: 'suspended', reason: reasonOf(event.data), until } as const;
  if (!byThreshold) return given(event, id, sanction);
  return mail(event, { ...sanction, byThreshold }, { decision: { id, at: event.at }, ...(isOfCase(event.data, id) && contentId !== null && { contentId }) });
};

/** What an appeal took back is told with its outcome. */
const takenBack = (event: RecordedEvent<TakingBack>, sanction: Sanction) => (event.data.appealId === null ? mail(event, sanction) : []);

const lifted = (event: RecordedEvent<RestrictionLifted>) => {
  const { cause, leaves } = event.data;
  // What came in its place tells of itself.
  if (cause === 'replaced' && leaves !== null) return [];
  return takenBack(event, { kind: cause === 'warning_withdrawn' ? 'suspension_unfounded' : 'restriction_lifted', reason: '', leaves });
};

const reasonOf = ({ reason }: Sanctioning['data']): string => REASON_LABEL[reason as ReportReason] ?? reason;
