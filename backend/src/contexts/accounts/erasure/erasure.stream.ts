import type { StreamType } from '../../../kernel/decider.js';
import { textsOf, versionsOf } from '../../../kernel/vault.js';
import type { ErasureCommand } from './erasure.commands.js';
import { type Erasure, erasure } from './erasure.decider.js';
import type { ErasureEvent } from './erasure.events.js';

/** `erasure-<member id>` */
export const erasureStream: StreamType<Erasure, ErasureCommand, ErasureEvent> = {
  category: 'erasure',
  decider: erasure,
  events: {
    AccountDeletionRequested: { schema: 1 },
    AccountDeletionCancelled: { schema: 1 },
    AccountErased: { schema: 1, erases: ({ memberId, keepContent }) => (keepContent ? [] : [textsOf(memberId), versionsOf(memberId)]) },
    MemberForgotten: { schema: 1, erases: ({ memberId }) => [memberId] },
  },
};
