import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NOTIFICATION_TEXT } from '../../../../contracts/notifications.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { LENGTH, OneOf, Text } from '../../../platform/http/fields.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { RepeatablePairs } from '../../../platform/http/repeatable-form.js';
import { StopDigests, StopJobDigests, StopMatchMails } from '../choices/choices.commands.js';
import { UnsubscribeLinks } from './unsubscribe-links.service.js';

class UnsubscribeDto {
  @Text(LENGTH.token)
  token: string = '';
}

/** What RFC 8058 lets mail programs send. */
class OneClickDto {
  @OneOf(['One-Click'])
  'List-Unsubscribe'!: 'One-Click';
}

const STOP = { digests: StopDigests, matches: StopMatchMails, jobs: StopJobDigests } as const;
const STOPPED = {
  digests: NOTIFICATION_TEXT.unsubscribed,
  matches: NOTIFICATION_TEXT.unsubscribedMatches,
  jobs: NOTIFICATION_TEXT.unsubscribedJobs,
} as const;

/** For whoever holds the link of a mail, signed in or not. */
@Controller()
export class UnsubscribeController {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
  ) {}

  @Post('api/notifications/unsubscribe')
  @Repeatable()
  @Allow('notification.unsubscribe')
  stop(@Body() { token }: UnsubscribeDto, @CurrentCaller() caller: Caller) {
    return this.stopFor(token, caller);
  }

  /** The mail program's own button. The page of this address, where people come to, asks before it changes anything. */
  @Post('notifications/unsubscribe')
  @RepeatablePairs()
  @HttpCode(200)
  @Allow('notification.unsubscribe')
  stopByOneClick(@Query() { token }: UnsubscribeDto, @Body() _: OneClickDto, @CurrentCaller() caller: Caller) {
    return this.stopFor(token, caller);
  }

  private async stopFor(token: string, caller: Caller) {
    const link = this.links.read(token);
    if (!link) throw new RuleViolation('notification.wrong-link', NOTIFICATION_TEXT.wrongLink, null, 'malformed');
    await this.commands.execute(new STOP[link.what]({ memberId: link.memberId }, this.origins.of(caller)));
    return ok({ unsubscribed: true }, STOPPED[link.what]);
  }
}
