import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type AccountRegained, TAKING_BACK_TEXT } from '../../../../contracts/taking-back.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { DroppedWaysQuery } from '../taking-back/dropped-ways.query.js';
import { DisowningDto } from './disowning.dto.js';
import { type Disowned, RedeemDisowning } from './known-device.commands.js';

/** 'Ben değildim': the answer to a mail about a sign-in from a device that was new. */
@Controller('api/auth/sign-in')
export class DisowningController {
  constructor(
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    private readonly reply: Reply,
    private readonly dropped: DroppedWaysQuery,
  ) {}

  /** Open to guests: whoever has the mailbox need not be able to sign in any more. */
  @Post('disown')
  @Repeatable()
  @HttpCode(200)
  @Allow('account.open')
  async disown(@Body() { token }: DisowningDto, @CurrentCaller() caller: Caller) {
    const { memberId, sessionId, accessToken }: Disowned = await this.commands.execute(new RedeemDisowning({ token }, this.origins.of(caller)));
    // Whoever reads the answer may rely on every session being over, and on nothing being left that was added meanwhile.
    return this.reply.afterPolicies(async () => {
      return ok({ accessToken, dropped: await this.dropped.of(memberId, sessionId) } satisfies AccountRegained, TAKING_BACK_TEXT.disowned);
    });
  }
}
