import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { FOLLOW_LIMITS, FOLLOW_TEXT, type FollowAnswer, type FollowStatus } from '../../../../contracts/follow.js';
import { PROFILE_TEXT } from '../../../../contracts/profile.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { ProfileDoor } from '../../../platform/identity/profile-door.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { pageOf } from '../../../platform/paging/page-of.js';
import { windowOf } from '../../../platform/paging/window.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { forbidden, notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { FollowMember, UnfollowMember } from './follow.commands.js';
import { FollowQuery } from './follow.query.js';
import { PublicMembers } from './public-members.port.js';
import type { TieSide } from './standing-ties.port.js';
import { TieLists } from './tie-lists.service.js';

@Controller('api/users/:id')
export class FollowsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly follows: FollowQuery,
    private readonly lists: TieLists,
    private readonly members: PublicMembers,
    private readonly shutOuts: ShutOuts,
    private readonly door: ProfileDoor,
    private readonly limits: RateLimits,
    private readonly reply: Reply,
  ) {}

  @Get('followers')
  @Allow('profile.read')
  followers(@Param('id', IdPipe) id: string, @Query() window: WindowDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.list('target', id, window, memberId, caller);
  }

  @Get('following')
  @Allow('profile.read')
  following(@Param('id', IdPipe) id: string, @Query() window: WindowDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    return this.list('member', id, window, memberId, caller);
  }

  @Get('mutual')
  @Allow('profile.read')
  async mutual(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.door.refuseClosed(id, caller);
    return ok(await this.lists.mutual(id, memberId));
  }

  @Get('follow-status')
  @Allow('profile.read')
  async status(@Param('id', IdPipe) id: string, @MemberId() memberId: string) {
    await this.refuseUnknown(id);
    const [isFollowing, followsYou, blocked] = await Promise.all([
      this.follows.follows(memberId, id),
      this.follows.follows(id, memberId),
      this.shutOuts.blockersAmong([memberId], id),
    ]);
    const answer: FollowStatus = { isFollowing, followsYou, isBlocked: blocked.has(memberId) };
    return ok(answer);
  }

  @Post('follow')
  @HttpCode(200)
  @Repeatable()
  @Allow('member.follow')
  async follow(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.count(memberId);
    // Whoever is blocked hears no more than that it did not work, and not what a profile that is closed to them would say.
    if ((await this.shutOuts.blockersAmong([id], memberId)).has(id)) throw forbidden(FOLLOW_TEXT.failed);
    await this.door.refuseClosed(id, caller);
    await this.commands.execute(new FollowMember({ memberId, targetId: id }, this.origins.of(caller)));
    return this.answer(id, memberId, caller);
  }

  @Delete('follow')
  @Repeatable()
  @Allow('member.follow')
  async unfollow(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.count(memberId);
    await this.commands.execute(new UnfollowMember({ memberId, targetId: id }, this.origins.of(caller)));
    return this.answer(id, memberId, caller);
  }

  private async list(side: TieSide, id: string, { limit = FOLLOW_LIMITS.page, ...rest }: WindowDto, memberId: string, caller: Caller) {
    await this.door.refuseClosed(id, caller);
    const window = windowOf({ limit, ...rest });
    const { rows, total } = await this.lists.list(side, id, memberId, window);
    return pageOf(rows, total, window);
  }

  private count(memberId: string): Promise<void> {
    return this.limits.countInMinute(`follow:${memberId}`, FOLLOW_LIMITS.aMinute, FOLLOW_TEXT.tooOften);
  }

  private answer(id: string, memberId: string, caller: Caller) {
    return this.reply.afterViews(async () => {
      // One may end following somebody whose profile is closed by now; it tells nothing more.
      const isCounted = !(await this.isClosed(id, caller)) && (await this.lists.shows('target', id, memberId));
      const { followers } = await this.follows.counts(id);
      const isFollowing = await this.follows.follows(memberId, id);
      const answer: FollowAnswer = { isFollowing, follower_count: isCounted ? followers : 0 };
      return ok(answer);
    });
  }

  private async isClosed(id: string, caller: Caller): Promise<boolean> {
    try {
      await this.door.refuseClosed(id, caller);
      return false;
    } catch (error) {
      if (error instanceof RuleViolation) return true;
      throw error;
    }
  }

  private async refuseUnknown(id: string): Promise<void> {
    if (!(await this.members.listed([id])).has(id)) throw notFound(PROFILE_TEXT.notFound);
  }
}
