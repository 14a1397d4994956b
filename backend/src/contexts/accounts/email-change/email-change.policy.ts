import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import { ReleaseChangedAddress, SendEmailChangedMail, SendEmailChangeMail, SettleEmailChange } from './email-change.commands.js';
import type { EmailChanged, EmailChangeRequested, EmailChangeSettled, EmailChangeUndone } from './email-change.events.js';

const settleKey = (changeId: string): string => `settle-email-change:${changeId}`;
const releaseKey = (changeId: string): string => `release-changed-address:${changeId}`;

/** The new mailbox is asked, the former one is told. */
export const mailEmailChange = policy<EmailChangeRequested | EmailChanged>({
  name: 'mail-email-change',
  follows: 'later',
  on: {
    EmailChangeRequested: ({ at, data: { memberId, changeId } }) => [
      { schedule: intent(SendEmailChangeMail, { memberId, changeId }), key: `email-change-mail:${changeId}`, at },
    ],
    EmailChanged: ({ at, data: { memberId, changeId } }) => [
      { schedule: intent(SendEmailChangedMail, { memberId, changeId, at }), key: `email-changed-mail:${changeId}`, at },
    ],
  },
});

/** A change is settled when its time is over, unless it was undone. What else follows from that is the taking back of the account. */
export const followEmailChange = policy<EmailChanged | EmailChangeUndone | EmailChangeSettled>({
  name: 'follow-email-change',
  on: {
    EmailChanged: ({ data: { memberId, changeId, until } }) => [
      { schedule: intent(SettleEmailChange, { memberId, changeId }), key: settleKey(changeId), at: until },
    ],
    EmailChangeUndone: ({ at, data: { memberId, changeId } }) => [
      { cancel: settleKey(changeId) },
      { schedule: intent(ReleaseChangedAddress, { memberId, changeId }), key: releaseKey(changeId), at },
    ],
    EmailChangeSettled: ({ at, data: { memberId, changeId } }) => [
      { schedule: intent(ReleaseChangedAddress, { memberId, changeId }), key: releaseKey(changeId), at },
    ],
  },
});
