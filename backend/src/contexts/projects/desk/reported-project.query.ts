import { Injectable } from '@nestjs/common';
import type { ReportedContent } from '../../../../contracts/moderation.js';
import type { ModeratedProject } from '../../../../contracts/project-moderation.js';
import { PROJECT_TEXT } from '../../../../contracts/projects.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { project } from '../project/project.decider.js';
import type { ProjectEvent } from '../project/project.events.js';
import { authorOf } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { saidBy } from './said.rules.js';

/** After these it says something else. */
const WORDED: readonly ProjectEvent['type'][] = ['ProjectCreated', 'ProjectRevised', 'PostingOpened', 'PostingRevised', 'PostingRemoved'];

/** What moderation needs to know of a project: what it says, and what its postings say. */
@Injectable()
export class ReportedProjectQuery {
  constructor(private readonly store: EventStore) {}

  /** What its owner deleted says nothing any more. A private one is reported by its people alone: for others there is none. */
  async find(id: string) {
    const facts = await this.store.read(projectStream, id);
    const [found, last] = [fold(project, facts), facts.at(-1)];
    if (!found || !last) return null;
    const place = { authorId: authorOf(found), topicId: '', title: found.words.title, revision: last.revision };
    const now = contentOf(facts) ?? { title: null, content: '', at: last.at, state: 'deleted' as const };
    return { ...place, now, ...(found.visibility === 'private' && { readers: [...found.members.keys()] }) };
  }

  /** How it stands for staff once they decided on it. Throws not-found where there is none. */
  async left(id: string): Promise<ModeratedProject> {
    const found = await this.store.state(projectStream, id);
    if (!found) throw notFound(PROJECT_TEXT.notFound);
    return { id, state: found.state };
  }

  /** As it stood at a revision of its stream. */
  async at(id: string, revision: number): Promise<ReportedContent | null> {
    return contentOf(await this.store.read(projectStream, id, revision));
  }

  /** Revision of the fact since which it says what it says. */
  async wordedAt(id: string): Promise<number> {
    return (await this.store.read(projectStream, id)).findLast(({ type }) => WORDED.includes(type))?.revision ?? 0;
  }

  /** It stands in no other text. */
  async around(): Promise<null> {
    return null;
  }
}

function contentOf(facts: readonly RecordedEvent<ProjectEvent>[]): ReportedContent | null {
  const [found, at] = [fold(project, facts), facts.findLast(({ type }) => WORDED.includes(type))?.at];
  if (!found || found.isWithdrawn || at === undefined) return null;
  return { title: found.words.title, excerpt: found.words.summary, content: saidBy(found), at, state: found.state };
}
