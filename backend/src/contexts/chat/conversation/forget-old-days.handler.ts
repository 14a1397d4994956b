import { Inject, Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '../../../kernel/clock.js';
import type { Origin } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import { CLOCK, IDS } from '../../../platform/tokens.js';
import { ChatRetention } from './chat-retention.port.js';
import { ForgetChatDay, type ForgetOldDays } from './conversation.commands.js';
import { type ChatDay, OldDays } from './old-days.port.js';
import { keptSince } from './retention.rules.js';

/** Days of conversations that one run lets go of, and messages that one fact names: what is more waits for the next run. */
const DAYS_OF_A_RUN = 1_000;
const MESSAGES_OF_A_FACT = 1_000;

const wishOf = ({ chatId, memberId, otherId, day, messageIds }: ChatDay): ForgetChatDay['data'] => ({ chatId, memberId, otherId, day, messageIds });

/** Conversation by conversation and day by day, the oldest first. Where nothing is due it is one question that an index answers. */
@Injectable()
export class ForgetOldDaysHandler implements ICommandHandler<ForgetOldDays> {
  constructor(
    private readonly commands: CommandBus,
    private readonly days: OldDays,
    private readonly retention: ChatRetention,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  async execute({ origin }: ForgetOldDays): Promise<void> {
    let last: ChatDay | null = null;
    for (let done = 0; done < DAYS_OF_A_RUN; done++) {
      // Asked for each: what is to be kept longer by now is kept.
      const since = keptSince(this.retention.days, this.clock.now());
      last = since === null ? null : await this.days.nextBefore(since, last, MESSAGES_OF_A_FACT);
      if (last === null) return;
      await this.commands.execute(new ForgetChatDay(wishOf(last), this.originOf(last, origin)));
    }
  }

  /** The same for the same messages, whichever run comes to them: a run that was cut short, or whose view was behind, records nothing twice. */
  private originOf({ chatId, day, messageIds: [first = ''] }: ChatDay, { id, ...origin }: Origin): Origin {
    return { ...origin, id: this.ids.derive(`forget-chat-day/${chatId}/${day}/${first}`), causationId: id };
  }
}
