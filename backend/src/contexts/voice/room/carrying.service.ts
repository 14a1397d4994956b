import { Inject, Injectable } from '@nestjs/common';
import { VOICE_LIMITS } from '../../../../contracts/voice.js';
import type { MediaRouter } from '../../../kernel/media-router.js';
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
    return (count) => carriedWith(this.router.seats, taken, count);
  }

  /**
   * Lets somebody come to a room of so many while nobody else does: two who come at once would be promised the same seat. Nobody waits where there is
   * none to promise, as in rooms that their browsers carry.
   */
  inTurn<T>(count: number, come: () => Promise<T>): Promise<T> {
    return this.router.seats === 0 || count < VOICE_LIMITS.carried ? come() : this.turns.take(EVERYBODY, come);
  }
}
