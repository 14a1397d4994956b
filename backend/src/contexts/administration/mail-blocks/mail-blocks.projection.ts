import { projection } from '../../../kernel/projection.js';
import type { Write } from '../../../kernel/views.js';
import type { AccountErased, MemberForgotten } from '../../accounts/public.js';
import type { BlocksEvent } from './mail-blocks.events.js';
import { blockWordsView, mailBlocksView } from './mail-blocks.model.js';

/** The list of blocks; what an address was, nothing here can tell. */
export const blocksProjection = projection<BlocksEvent | AccountErased | MemberForgotten>({
  name: 'mail-blocks',
  version: 1,
  views: [mailBlocksView.name, blockWordsView.name],
  on: {
    MailBlocked: ({ at, position, data: { blockId, kind, value, reason, adminId } }) => [
      mailBlocksView.put(blockId, { kind, domain: kind === 'domain' ? value : null, at, admin_id: adminId, position }),
      ...(reason === null ? [] : [blockWordsView.make(adminId, { $set: { [`reasons.${blockId}`]: reason } })]),
    ],
    MailUnblocked: ({ data }) => mailBlocksView.remove(data.blockId),
    AccountErased: ({ data }) => wordless(data.memberId),
    // Until the key is gone something may be written still.
    MemberForgotten: ({ data }) => wordless(data.memberId),
  },
});

const wordless = (memberId: string): Write => blockWordsView.change(memberId, { $set: { reasons: {} } });
