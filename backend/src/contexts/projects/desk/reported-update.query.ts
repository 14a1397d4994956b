import { Injectable } from '@nestjs/common';
import type { ReportedContent } from '../../../../contracts/moderation.js';
import type { ModeratedProject } from '../../../../contracts/project-moderation.js';
import { UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { EventStore, fold } from '../../../kernel/event-store.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import type { StandingProject } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { projectUpdate } from '../update/update.decider.js';
import type { ProjectUpdateEvent } from '../update/update.events.js';
import type { WrittenUpdate } from '../update/update.state.rules.js';
import { updateStream } from '../update/update.stream.js';

/** What moderation needs to know of an update of a project. */
@Injectable()
export class ReportedUpdateQuery {
  constructor(private readonly store: EventStore) {}

  /** What was deleted in its project says nothing any more. One for its project's people alone is reported by them alone. */
  async find(id: string) {
    const facts = await this.store.read(updateStream, id);
    const [found, last] = [fold(projectUpdate, facts), facts.at(-1)];
    if (!found || !last) return null;
    const project = await this.store.state(projectStream, found.projectId);
    const place = { authorId: found.authorId, topicId: '', projectId: found.projectId, title: excerptOf(found.content), revision: last.revision };
    const now = contentOf(facts) ?? { title: null, content: '', at: last.at, state: 'deleted' as const };
    const readers = readersOf(found, project);
    return { ...place, now, ...(readers && { readers }) };
  }

  /** How it stands for staff once they decided on it. Throws not-found where there is none. */
  async left(id: string): Promise<ModeratedProject> {
    const found = await this.store.state(updateStream, id);
    if (!found) throw notFound(UPDATE_TEXT.notFound);
    return { id, state: found.judged };
  }

  /** As it stood at a revision of its stream. */
  async at(id: string, revision: number): Promise<ReportedContent | null> {
    return contentOf(await this.store.read(updateStream, id, revision));
  }

  /** Revision of the fact since which it says what it says. */
  async wordedAt(id: string): Promise<number> {
    return (await this.store.read(updateStream, id)).findLast(({ data }) => 'content' in data)?.revision ?? 0;
  }

  /** It stands in no other text. */
  async around(): Promise<null> {
    return null;
  }
}

/** The only members who read it; null where everybody does who reads what is for members. */
function readersOf({ visibility, judged }: WrittenUpdate, project: StandingProject | null): readonly string[] | null {
  if (!project || project.isWithdrawn || project.state === 'deleted') return [];
  const isShut = project.visibility === 'private' || project.state === 'hidden' || visibility === 'private' || judged === 'hidden';
  return isShut ? [...project.members.keys()] : null;
}

function contentOf(facts: readonly RecordedEvent<ProjectUpdateEvent>[]): ReportedContent | null {
  const [found, at] = [fold(projectUpdate, facts), facts.findLast(({ data }) => 'content' in data)?.at];
  if (found?.state !== 'there' || at === undefined) return null;
  return { title: null, content: found.content, at, state: found.judged };
}
