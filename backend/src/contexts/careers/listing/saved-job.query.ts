import { Injectable } from '@nestjs/common';
import type { SavedJob } from '../../../../contracts/job-writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { ownedBy } from './job.state.rules.js';
import { jobStream } from './job.stream.js';

/** Answers how a listing stands by its facts: whoever has just changed it must not read a view that lags behind. */
@Injectable()
export class SavedJobQuery {
  constructor(private readonly store: EventStore) {}

  async of(id: string, memberId: string): Promise<SavedJob> {
    const { life, heldFor, version, time } = ownedBy(await this.store.state(jobStream, id), memberId);
    return { id, state: life, held: heldFor !== null, version, apply_until: time.applyUntil };
  }
}
