import { Injectable } from '@nestjs/common';
import type { DroppedWays } from '../../../../contracts/taking-back.js';
import { EventStore } from '../../../kernel/event-store.js';
import { takingBackStream } from './taking-back.decider.js';
import { waysOf } from './taking-back.rules.js';

const NONE: DroppedWays = { totp: false, passkeys: 0, recovery_codes: false, providers: [] };

/** Answers what a taking back took away, by the log. */
@Injectable()
export class DroppedWaysQuery {
  constructor(private readonly store: EventStore) {}

  async of(memberId: string, cause: string): Promise<DroppedWays> {
    const found = (await this.store.state(takingBackStream, memberId))[cause];
    return found ? waysOf(found) : NONE;
  }
}
