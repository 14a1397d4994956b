import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { PEOPLE_TEXT } from '../../../../contracts/project-people.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { ProjectInviteDto, RespondDto } from './people.dto.js';
import { PeopleDesk } from './people-desk.service.js';

/** Invitations into projects. */
@Controller('api/projects')
export class ProjectInvitesController {
  constructor(
    private readonly desk: PeopleDesk,
    private readonly reply: Reply,
  ) {}

  @Post(':id/invites')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.write')
  async invite(@Param('id', IdPipe) id: string, @Body() body: ProjectInviteDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const invite = await this.desk.invite(id, body, memberId, caller);
    return this.reply.afterViews(async () => ok(invite, PEOPLE_TEXT.invited));
  }

  @Post('invites/:inviteId/remind')
  @AlsoRefuses(410)
  @Repeatable()
  @HttpCode(200)
  @Allow('project.write')
  async remind(@Param('inviteId', IdPipe) inviteId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.remind(inviteId, memberId, caller);
    return this.reply.afterViews(async () => ok(null, PEOPLE_TEXT.reminded));
  }

  @Delete('invites/:inviteId')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.take-part')
  async withdraw(@Param('inviteId', IdPipe) inviteId: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.withdraw(inviteId, memberId, caller);
    return this.reply.afterViews(async () => ok(null, PEOPLE_TEXT.withdrawn));
  }

  @Post('invites/:inviteId/respond')
  @AlsoRefuses(410)
  @Repeatable()
  @HttpCode(200)
  @Allow('project.take-part')
  async answer(@Param('inviteId', IdPipe) inviteId: string, @Body() { action }: RespondDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const member = await this.desk.answer(inviteId, action === 'accept', memberId, caller);
    return this.reply.afterViews(async () => ok(member, action === 'accept' ? PEOPLE_TEXT.joined : PEOPLE_TEXT.refused));
  }
}
