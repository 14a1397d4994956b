import { POST_TEXT } from '../../../../contracts/blog-writing.js';
import type { Decider, StreamType } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { ReserveAddress } from './address.commands.js';
import type { AddressReserved } from './address.events.js';

export const ADDRESS_TAKEN = 'post.address-taken';
/** The post to which it leads. */
export type Address = string | null;

/** One address, one post, for ever. */
export const address: Decider<Address, ReserveAddress, AddressReserved> = {
  initial: null,
  evolve: (_, { data: { postId } }) => postId,
  decide({ data }, holder) {
    if (holder === data.postId) return [];
    if (holder !== null) throw new RuleViolation(ADDRESS_TAKEN, POST_TEXT.reservedSlug, { slug: POST_TEXT.reservedSlug });
    return [{ type: 'AddressReserved', data }];
  },
};

/** `post-address-<blinded address>`: the stream's name does not tell it, as it is made from the title. */
export const addressStream: StreamType<Address, ReserveAddress, AddressReserved> = {
  category: 'post-address',
  decider: address,
  events: { AddressReserved: { schema: 1 } },
};
