import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import { isListed, isThere, readersOf } from '../listing/job.state.rules.js';
import { jobStream } from '../listing/job.stream.js';
import { JobDoor } from './job-door.service.js';

/** What members are told of listings, by their facts: of one that is not listed only its own people know the title. */
@Injectable()
export class NoticedJobsQuery {
  constructor(
    private readonly store: EventStore,
    private readonly door: JobDoor,
  ) {}

  readersOf(jobId: string): Promise<readonly string[]> {
    return this.door.readersOf(jobId);
  }

  async titlesFor(jobIds: readonly string[], memberId: string | null): Promise<ReadonlyMap<string, string>> {
    const found = [...new Set(jobIds)].map(async (id): Promise<[string, string][]> => {
      const job = await this.store.state(jobStream, id);
      const isReader = isThere(job) && (isListed(job) || readersOf(job).some((id) => id === memberId));
      return isReader ? [[id, job.words.title]] : [];
    });
    return new Map((await Promise.all(found)).flat());
  }
}
