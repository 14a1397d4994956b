import { foldEmail } from '../../../../contracts/email.js';
import { EMAIL_CHANGE_LIMITS, EMAIL_CHANGE_TEXT } from '../../../../contracts/email-change.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { EmailVerifiedAgain } from '../account/account.events.js';
import type { ConfirmEmailChange, EmailChangeCommand, RequestEmailChange, SettleEmailChange, UndoEmailChange } from './email-change.commands.js';
import type { EmailChangeEvent } from './email-change.events.js';

const HOUR_MS = 60 * 60_000;
const after = (at: string, hours: number): string => new Date(Date.parse(at) + hours * HOUR_MS).toISOString();

/** What an account knows of the change of its address. */
export interface AddressInChange {
  /** The address that was asked for and has not answered. */
  readonly wantedEmail: { readonly changeId: string; readonly email: string | null; readonly until: string } | null;
  /** The change that can still be taken back. */
  readonly changedEmail: { readonly changeId: string; readonly former: string | null; readonly until: string } | null;
}

/** The part of an account that its address is decided by. */
interface Addressed extends AddressInChange {
  readonly registered: { readonly email: string | null; readonly username: string | null } | null;
  readonly demanded: object | null;
}
type Decided = EmailChangeEvent | EmailVerifiedAgain;

export const NO_CHANGE: AddressInChange = { wantedEmail: null, changedEmail: null };

export const CHANGE_LINK_REFUSAL = () => new RuleViolation('TOKEN_INVALID', EMAIL_CHANGE_TEXT.linkInvalid, { token: EMAIL_CHANGE_TEXT.linkInvalid });

/** The account after a fact about its address. */
export function evolveAddress<State extends Addressed>(state: State, { type, data }: EmailChangeEvent): State {
  switch (type) {
    case 'EmailChangeRequested':
      return { ...state, wantedEmail: { changeId: data.changeId, email: data.email, until: data.until } };
    case 'EmailChanged':
      return { ...addressed(state, data.email), wantedEmail: null, changedEmail: { changeId: data.changeId, former: data.formerEmail, until: data.until } };
    case 'EmailChangeUndone':
      return { ...addressed(state, data.email), wantedEmail: null, changedEmail: null };
    case 'EmailChangeSettled':
      return { ...state, changedEmail: null };
  }
}

const addressed = <State extends Addressed>(state: State, email: string | null): State => ({
  ...state,
  registered: state.registered && { ...state.registered, email },
});

/** What follows from a command about the address of an account. */
export function decideAddress(command: EmailChangeCommand, state: Addressed): readonly Decided[] {
  switch (command.type) {
    case 'RequestEmailChange':
      return request(command, state);
    case 'ConfirmEmailChange':
      return confirm(command, state);
    case 'UndoEmailChange':
      return undo(command, state);
    case 'SettleEmailChange':
      return settle(command, state);
  }
}

function request({ data, origin }: RequestEmailChange, { registered, changedEmail }: Addressed): readonly Decided[] {
  if (changedEmail) throw new RuleViolation('account.address-settling', EMAIL_CHANGE_TEXT.settling);
  const { memberId, changeId, email } = data;
  if (registered?.email && foldEmail(registered.email) === foldEmail(email)) {
    throw new RuleViolation('account.same-address', EMAIL_CHANGE_TEXT.same, { email: EMAIL_CHANGE_TEXT.same });
  }
  const until = after(origin.at, EMAIL_CHANGE_LIMITS.linkHours);
  return [{ type: 'EmailChangeRequested', data: { memberId, changeId, email: email.trim(), until } }];
}

/** Whoever answers from the new mailbox has shown that the address is theirs, which also meets a demand of staff. */
function confirm({ data: { memberId, changeId }, origin }: ConfirmEmailChange, state: Addressed): readonly Decided[] {
  const { registered, wantedEmail, changedEmail, demanded } = state;
  if (changedEmail || wantedEmail?.changeId !== changeId || origin.at >= wantedEmail.until) throw CHANGE_LINK_REFUSAL();
  const until = after(origin.at, EMAIL_CHANGE_LIMITS.undoDays * 24);
  const changed: EmailChangeEvent = {
    type: 'EmailChanged',
    data: { memberId, changeId, email: wantedEmail.email, formerEmail: registered?.email ?? null, until },
  };
  return demanded ? [changed, { type: 'EmailVerifiedAgain', data: { memberId } }] : [changed];
}

function undo({ data: { memberId, changeId }, origin }: UndoEmailChange, { changedEmail }: Addressed): readonly Decided[] {
  if (changedEmail?.changeId !== changeId || origin.at >= changedEmail.until) throw CHANGE_LINK_REFUSAL();
  return [{ type: 'EmailChangeUndone', data: { memberId, changeId, email: changedEmail.former } }];
}

function settle({ data: { memberId, changeId }, origin }: SettleEmailChange, { changedEmail }: Addressed): readonly Decided[] {
  if (changedEmail?.changeId !== changeId || origin.at < changedEmail.until) return [];
  return [{ type: 'EmailChangeSettled', data: { memberId, changeId } }];
}
