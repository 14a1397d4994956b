import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { ClearTraces } from '../../../platform/traces/traces.commands.js';
import { EndMemberSessions } from '../session/session.commands.js';
import { EraseAccount, ForgetMember, SendDeletionMail } from './erasure.commands.js';
import type { AccountDeletionCancelled, AccountDeletionRequested, AccountErased, MemberForgotten } from './erasure.events.js';

const erasureKey = (memberId: string): string => `erase-account:${memberId}`;

/** An account ends when its grace is over; until then its member is told and may call it off. */
export const eraseAfterGrace = policy<AccountDeletionRequested | AccountDeletionCancelled>({
  name: 'erase-after-grace',
  on: {
    AccountDeletionRequested: ({ data: { memberId, due }, at }) => [
      { schedule: intent(EraseAccount, { memberId }), key: erasureKey(memberId), at: due },
      { schedule: intent(SendDeletionMail, { memberId, due }), key: `deletion-mail:${memberId}`, at },
    ],
    AccountDeletionCancelled: ({ data: { memberId } }) => [{ cancel: erasureKey(memberId) }, { cancel: `deletion-mail:${memberId}` }],
  },
});

/** Whoever was erased is signed out everywhere, and what is kept of them is destroyed: by a job, which goes on until it has succeeded. */
export const forgetErasedMember = policy<AccountErased>({
  name: 'forget-erased-member',
  on: {
    AccountErased: ({ data: { memberId }, at }) => [
      { send: intent(EndMemberSessions, { memberId, cause: `erasure-of-${memberId}` }) },
      { schedule: intent(ForgetMember, { memberId }), key: `forget-member:${memberId}`, at },
    ],
  },
});

/** Other contexts forget at the same moment what they have of the member; their jobs come first. */
const LATER_MS = 60_000;

/** When a member was forgotten, what the stores still hold of them is overwritten. */
export const clearTracesOfForgotten = policy<MemberForgotten>({
  name: 'clear-traces-of-forgotten',
  on: {
    MemberForgotten: ({ data: { memberId }, at }) => [
      { schedule: intent(ClearTraces, {}), key: `clear-traces:${memberId}`, at: new Date(Date.parse(at) + LATER_MS).toISOString() },
    ],
  },
});
