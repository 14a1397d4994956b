import { Body, Controller, Get, Inject, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { SUBROLE_TEXT } from '../../../../contracts/subroles.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { IDS } from '../../../platform/tokens.js';
import { RequestSubroles } from './subrole.commands.js';
import { SubroleRequestDto } from './subrole.dto.js';
import { SubroleQuery } from './subrole.query.js';

/** What a member may be besides a member, as that member sees it and asks for it. */
@Controller('api/auth/subrole-request')
export class OwnSubrolesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly subroles: SubroleQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  @Get()
  @Allow('subrole.read-own')
  async status(@MemberId() memberId: string) {
    return ok(await this.subroles.own(memberId));
  }

  @Post()
  @Repeatable()
  @Allow('subrole.request')
  async request(@Body() asked: SubroleRequestDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const { requested_subroles: subroles = [], reason } = asked;
    // What is left out may come as null.
    const additionalInfo = asked.additional_info ?? '';
    const data = { memberId, requestId: this.ids.next(), subroles, reason, additionalInfo };
    await this.commands.execute(new RequestSubroles(data, this.origins.of(caller)));
    return this.reply.afterViews(async () => ok(await this.subroles.own(memberId), SUBROLE_TEXT.asked));
  }
}
