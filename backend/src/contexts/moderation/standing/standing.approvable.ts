import { isPermanent } from '../../../../contracts/approvals.js';
import { SANCTION_LABEL, type SanctionKind } from '../../../../contracts/sanctions.js';
import type { Command, CommandClass } from '../../../kernel/command.js';
import { type Approvable, approvable } from '../../../platform/approvals/approvable.js';
import { lengthText } from './length.text.js';
import { BanMember, ChangeSanctionEnd, MuteMember, SuspendMember } from './standing.commands.js';

interface Lasting {
  readonly memberId: string;
  readonly sanctionId?: string;
  readonly durationMinutes: number | null;
  readonly note: string | null;
}

/** Its member is suspended meanwhile: what is to shut somebody out for good is not left without any effect for a day. */
const lasting = <C extends Command<Lasting>>(command: CommandClass<C>, kind: SanctionKind): Approvable =>
  approvable<Command<Lasting>>({
    kind: 'permanent_sanction',
    command: command as unknown as CommandClass<Command<Lasting>>,
    permission: 'member.sanction',
    waits: ({ durationMinutes }) => isPermanent(durationMinutes),
    words: ['note'],
    told: 'note',
    member: ({ memberId }) => memberId,
    judges: ({ memberId }) => [memberId],
    suspends: ({ memberId }) => [memberId],
    decisions: ({ sanctionId }) => (sanctionId === undefined ? [] : [sanctionId]),
    // What kind of request it is stands beside it already.
    sentence: () => 'Onay gelene dek uzaklaştırıldı',
    changes: ({ durationMinutes }) => [{ label: SANCTION_LABEL[kind], from: null, to: lengthText(durationMinutes) }],
  });

/** A sanction holds already where its end is put off; an appeal makes nothing worse and asks nobody. */
const laterEnd = approvable<ChangeSanctionEnd>({
  kind: 'permanent_sanction',
  command: ChangeSanctionEnd,
  permission: 'member.sanction',
  waits: ({ durationMinutes, appealId }) => appealId === undefined && isPermanent(durationMinutes),
  words: ['note'],
  told: 'note',
  member: ({ memberId }) => memberId,
  judges: ({ memberId }) => [memberId],
  decisions: ({ sanctionId }) => [sanctionId],
  sentence: () => 'Yaptırımın bitişi değişecek',
  changes: ({ kind, durationMinutes }) => [{ label: SANCTION_LABEL[kind], from: null, to: lengthText(durationMinutes) }],
});

/** Nobody is shut out for good by one person where there are two. */
export const sanctionApprovables = [lasting(BanMember, 'banned'), lasting(SuspendMember, 'suspended'), lasting(MuteMember, 'muted'), laterEnd];
