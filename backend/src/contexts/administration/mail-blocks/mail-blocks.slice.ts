import { decides } from '../../../platform/commands/decides.js';
import { answer } from '../../../platform/slices/answer.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { UnwantedMail } from '../../accounts/naming/unwanted-mail.port.js';
import { InviteMailDoor } from '../../projects/invite-mail/invite-mail-door.port.js';
import { BlockedMail } from './blocked-mail.service.js';
import { ConsoleMailBlocksController } from './console-mail-blocks.controller.js';
import { blocksApprovables } from './mail-blocks.approvable.js';
import { BlockMail, UnblockMail } from './mail-blocks.commands.js';
import { BLOCKS_ID, blocksStream } from './mail-blocks.decider.js';
import { blockWordsView, mailBlocksView } from './mail-blocks.model.js';
import { blocksProjection } from './mail-blocks.projection.js';
import { MailBlocksQuery } from './mail-blocks.query.js';
import { blocksTold } from './mail-blocks.told.js';
import { MailBlocksChanges } from './mail-blocks-changes.service.js';

/** Domains and addresses with which nobody registers. */
export const mailBlocks: Slice = {
  streams: [blocksStream],
  told: blocksTold,
  commands: [decides(BlockMail, blocksStream, () => BLOCKS_ID), decides(UnblockMail, blocksStream, () => BLOCKS_ID)],
  approvables: blocksApprovables,
  projections: [{ projection: blocksProjection, models: [mailBlocksView, blockWordsView] }],
  controllers: [ConsoleMailBlocksController],
  answers: [answer(UnwantedMail, BlockedMail), answer(InviteMailDoor, BlockedMail)],
  providers: [MailBlocksQuery, BlockedMail, MailBlocksChanges],
};
