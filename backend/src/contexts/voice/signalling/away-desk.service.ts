import { Inject, Injectable } from '@nestjs/common';
import { VOICE_PACE } from '../../../../contracts/voice.js';
import { VOICE_AWAY_SECONDS } from '../../../../contracts/voice-signals.js';
import type { Clock } from '../../../kernel/clock.js';
import { intent } from '../../../kernel/command.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { CLOCK, SCHEDULER } from '../../../platform/tokens.js';
import { Seats } from '../room/seats.service.js';
import { LeaveWhenAway } from './away.commands.js';

const AWAY_MS = VOICE_AWAY_SECONDS * 1_000;

/** Notes that a page has gone: what it held is free soon, and not before it could have come back. */
@Injectable()
export class AwayDesk {
  constructor(
    private readonly seats: Seats,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  /** Nobody reads the answer: a page that has no seat there any more is told so all the same, and nothing waits. */
  async leave(roomId: string, caller: Caller): Promise<void> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInMinute(`voice-away:${memberId}`, VOICE_PACE.beatsAMinute);
    const { roomId: seated, version } = await this.seats.of(memberId);
    if (seated !== roomId || version === null) return;
    const { id, correlationId } = this.origins.of(caller);
    const at = new Date(this.clock.now().getTime() + AWAY_MS).toISOString();
    const job = { key: `voice-away:${memberId}`, at, intent: intent(LeaveWhenAway, { roomId, memberId, version }) };
    await this.scheduler.schedule({ ...job, correlationId, causationId: id });
  }
}
