import { approvable } from '../../../platform/approvals/approvable.js';
import { BlockMail, UnblockMail } from './mail-blocks.commands.js';

/** A domain is that of many people: two decide about it. A single address one blocks and lets go alone. */
export const blocksApprovables = [
  approvable<BlockMail>({
    kind: 'blocked_mail',
    command: BlockMail,
    permission: 'settings.change',
    waits: ({ kind }) => kind === 'domain',
    words: ['reason'],
    told: 'reason',
    member: () => null,
    sentence: ({ value }) => `${value} adresleriyle kayıt olunamayacak`,
    changes: ({ value }) => [{ label: value, from: null, to: 'Engellenecek' }],
  }),
  approvable<UnblockMail>({
    kind: 'blocked_mail',
    command: UnblockMail,
    permission: 'settings.change',
    waits: ({ domain }) => domain !== null,
    words: [],
    member: () => null,
    sentence: ({ domain }) => `${domain} adresleriyle yeniden kayıt olunabilecek`,
    changes: ({ domain }) => [{ label: domain ?? '', from: 'Engelli', to: 'Serbest' }],
  }),
];
