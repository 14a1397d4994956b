import { seenWords } from '../../../../contracts/one-line.js';
import { type MemberRole, outranks } from '../../../../contracts/permissions.js';
import { VERIFICATION_LIMITS, VERIFICATION_TEXT } from '../../../../contracts/verification.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { AccountEvent } from '../account/account.events.js';
import type { DemandVerification, WithdrawVerificationDemand } from './verification-demand.commands.js';

/** What these rules look at of an account. */
interface Demandable {
  readonly registered: { readonly username: string | null } | null;
  readonly role: MemberRole;
  readonly verified: boolean;
  readonly demanded: object | null;
}

/** Of an address that was verified before; whoever never did that cannot even sign in. */
export function demand({ data }: DemandVerification, state: Demandable): readonly AccountEvent[] {
  refuse(data, state);
  if (!state.verified) throw conflict('verification.never', VERIFICATION_TEXT.neverVerified);
  if (state.demanded) throw conflict('verification.already', VERIFICATION_TEXT.already);
  return [{ type: 'EmailVerificationDemanded', data: { memberId: data.memberId, note: wordsOf(data.note) } }];
}

export function withdrawDemand({ data }: WithdrawVerificationDemand, state: Demandable): readonly AccountEvent[] {
  refuse(data, state);
  if (!state.demanded) throw conflict('verification.not-demanded', VERIFICATION_TEXT.notDemanded);
  return [{ type: 'EmailVerificationDemandWithdrawn', data: { memberId: data.memberId, note: wordsOf(data.note) } }];
}

/** Nobody decides about themselves or about an equal; whoever ended their account is beyond it. */
function refuse({ memberId, moderatorId, moderatorRole }: DemandVerification['data'], { registered, role }: Demandable): void {
  if (registered?.username === null) throw new RuleViolation('account.unknown', 'Böyle bir üye yok.', null, 'not-found');
  if (memberId === moderatorId) throw new RuleViolation('verification.about-yourself', VERIFICATION_TEXT.aboutYourself, null, 'forbidden');
  if (outranks(role, moderatorRole)) throw new RuleViolation('verification.about-superior', VERIFICATION_TEXT.aboutSuperior, null, 'forbidden');
}

function wordsOf(note: string): string {
  const words = seenWords(note) ?? '';
  const problem = !words ? VERIFICATION_TEXT.noteNeeded : words.length > VERIFICATION_LIMITS.note ? VERIFICATION_TEXT.noteLong : null;
  if (problem) throw new RuleViolation('verification.note', problem, { note: problem });
  return words;
}

const conflict = (code: string, sentence: string) => new RuleViolation(code, sentence, null, 'conflict');
