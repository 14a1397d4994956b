import { decides } from '../../../platform/commands/decides.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { answer } from '../../../platform/slices/answer.js';
import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { tellsNothing } from '../../../platform/telling/told-facts.js';
import { pairId } from '../follow/follow.stream.js';
import { StandingBlocks } from '../follow/standing-ties.port.js';
import { AnnounceBlock } from './block.announcer.js';
import { BlockMember, UnblockMember } from './block.commands.js';
import { blocksView } from './block.model.js';
import { blockProjection } from './block.projection.js';
import { BlockQuery } from './block.query.js';
import { blockStream } from './block.stream.js';
import { BlockMemberHandler } from './block-member.handler.js';
import { BlocksController } from './blocks.controller.js';

/** Whom members have blocked: their own business, so staff are told nothing of it. */
export const block: Slice = {
  streams: [blockStream],
  told: tellsNothing(blockStream),
  commands: [handledBy(BlockMember, BlockMemberHandler), decides(UnblockMember, blockStream, pairId)],
  projections: [{ projection: blockProjection, models: [blocksView] }],
  live: [{ line: 'open', announcer: AnnounceBlock }],
  controllers: [BlocksController],
  answers: [answer(ShutOuts, BlockQuery)],
  providers: [BlockQuery, { provide: StandingBlocks, useExisting: BlockQuery }],
};
