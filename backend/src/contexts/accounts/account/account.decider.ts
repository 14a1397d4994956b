import { registerProblems } from '../../../../contracts/account-problems.js';
import type { TermsDocument } from '../../../../contracts/consents.js';
import type { MemberRole } from '../../../../contracts/permissions.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { type AddressInChange, decideAddress, evolveAddress, NO_CHANGE } from '../email-change/email-change.rules.js';
import { demand, withdrawDemand } from '../verification-demand/verification-demand.rules.js';
import type { AcceptTerms, AccountCommand, ChangePassword, OpenVerifiedAccount, RegisterMember, VerifyEmail } from './account.commands.js';
import type { AccountEvent } from './account.events.js';
import { COMMON_PASSWORD_REFUSAL, isCommonPassword } from './account.rules.js';
import { LINK_REFUSAL } from './password.rules.js';
import { refuseOutdated } from './terms.rules.js';
import { TOKEN_REFUSAL } from './verification.rules.js';

export interface Account extends AddressInChange {
  readonly registered: { readonly email: string | null; readonly username: string | null } | null;
  readonly verified: boolean;
  /** Set while staff want the address to be verified once more. */
  readonly demanded: { readonly note: string | null } | null;
  readonly role: MemberRole;
  /** The version of each text that was accepted last. */
  readonly accepted: { readonly [Name in TermsDocument]?: string };
  /** SHA-256 of the reset tokens that were used. */
  readonly usedLinks: readonly string[];
}

export const account: Decider<Account, AccountCommand, AccountEvent> = {
  initial: { registered: null, verified: false, demanded: null, role: 'user', accepted: {}, usedLinks: [], ...NO_CHANGE },

  evolve(state, event) {
    const { type, data } = event;
    switch (type) {
      case 'MemberRegistered':
        return { ...state, registered: { email: data.email, username: data.username } };
      case 'VerificationMailSent':
      case 'PasswordResetMailSent':
        return state;
      case 'EmailVerified':
        return { ...state, verified: true };
      case 'EmailVerificationDemanded':
        return { ...state, demanded: { note: data.note } };
      case 'EmailVerificationDemandWithdrawn':
      case 'EmailVerifiedAgain':
        return { ...state, demanded: null };
      case 'PasswordChanged':
        return data.linkHash ? { ...state, usedLinks: [...state.usedLinks, data.linkHash] } : state;
      case 'RoleGranted':
        return { ...state, role: data.role };
      case 'TermsAccepted':
        return { ...state, accepted: { ...state.accepted, [data.document]: data.version } };
      default:
        return evolveAddress(state, event);
    }
  },

  decide(command, state) {
    if (command.type === 'RegisterMember') return register(command, state);
    if (command.type === 'OpenVerifiedAccount') return openVerified(command, state);
    if (!state.registered) throw new RuleViolation('account.unknown', 'Böyle bir üye yok.', null, 'not-found');
    const { memberId } = command.data;
    switch (command.type) {
      case 'SendVerificationMail':
        return state.verified && !state.demanded ? [] : [{ type: 'VerificationMailSent', data: { memberId } }];
      case 'VerifyEmail':
        return verifyEmail(command, state);
      case 'SendPasswordResetMail':
        return [{ type: 'PasswordResetMailSent', data: { memberId } }];
      case 'ChangePassword':
        return changePassword(command, state);
      case 'GrantRole':
        return state.role === command.data.role ? [] : [{ type: 'RoleGranted', data: { memberId, role: command.data.role } }];
      case 'AcceptTerms':
        return accept(command, state);
      case 'DemandVerification':
        return demand(command, state);
      case 'WithdrawVerificationDemand':
        return withdrawDemand(command, state);
      default:
        return decideAddress(command, state);
    }
  },
};

/** Several requests with one link may all have found it unspent: the stream lets one of them through. */
function verifyEmail({ data: { memberId, byLink } }: VerifyEmail, { verified, demanded }: Account): readonly AccountEvent[] {
  if (demanded) return [{ type: 'EmailVerifiedAgain', data: { memberId } }];
  if (!verified) return [{ type: 'EmailVerified', data: { memberId } }];
  if (byLink) throw TOKEN_REFUSAL();
  return [];
}

/** Two requests with one link may both have found it unused: the stream lets one of them through. Whoever has a mailed link can read the mailbox, which verifies the address; a proof within a session shows no mailbox. */
function changePassword({ data }: ChangePassword, state: Account): readonly AccountEvent[] {
  const { memberId, linkHash, sessionId } = data;
  const changed: AccountEvent = { type: 'PasswordChanged', data };
  if (!linkHash) return [changed];
  if (state.usedLinks.includes(linkHash)) throw LINK_REFUSAL();
  if (sessionId !== null) return [changed];
  if (state.demanded) return [changed, { type: 'EmailVerifiedAgain', data: { memberId } }];
  return state.verified ? [changed] : [changed, { type: 'EmailVerified', data: { memberId } }];
}

function register({ data }: RegisterMember, state: Account): readonly AccountEvent[] {
  if (state.registered) return [];
  refuseRegistration(data);
  const { memberId, firstName, lastName, displayName, read = [] } = data;
  return [
    { type: 'MemberRegistered', data: { memberId, username: data.username, email: data.email.trim(), firstName, lastName, displayName } },
    ...read.map(({ document, version }) => ({ type: 'TermsAccepted' as const, data: { memberId, document, version } })),
  ];
}

function accept({ data }: AcceptTerms, { accepted }: Account): readonly AccountEvent[] {
  refuseOutdated([data]);
  const { memberId, document, version } = data;
  return accepted[document] === version ? [] : [{ type: 'TermsAccepted', data: { memberId, document, version } }];
}

function openVerified({ data: { memberId, username, email, displayName, read } }: OpenVerifiedAccount, state: Account): readonly AccountEvent[] {
  if (state.registered) return [];
  refuseOutdated(read);
  const names = { username, email: email.trim(), firstName: null, lastName: null, displayName };
  return [
    { type: 'MemberRegistered', data: { memberId, ...names } },
    { type: 'EmailVerified', data: { memberId } },
    ...read.map(({ document, version }) => ({ type: 'TermsAccepted' as const, data: { memberId, document, version } })),
  ];
}

/** Throws unless the registration is complete and its password hard to guess. */
export function refuseRegistration({ email, username, password, firstName, lastName, displayName, read = [] }: RegisterMember['data']): void {
  const form = { email, username, password, first_name: firstName ?? '', last_name: lastName ?? '', display_name: displayName ?? '' };
  refuseProblems('account.incomplete', registerProblems(form));
  if (isCommonPassword(password)) throw COMMON_PASSWORD_REFUSAL();
  refuseOutdated(read);
}
