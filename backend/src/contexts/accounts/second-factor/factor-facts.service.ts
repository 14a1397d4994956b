import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Clock } from '../../../kernel/clock.js';
import type { Command, CommandClass } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { CLOCK } from '../../../platform/tokens.js';
import type { SecondFactor } from './second-factor.decider.js';
import { secondFactorStream } from './second-factor.stream.js';

/** The member whose factor it is, as whoever records what happens to it. */
export type Holder = Caller & { readonly memberId: string };

/** What stands in the log about second factors, and how more gets there. */
@Injectable()
export class FactorFacts {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly origins: Origins,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  of(memberId: string): Promise<SecondFactor> {
    return this.store.state(secondFactorStream, memberId);
  }

  /** Throws RuleViolation when a rule forbids it. What is recorded for the same `attempt` again has its effect once, and is forbidden no second time. */
  async record<C extends Command>(holder: Holder, command: CommandClass<C>, data: C['data'], attempt?: string): Promise<void> {
    const origin = this.origins.of(holder);
    await this.commands.execute(new command(data, attempt === undefined ? origin : { ...origin, id: attempt }));
  }

  now(): Date {
    return this.clock.now();
  }
}
