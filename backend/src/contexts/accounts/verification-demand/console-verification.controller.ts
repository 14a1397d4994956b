import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { VERIFICATION_TEXT } from '../../../../contracts/verification.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { DemandVerification, WithdrawVerificationDemand } from './verification-demand.commands.js';
import { VerificationDemandDto } from './verification-demand.dto.js';

/** Staff ask a member to verify their address once more, and take that back. */
@Controller('api/console/members/:id/verification')
export class ConsoleVerificationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Post()
  @Repeatable()
  @HttpCode(200)
  @Allow('member.verify')
  demand(@Param('id', IdPipe) memberId: string, @Body() { note }: VerificationDemandDto, @CurrentCaller() caller: Caller) {
    return this.send(new DemandVerification({ memberId, note, ...by(caller) }, this.origins.of(caller)), VERIFICATION_TEXT.demanded);
  }

  @Post('withdraw')
  @Repeatable()
  @HttpCode(200)
  @Allow('member.verify')
  withdraw(@Param('id', IdPipe) memberId: string, @Body() { note }: VerificationDemandDto, @CurrentCaller() caller: Caller) {
    return this.send(new WithdrawVerificationDemand({ memberId, note, ...by(caller) }, this.origins.of(caller)), VERIFICATION_TEXT.withdrawn);
  }

  private async send(command: DemandVerification | WithdrawVerificationDemand, sentence: string) {
    await this.commands.execute(command);
    return this.reply.afterViews(async () => ok(null, sentence));
  }
}

const by = (caller: Caller) => ({ moderatorId: sessionOf(caller).memberId, moderatorRole: caller.role });
