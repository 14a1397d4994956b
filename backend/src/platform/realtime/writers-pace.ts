import { Inject, Injectable } from '@nestjs/common';
import { WRITING_TOLD_EVERY_MS } from '../../../contracts/envelope.js';
import type { Clock } from '../../kernel/clock.js';
import { Pace } from '../rate-limit/pace.js';
import { CLOCK } from '../tokens.js';

/** How often others are told that somebody writes; a second one may come at once, as one may leave a case and begin anew. */
const TOLD = { burst: 2, perSecond: 1_000 / WRITING_TOLD_EVERY_MS } as const;

/** Keeps what is told of one who writes to so much, whatever their page sends. */
@Injectable()
export class WritersPace {
  private readonly paces: Pace;

  constructor(@Inject(CLOCK) clock: Clock) {
    this.paces = new Pace(clock, TOLD);
  }

  mayTell(socketId: string, channel: string): boolean {
    return this.paces.take(`${socketId}/${channel}`) === 0;
  }
}
