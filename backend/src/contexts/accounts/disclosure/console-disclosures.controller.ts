import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ACCESS_TEXT } from '../../../../contracts/access.js';
import { DISCLOSURE_TEXT, type MemberEmail, type MemberSessionRow, type MemberSessions } from '../../../../contracts/member-record.js';
import { outranks, type Role } from '../../../../contracts/permissions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable, RepeatableLook } from '../../../platform/http/repeatable.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { Reply } from '../../../platform/request/reply.js';
import { OpenSessionsQuery } from '../session/open-sessions.query.js';
import { RefusedSignIns } from '../session/refused-sign-ins.service.js';
import { SignOutElsewhere } from '../session/session.commands.js';
import { ClosedSessionsQuery } from '../sign-in-record/closed-sessions.query.js';
import type { MemberDocument } from '../views/accounts.model.js';
import { MemberQuery } from '../views/member.query.js';
import { DiscloseMemberEmail } from './disclosure.commands.js';
import { MemberDisclosureDto } from './disclosure.dto.js';

/** What staff may see of a member's access, and end. */
@Controller('api/console/members/:id')
export class ConsoleDisclosuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly members: MemberQuery,
    private readonly sessions: OpenSessionsQuery,
    private readonly closed: ClosedSessionsQuery,
    private readonly refused: RefusedSignIns,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  /** The address is shown to whoever says why they need it. */
  @Post('email')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('member.disclose')
  async email(@Param('id', IdPipe) memberId: string, @Body() asked: MemberDisclosureDto, @CurrentCaller() caller: Caller) {
    const { email } = await this.below(memberId, caller);
    if (email === null) throw notFound(DISCLOSURE_TEXT.memberUnknown);
    await this.commands.execute(new DiscloseMemberEmail({ memberId, ...asked }, this.origins.of(caller)));
    const answer: MemberEmail = { email };
    return ok(answer);
  }

  @Get('sessions')
  @Allow('member.read')
  async list(@Param('id', IdPipe) memberId: string, @CurrentCaller() caller: Caller) {
    await this.below(memberId, caller);
    const open = await this.sessions.of({ id: '', memberId });
    const [closed, refused] = await Promise.all([this.closed.of(memberId), this.refused.of(memberId)]);
    const answer: MemberSessions = { open: open.map(({ current: _, ...session }): MemberSessionRow => session), closed, refused };
    return ok(answer);
  }

  @Post('sessions/end')
  @Repeatable()
  @HttpCode(200)
  @Allow('member.sanction')
  async end(@Param('id', IdPipe) memberId: string, @CurrentCaller() caller: Caller) {
    await this.below(memberId, caller);
    const origin = this.origins.of(caller);
    await this.commands.execute(new SignOutElsewhere({ memberId, cause: origin.id, keptSessionId: null, reason: 'ended_by_staff' }, origin));
    return this.reply.afterViews(async () => ok(null, ACCESS_TEXT.memberSessionsEnded));
  }

  /** Nobody looks at an equal; themselves they need not ask. */
  private async below(memberId: string, caller: Caller): Promise<MemberDocument> {
    const member = await this.members.byId(memberId);
    if (!member || member.username === null) throw notFound(DISCLOSURE_TEXT.memberUnknown);
    if (outranks(member.role as Role, caller.role)) throw new RuleViolation('disclosure.about-superior', DISCLOSURE_TEXT.aboutSuperior, null, 'forbidden');
    return member;
  }
}
