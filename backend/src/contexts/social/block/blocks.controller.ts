import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type BlockAnswer, type BlockedIds, type BlockedRow, FOLLOW_LIMITS, FOLLOW_TEXT } from '../../../../contracts/follow.js';
import { PROFILE_TEXT } from '../../../../contracts/profile.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { AtMost } from '../../../platform/http/at-most.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import { windowOf } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { PublicMembers } from '../follow/public-members.port.js';
import { BlockMember, UnblockMember } from './block.commands.js';
import { BlockQuery } from './block.query.js';

/** Whom a member does not want to hear of; nobody but the member is told. */
@Controller('api/users')
export class BlocksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly blocks: BlockQuery,
    private readonly members: PublicMembers,
    private readonly reply: Reply,
  ) {}

  @Get('blocked')
  @Allow('member.block')
  async list(@Query() { limit = FOLLOW_LIMITS.page, ...window }: WindowDto, @MemberId() memberId: string) {
    const place = windowOf({ limit, ...window });
    const { rows, total } = await this.blocks.page(memberId, place);
    const members = await this.members.listed(rows.map(({ target_id }) => target_id));
    const shown = rows.flatMap(({ target_id, blocked_at }): BlockedRow[] => {
      const found = members.get(target_id);
      return found ? [{ ...found.user, blocked_at }] : [];
    });
    return pageOf(shown, total, place);
  }

  /** All of them at once: pages fold their texts away. */
  @Get('blocked/ids')
  @Allow('member.block')
  async ids(@MemberId() memberId: string) {
    const answer: BlockedIds = { ids: await this.blocks.blockedIds(memberId) };
    return ok(answer);
  }

  @Put(':id/block')
  @Repeatable()
  @AtMost('block')
  @Allow('member.block')
  async block(@Param('id', IdPipe) targetId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    if (!(await this.members.listed([targetId])).has(targetId)) throw notFound(PROFILE_TEXT.notFound);
    await this.commands.execute(new BlockMember({ memberId, targetId }, this.origins.of(caller)));
    return this.answer(memberId, targetId, FOLLOW_TEXT.blocked);
  }

  @Delete(':id/block')
  @Repeatable()
  @AtMost('block')
  @Allow('member.block')
  async unblock(@Param('id', IdPipe) targetId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.commands.execute(new UnblockMember({ memberId, targetId }, this.origins.of(caller)));
    return this.answer(memberId, targetId, FOLLOW_TEXT.unblocked);
  }

  private answer(memberId: string, targetId: string, sentence: string) {
    return this.reply.afterViews(async () => {
      const answer: BlockAnswer = { isBlocked: await this.blocks.blocks(memberId, targetId) };
      return ok(answer, sentence);
    });
  }
}
