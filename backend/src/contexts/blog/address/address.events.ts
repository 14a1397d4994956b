import type { DomainEvent } from '../../../kernel/event.js';

/** The address leads to this post for ever, also once the post has another one or is gone. */
export type AddressReserved = DomainEvent<'AddressReserved', { postId: string }>;
