import { Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { isListed, isThere, readersOf } from '../listing/job.state.rules.js';
import { jobStream } from '../listing/job.stream.js';

/** Tells which pictures listings show, and who may see them with the listing: asked of their facts, as there are few for one picture. */
@Injectable()
export class JobPicturesQuery {
  constructor(private readonly store: EventStore) {}

  /** Its logo and those of its text. */
  async shownBy(jobId: string): Promise<readonly string[]> {
    const job = await this.store.state(jobStream, jobId);
    return isThere(job) ? imagesIn([job.words.logo ?? '', job.words.description].join('\n')) : [];
  }

  async isRead(ids: readonly string[], { memberId, role }: Caller): Promise<boolean> {
    for (const id of ids) {
      const job = await this.store.state(jobStream, id);
      if (isListed(job)) return true;
      if (isThere(job) && (holds(role, 'content.read-hidden') || (memberId !== null && readersOf(job).includes(memberId)))) return true;
    }
    return false;
  }
}
