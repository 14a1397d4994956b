import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { EraseAccount, SendDeletionMail } from './erasure.commands.js';
import type { AccountDeletionCancelled, AccountDeletionRequested } from './erasure.events.js';

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
