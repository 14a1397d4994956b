import { Inject, Injectable } from '@nestjs/common';
import { POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import { PEOPLE_LIMITS } from '../../../../contracts/project-people.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ProjectFollowQuery } from '../follow/project-follow.query.js';
import { projectStream } from '../project/project.stream.js';
import { isThere } from '../update/update.state.rules.js';
import { updateStream } from '../update/update.stream.js';
import { applicationsView } from '../views/help-wanted.model.js';
import { projectMembersView } from '../views/people.model.js';

const BY_RANK = [
  ['rank', 1],
  ['number', 1],
] as const;

/** Whom it concerns what happens in a project. */
@Injectable()
export class ProjectPeopleQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly follows: ProjectFollowQuery,
  ) {}

  async inProject(projectId: string, who: 'owner' | 'runners' | 'members'): Promise<readonly string[]> {
    const people = await this.views.find(projectMembersView.name, { project_id: projectId }, { sort: BY_RANK, limit: PEOPLE_LIMITS.members });
    const roles = { owner: ['owner'], runners: ['owner', 'manager'], members: ['owner', 'manager', 'member'] }[who];
    return people.filter(({ role }) => roles.includes(role)).map(({ member_id }) => member_id);
  }

  /** By the facts, so that whoever may not read it since a moment ago is not told of it. */
  async readersOf(projectId: string, part: { kind: 'update' | 'posting'; id: string } | null): Promise<'nobody' | 'people' | 'followers'> {
    const project = await this.store.state(projectStream, projectId);
    if (!project || project.isWithdrawn || project.state === 'deleted') return 'nobody';
    const posting = part?.kind === 'posting' ? project.postings.get(part.id) : null;
    if (posting === undefined || posting?.isRemoved || (posting && posting.status !== 'open')) return 'nobody';
    const update = part?.kind === 'update' ? await this.store.state(updateStream, part.id) : null;
    if (part?.kind === 'update' && !isThere(update)) return 'nobody';
    const isShut = project.state === 'hidden' || project.visibility === 'private' || update?.visibility === 'private' || update?.judged === 'hidden';
    return isShut ? 'people' : 'followers';
  }

  async followersOf(projectId: string, since: number, limit: number): Promise<readonly { memberId: string; since: number }[]> {
    return (await this.follows.ofProject(projectId, since, limit)).map(({ memberId, position }) => ({ memberId, since: position }));
  }

  /** Views know those alone that wait; the project itself knows all. */
  async inviterOf(projectId: string, inviteId: string): Promise<string | null> {
    return (await this.store.state(projectStream, projectId))?.invites.get(inviteId)?.by ?? null;
  }

  async waitingFor(postingId: string): Promise<readonly string[]> {
    const filter = { posting_id: postingId, state: { $in: ['new', 'seen'] } };
    const found = await this.views.find(applicationsView.name, filter, { sort: [['number', 1]], limit: POSTING_LIMITS.waiting });
    return found.map(({ applicant_id }) => applicant_id);
  }
}
