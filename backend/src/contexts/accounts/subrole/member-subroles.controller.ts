import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SUBROLE_TEXT } from '../../../../contracts/subroles.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { MemberQuery } from '../views/member.query.js';
import { DecideSubrole } from './subrole.commands.js';
import { SubroleDecisionDto } from './subrole.dto.js';
import { SubroleQuery } from './subrole.query.js';

/** Takes sub-roles away from a member, and gives them back. */
@Controller('api/console/members/:id/subroles')
export class MemberSubrolesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subroles: SubroleQuery,
    private readonly members: MemberQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('subrole.survey')
  async show(@Param('id', IdPipe) memberId: string) {
    await this.known(memberId);
    return ok(await this.subroles.of(memberId));
  }

  @Put()
  @Repeatable()
  @Allow('subrole.review')
  async decide(@Param('id', IdPipe) memberId: string, @Body() decision: SubroleDecisionDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    await this.known(memberId);
    await this.commands.execute(new DecideSubrole({ memberId, adminId, ...decision }, this.origins.of(caller)));
    const said = decision.held ? SUBROLE_TEXT.restored : SUBROLE_TEXT.revoked;
    return this.reply.afterViews(async () => ok(await this.subroles.of(memberId), said));
  }

  private async known(memberId: string): Promise<void> {
    const member = await this.members.byId(memberId);
    if (!member || member.username === null) throw notFound(SUBROLE_TEXT.memberUnknown);
  }
}
