import { Injectable } from '@nestjs/common';
import type { ModeratedJob } from '../../../../contracts/job-moderation.js';
import { JOB_TEXT } from '../../../../contracts/jobs.js';
import type { ReportedContent } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { job } from '../listing/job.decider.js';
import type { JobEvent } from '../listing/job.events.js';
import { jobStream } from '../listing/job.stream.js';
import { saidBy } from './said.rules.js';

/** After these it says something else. */
const WORDED: readonly JobEvent['type'][] = ['JobPosted', 'JobRevised'];

/** What moderation needs to know of a listing. */
@Injectable()
export class ReportedJobQuery {
  constructor(private readonly store: EventStore) {}

  /** What its owner deleted says nothing any more; what waits for a moderator is there for its owner alone. */
  async find(id: string) {
    const facts = await this.store.read(jobStream, id);
    const [found, last] = [fold(job, facts), facts.at(-1)];
    if (!found || !last) return null;
    const place = { authorId: found.ownerId, topicId: '', title: found.words.title, revision: last.revision };
    const now = contentOf(facts) ?? { title: null, content: '', at: last.at, state: 'deleted' as const };
    return { ...place, now, ...(found.heldFor !== null && { readers: [found.ownerId] }) };
  }

  /** How it stands for staff once they decided on it. Throws not-found where there is none. */
  async left(id: string): Promise<ModeratedJob> {
    const found = await this.store.state(jobStream, id);
    if (!found) throw notFound(JOB_TEXT.notFound);
    return { id, state: found.state };
  }

  /** As it stood at a revision of its stream. */
  async at(id: string, revision: number): Promise<ReportedContent | null> {
    return contentOf(await this.store.read(jobStream, id, revision));
  }

  /** Revision of the fact since which it says what it says. */
  async wordedAt(id: string): Promise<number> {
    return (await this.store.state(jobStream, id))?.wordedAt ?? 0;
  }

  /** It stands in no other text. */
  async around(): Promise<null> {
    return null;
  }
}

function contentOf(facts: readonly RecordedEvent<JobEvent>[]): ReportedContent | null {
  const [found, at] = [fold(job, facts), facts.findLast(({ type }) => WORDED.includes(type))?.at];
  if (!found || found.isWithdrawn || at === undefined) return null;
  return { title: found.words.title, content: saidBy(found), at, state: found.state === 'visible' && found.heldFor !== null ? 'held' : found.state };
}
