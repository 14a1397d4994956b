import { Inject, Injectable } from '@nestjs/common';
import { VOICE_PACE } from '../../../../contracts/voice.js';
import { VOICE_AWAY_SECONDS } from '../../../../contracts/voice-signals.js';
import type { Clock } from '../../../kernel/clock.js';
import { intent } from '../../../kernel/command.js';
import type { Ids } from '../../../kernel/ids.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { CLOCK, IDS, SCHEDULER } from '../../../platform/tokens.js';
import { Seats } from '../room/seats.service.js';
import { LeaveWhenAway } from './away.commands.js';

const AWAY_MS = VOICE_AWAY_SECONDS * 1_000;

interface Freed {
  readonly roomId: string;
  readonly memberId: string;
  readonly causationId: string;
  readonly correlationId: string;
}

/** Notes that a page has gone: what it held is free soon, and not before it could have come back. */
@Injectable()
export class AwayDesk {
  constructor(
    private readonly seats: Seats,
    private readonly limits: RateLimits,
    private readonly origins: Origins,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  /** Nobody reads the answer: a page that has no seat there any more is told so all the same, and nothing waits. */
  async leave(roomId: string, caller: Caller): Promise<void> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInMinute(`voice-away:${memberId}`, VOICE_PACE.beatsAMinute);
    const { id, correlationId } = this.origins.of(caller);
    await this.freeAt(new Date(this.clock.now().getTime() + AWAY_MS), { roomId, memberId, causationId: id, correlationId });
  }

  /** The seat of somebody who was put out is free at once, unless another page of theirs is connected. */
  async giveBack({ roomId, memberId }: { readonly roomId: string; readonly memberId: string }): Promise<void> {
    const id = this.ids.next();
    await this.freeAt(this.clock.now(), { roomId, memberId, causationId: id, correlationId: id });
  }

  private async freeAt(time: Date, { roomId, memberId, ...cause }: Freed): Promise<void> {
    const { roomId: seated, version } = await this.seats.of(memberId);
    if (seated !== roomId || version === null) return;
    const wish = intent(LeaveWhenAway, { roomId, memberId, version });
    await this.scheduler.schedule({ key: `voice-away:${memberId}`, at: time.toISOString(), intent: wish, ...cause });
  }
}
