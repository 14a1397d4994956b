import { decides } from '../../../platform/commands/decides.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { BlockedMail } from './blocked-mail.service.js';
import { blocksApprovables } from './blocks.approvable.js';
import { BlockMail, UnblockMail } from './blocks.commands.js';
import { BLOCKS_ID, blocksStream } from './blocks.decider.js';
import { blockWordsView, mailBlocksView } from './blocks.model.js';
import { blocksProjection } from './blocks.projection.js';
import { BlocksQuery } from './blocks.query.js';
import { blocksTold } from './blocks.told.js';
import { BlocksChanges } from './blocks-changes.service.js';
import { ConsoleBlocksController } from './console-blocks.controller.js';

/** Domains and addresses with which nobody registers. */
export const blocks: Slice = {
  streams: [blocksStream],
  told: blocksTold,
  commands: [decides(BlockMail, blocksStream, () => BLOCKS_ID), decides(UnblockMail, blocksStream, () => BLOCKS_ID)],
  approvables: blocksApprovables,
  projections: [{ projection: blocksProjection, models: [mailBlocksView, blockWordsView] }],
  controllers: [ConsoleBlocksController],
  providers: [BlocksQuery, BlockedMail, BlocksChanges],
};
