import { SUBROLE_LIMITS } from '../../../../contracts/subroles.js';
import { intent } from '../../../kernel/command.js';
import { policy } from '../../../kernel/policy.js';
import type { AccountErased } from '../erasure/erasure.events.js';
import { CloseSubroleRequest, ExpireSubroleRequest } from './subrole.commands.js';
import type { SubroleExpired, SubroleRequested, SubroleReviewed } from './subrole.events.js';

const DAY_MS = 86_400_000;

/** ISO time at which a request is over if nobody has reviewed it. */
export const expiryOf = (askedAt: string): string => new Date(Date.parse(askedAt) + SUBROLE_LIMITS.expiryDays * DAY_MS).toISOString();

const key = (requestId: string): string => `subrole-request:${requestId}`;

/** A request does not wait for ever, nor for somebody who has gone. */
export const subroleExpiry = policy<SubroleRequested | SubroleReviewed | SubroleExpired | AccountErased>({
  name: 'subrole-expiry',
  on: {
    SubroleRequested: ({ at, data: { memberId, requestId } }) => [
      { schedule: intent(ExpireSubroleRequest, { memberId, requestId }), key: key(requestId), at: expiryOf(at) },
    ],
    SubroleReviewed: ({ data: { requestId } }) => [{ cancel: key(requestId) }],
    SubroleExpired: ({ data: { requestId } }) => [{ cancel: key(requestId) }],
    AccountErased: ({ data: { memberId } }) => [{ send: intent(CloseSubroleRequest, { memberId }) }],
  },
});
