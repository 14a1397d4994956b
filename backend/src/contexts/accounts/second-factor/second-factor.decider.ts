import { passkeyNameProblem, SECOND_FACTOR_LIMITS, SECOND_FACTOR_TEXT } from '../../../../contracts/second-factor.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import type { AddPasskey, DropSecondFactors, EnrolTotp, RenamePasskey, SecondFactorCommand, UseRecoveryCode } from './second-factor.commands.js';
import type { SecondFactorEvent } from './second-factor.events.js';

export interface SecondFactor {
  /** The secret of the authenticator app, by its id. */
  readonly totp: string | null;
  /** The set of recovery codes that counts, and which of them were used. */
  readonly recovery: { readonly setId: string; readonly used: readonly number[] } | null;
  /** Names by passkey. */
  readonly passkeys: Readonly<Record<string, string | null>>;
}

const NONE: SecondFactor = { totp: null, recovery: null, passkeys: {} };

/** What a member shows beside a password, and how that changes. */
export const secondFactor: Decider<SecondFactor, SecondFactorCommand, SecondFactorEvent> = {
  initial: NONE,

  evolve(state, { type, data }) {
    switch (type) {
      case 'TotpEnrolled':
        return { ...state, totp: data.totpId };
      case 'TotpRemoved':
        return { ...state, totp: null };
      case 'RecoveryCodesIssued':
        return { ...state, recovery: { setId: data.setId, used: [] } };
      case 'RecoveryCodeUsed':
        return state.recovery?.setId === data.setId ? { ...state, recovery: { ...state.recovery, used: [...state.recovery.used, data.number] } } : state;
      case 'RecoveryCodesDropped':
        return state.recovery?.setId === data.setId ? { ...state, recovery: null } : state;
      case 'PasskeyAdded':
      case 'PasskeyRenamed':
        return { ...state, passkeys: { ...state.passkeys, [data.passkeyId]: data.name } };
      case 'PasskeyRemoved': {
        const { [data.passkeyId]: _, ...left } = state.passkeys;
        return { ...state, passkeys: left };
      }
      case 'SecondFactorsDropped':
        return NONE;
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'EnrolTotp':
        return enrolTotp(command, state);
      case 'RemoveTotp':
        return state.totp ? [{ type: 'TotpRemoved', data: { memberId: command.data.memberId, totpId: state.totp } }] : [];
      case 'IssueRecoveryCodes':
        if (!hasFactor(state)) throw new RuleViolation('second-factor.none', SECOND_FACTOR_TEXT.codesNeedFactor);
        return [issued(command.data)];
      case 'UseRecoveryCode':
        return useRecoveryCode(command, state);
      case 'DropRecoveryCodes': {
        const { memberId, setId } = command.data;
        return state.recovery?.setId === setId ? [{ type: 'RecoveryCodesDropped', data: { memberId, setId } }] : [];
      }
      case 'AddPasskey':
        return addPasskey(command, state);
      case 'RenamePasskey':
        return renamePasskey(command, state);
      case 'RemovePasskey': {
        const { memberId, passkeyId } = command.data;
        if (!(passkeyId in state.passkeys)) throw unknownPasskey();
        return [{ type: 'PasskeyRemoved', data: { memberId, passkeyId } }];
      }
      case 'DropSecondFactors':
        return drop(command, state);
    }
  },
};

/** Recovery codes alone are no factor: they stand in for one. */
export const hasFactor = ({ totp, passkeys }: SecondFactor): boolean => totp !== null || Object.keys(passkeys).length > 0;

const issued = ({ memberId, setId }: { memberId: string; setId: string }): SecondFactorEvent => ({
  type: 'RecoveryCodesIssued',
  data: { memberId, setId, count: SECOND_FACTOR_LIMITS.recoveryCodes },
});

/** Whoever has their first factor gets codes for the day on which it is lost; codes from an earlier time do not count. */
const firstCodes = (data: { memberId: string; setId: string }, state: SecondFactor): readonly SecondFactorEvent[] => (hasFactor(state) ? [] : [issued(data)]);

function enrolTotp({ data }: EnrolTotp, state: SecondFactor): readonly SecondFactorEvent[] {
  if (state.totp) throw new RuleViolation('second-factor.enrolled', SECOND_FACTOR_TEXT.alreadyEnrolled);
  return [{ type: 'TotpEnrolled', data: { memberId: data.memberId, totpId: data.totpId } }, ...firstCodes(data, state)];
}

function useRecoveryCode({ data }: UseRecoveryCode, { recovery }: SecondFactor): readonly SecondFactorEvent[] {
  const { memberId, setId, number } = data;
  if (recovery?.setId !== setId || recovery.used.includes(number)) throw new RuleViolation('second-factor.code-used', SECOND_FACTOR_TEXT.wrongCode);
  return [{ type: 'RecoveryCodeUsed', data: { memberId, setId, number } }];
}

function addPasskey({ data }: AddPasskey, state: SecondFactor): readonly SecondFactorEvent[] {
  const { memberId, passkeyId, name } = data;
  if (passkeyId in state.passkeys) return [];
  refuseName(name);
  if (Object.keys(state.passkeys).length >= SECOND_FACTOR_LIMITS.passkeys) throw new RuleViolation('passkey.too-many', SECOND_FACTOR_TEXT.tooManyPasskeys);
  return [{ type: 'PasskeyAdded', data: { memberId, passkeyId, name: name.trim() } }, ...firstCodes(data, state)];
}

function renamePasskey({ data }: RenamePasskey, { passkeys }: SecondFactor): readonly SecondFactorEvent[] {
  const { memberId, passkeyId, name } = data;
  if (!(passkeyId in passkeys)) throw unknownPasskey();
  refuseName(name);
  return passkeys[passkeyId] === name.trim() ? [] : [{ type: 'PasskeyRenamed', data: { memberId, passkeyId, name: name.trim() } }];
}

/** Who has nothing is left alone, whether nothing was ever there or it has been dropped before. */
function drop({ data: { memberId, reason } }: DropSecondFactors, state: SecondFactor): readonly SecondFactorEvent[] {
  if (!reason.trim()) throw new RuleViolation('second-factor.no-reason', SECOND_FACTOR_TEXT.dropNeedsReason);
  if (!hasFactor(state)) return [];
  return [{ type: 'SecondFactorsDropped', data: { memberId, reason: reason.trim(), passkeyIds: Object.keys(state.passkeys) } }];
}

const refuseName = (name: string): void => refuseProblems('passkey.name', { name: passkeyNameProblem(name) ?? undefined });
const unknownPasskey = () => new RuleViolation('passkey.unknown', SECOND_FACTOR_TEXT.passkeyUnknown, null, 'not-found');
