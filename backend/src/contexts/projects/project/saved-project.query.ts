import { Injectable } from '@nestjs/common';
import type { SavedApplication, SavedPosting } from '../../../../contracts/help-wanted.js';
import type { SavedMember } from '../../../../contracts/project-people.js';
import type { SavedProject } from '../../../../contracts/project-writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { begun, type StandingProject, seenBy } from './project.state.rules.js';
import { projectStream } from './project.stream.js';

/** Answers how a project stands by its facts: whoever has just changed it must not read a view that lags behind. */
@Injectable()
export class SavedProjectQuery {
  constructor(private readonly store: EventStore) {}

  async project(id: string, memberId: string): Promise<SavedProject> {
    const { words, stage, visibility, archived, version } = seenBy(await this.standing(id), memberId);
    return { id, title: words.title, stage, visibility, archived: archived !== null, version };
  }

  async ownerOf(id: string): Promise<string | null> {
    return (await this.standing(id)).ownerId;
  }

  async member(id: string, userId: string): Promise<SavedMember> {
    return { project_id: id, user_id: userId, role: (await this.standing(id)).members.get(userId) ?? null };
  }

  async posting(projectId: string, id: string): Promise<SavedPosting> {
    const { postings } = await this.standing(projectId);
    const posting = postings.get(id);
    if (!posting) throw new Error('a posting was asked for that nobody wrote');
    const { words, status, taken } = posting;
    return { id, project_id: projectId, title: words.title, status, is_open: status === 'open', places: words.places, taken: taken.length, until: words.until };
  }

  async application(projectId: string, id: string): Promise<SavedApplication> {
    const { applications, postings } = await this.standing(projectId);
    const application = applications.get(id);
    const posting = application && postings.get(application.postingId);
    if (!application || !posting) throw new Error('an application was asked for that nobody made');
    return { id, posting_id: application.postingId, project_id: projectId, state: application.state, posting_status: posting.status };
  }

  private async standing(id: string): Promise<StandingProject> {
    return begun(await this.store.state(projectStream, id));
  }
}
