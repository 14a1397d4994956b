import { Body, Controller, Delete, HttpCode, Param, Post, Put } from '@nestjs/common';
import { PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { AddMemberDto, HandoverDto, MemberRoleDto, RespondDto } from './people.dto.js';
import { PeopleDesk } from './people-desk.service.js';

/** Who is in a project, in which role, and to whom it passes. */
@Controller('api/projects/:id')
export class ProjectMembersController {
  constructor(
    private readonly desk: PeopleDesk,
    private readonly reply: Reply,
  ) {}

  @Post('members/add')
  @AlsoRefuses(410)
  @Repeatable()
  @HttpCode(200)
  @Allow('project.write')
  async add(@Param('id', IdPipe) id: string, @Body() body: AddMemberDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const added = await this.desk.add(id, body, memberId, caller);
    return this.reply.afterViews(async () => ok(added, added.outcome === 'joined' ? PEOPLE_TEXT.added : PEOPLE_TEXT.invited));
  }

  @Put('members/:userId/role')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.take-part')
  async changeRole(
    @Param('id', IdPipe) id: string,
    @Param('userId', IdPipe) userId: string,
    @Body() { role }: MemberRoleDto,
    @MemberId() memberId: string,
    @CurrentCaller() caller: Caller,
  ) {
    const member = await this.desk.changeRole(id, userId, role, memberId, caller);
    return this.reply.afterViews(async () => ok(member, PEOPLE_TEXT.roleChanged));
  }

  @Delete('members/:userId')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.take-part')
  async remove(@Param('id', IdPipe) id: string, @Param('userId', IdPipe) userId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const member = await this.desk.remove(id, userId, memberId, caller);
    return this.reply.afterViews(async () => ok(member, userId === memberId ? PEOPLE_TEXT.left : PEOPLE_TEXT.removed));
  }

  @Post('handover')
  @AlsoRefuses(410)
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  async offer(@Param('id', IdPipe) id: string, @Body() { userId }: HandoverDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.offer(id, userId, memberId, caller);
    return this.reply.afterViews(async () => ok(null, PEOPLE_TEXT.offered));
  }

  @Delete('handover')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.take-part')
  async withdrawOffer(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.withdrawOffer(id, memberId, caller);
    return this.reply.afterViews(async () => ok(null, PEOPLE_TEXT.offerWithdrawn));
  }

  @Post('handover/respond')
  @AlsoRefuses(410)
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  async answerOffer(@Param('id', IdPipe) id: string, @Body() { action }: RespondDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const member = await this.desk.answerOffer(id, action === 'accept', memberId, caller);
    return this.reply.afterViews(async () => ok(member, action === 'accept' ? PEOPLE_TEXT.tookOver : PEOPLE_TEXT.offerRefused));
  }
}
