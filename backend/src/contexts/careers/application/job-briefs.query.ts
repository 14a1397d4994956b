import { Injectable } from '@nestjs/common';
import type { Application } from '../../../../contracts/job-applications.js';
import { EventStore } from '../../../kernel/event-store.js';
import { isListed } from '../listing/job.state.rules.js';
import { jobStream } from '../listing/job.stream.js';

/** What an applicant is told of listings, by their facts: nothing of one that they cannot read. */
@Injectable()
export class JobBriefs {
  constructor(private readonly store: EventStore) {}

  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Application['job']>> {
    const found = [...new Set(ids)].map(async (id) => [id, await this.of(id)] as const);
    return new Map(await Promise.all(found));
  }

  private async of(id: string): Promise<Application['job']> {
    const job = await this.store.state(jobStream, id);
    if (!isListed(job)) return null;
    const { title, company: company_name, logo: logo_url, location } = job.words;
    const { workType: work_type, remoteRegion: remote_region, salary } = job.terms;
    return { id, title, company_name, logo_url, location, work_type, remote_region, salary, state: job.life };
  }
}
