import { REASON_LABEL, type ReportReason } from '../../../../contracts/moderation.js';
import { intent } from '../../../kernel/command.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { policy } from '../../../kernel/policy.js';
import type { MemberBanned, MemberMuted, MemberSuspended, WarningIssued } from '../../moderation/public.js';
import { MailSanction, type Sanction } from './mail.commands.js';

type Sanctioning = WarningIssued | MemberMuted | MemberSuspended | MemberBanned;

/** A sanction is told to the member whom it concerns, by mail: who is signed out reads nothing else. */
export const mailSanctions = policy<Sanctioning>({
  name: 'mail-sanctions',
  follows: 'later',
  on: {
    WarningIssued: (event) => mail(event, { kind: 'warned', reason: reasonOf(event.data) }),
    MemberMuted: (event) => mail(event, { kind: 'muted', reason: reasonOf(event.data), until: event.data.until }),
    MemberSuspended: (event) => mail(event, { kind: 'suspended', reason: reasonOf(event.data), until: event.data.until }),
    MemberBanned: (event) => mail(event, { kind: 'banned', reason: reasonOf(event.data), until: event.data.until }),
  },
});

const mail = ({ id, at, data: { memberId } }: RecordedEvent<Sanctioning>, sanction: Sanction) => [
  { schedule: intent(MailSanction, { memberId, sanction }), key: `sanction-mail:${id}`, at },
];

const reasonOf = ({ note, reason }: Sanctioning['data']): string => note ?? REASON_LABEL[reason as ReportReason] ?? reason;
