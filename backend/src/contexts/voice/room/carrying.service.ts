import { Inject, Injectable } from '@nestjs/common';
import { VOICE_CODE, VOICE_LIMITS } from '../../../../contracts/voice.js';
import type { MediaRouter } from '../../../kernel/media-router.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { Turns } from '../../../kernel/turns.js';
import type { Views } from '../../../kernel/views.js';
import { MEDIA_ROUTER, VIEWS } from '../../../platform/tokens.js';
import { carriedWith, mostCarried } from './carrying.rules.js';
import { voiceRoomsView } from './rooms.model.js';

const EVERYBODY = 'everybody';

/** Knows how many each room can have by what carries it. */
@Injectable()
export class Carrying {
  private readonly turns = new Turns();

  constructor(
    @Inject(MEDIA_ROUTER) private readonly router: MediaRouter,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  /** The most that any room of this installation can have. */
  get most(): number {
    return mostCarried(this.router.seats);
  }

  /** How many a room can have that has so many now, as the views know it. */
  async perRoom(): Promise<(count: number) => number> {
    if (this.router.seats === 0) return () => this.most;
    const large = await this.views.find(voiceRoomsView.name, { count: { $gt: VOICE_LIMITS.carried } }, { limit: this.router.seats });
    const taken = large.reduce((sum, { count }) => sum + count, 0);
    // A room that its browsers carry again keeps its seats for a while.
    return (count) => carriedWith(this.router.seats, Math.max(taken, this.router.held()), count);
  }

  /**
   * Lets somebody come: as to any room first, as most rooms are carried by their browsers. Only where that finds it full, and a router may carry more, they
   * come while nobody else does: two who come at once would be promised the same seat.
   */
  async come<T>(join: (carried: number) => Promise<T>, carriedNow: () => Promise<number>): Promise<T> {
    try {
      return await join(VOICE_LIMITS.carried);
    } catch (error) {
      if (this.router.seats === 0 || !(error instanceof RuleViolation && error.code === VOICE_CODE.full)) throw error;
      return this.turns.take(EVERYBODY, async () => join(await carriedNow()));
    }
  }
}
