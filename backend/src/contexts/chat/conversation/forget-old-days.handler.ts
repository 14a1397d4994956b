import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '../../../kernel/clock.js';
import { CLOCK } from '../../../platform/tokens.js';
import { ChatDays } from './chat-days.service.js';
import { ChatRetention } from './chat-retention.port.js';
import type { ForgetOldDays } from './conversation.commands.js';
import { type ChatDay, MESSAGES_OF_A_FACT, OldDays } from './old-days.port.js';
import { keptSince } from './retention.rules.js';

/** Days of conversations that one run lets go of: what is more waits for the next run. */
const DAYS_OF_A_RUN = 1_000;

/** Conversation by conversation and day by day, the oldest first. Where nothing is due it is one question that an index answers. */
@Injectable()
export class ForgetOldDaysHandler implements ICommandHandler<ForgetOldDays> {
  constructor(
    private readonly old: OldDays,
    private readonly days: ChatDays,
    private readonly retention: ChatRetention,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ origin }: ForgetOldDays): Promise<void> {
    let last: ChatDay | null = null;
    for (let done = 0; done < DAYS_OF_A_RUN; done++) {
      // Asked for each: what is to be kept longer by now is kept.
      const since = keptSince(this.retention.days, this.clock.now());
      last = since === null ? null : await this.old.nextBefore(since, last, MESSAGES_OF_A_FACT);
      if (last === null) return;
      await this.days.forget(last, origin);
    }
  }
}
