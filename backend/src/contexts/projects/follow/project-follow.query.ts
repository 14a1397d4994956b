import { Inject, Injectable } from '@nestjs/common';
import type { FilterOf, Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { DocumentOf } from '../../../platform/views/declared-view.js';
import { projectFollowsView } from './project-follow.model.js';
import { projectFollowId } from './project-follow.stream.js';
import type { StandingProjectFollow, StandingProjectFollows } from './standing-project-follows.port.js';

const OLDEST = [['position', 1]] as const;

/** Answers what a member follows; nobody else is told. */
@Injectable()
export class ProjectFollowQuery implements StandingProjectFollows {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async follows(projectId: string, memberId: string): Promise<boolean> {
    return (await this.views.get(projectFollowsView.name, projectFollowId({ projectId, memberId }))) !== null;
  }

  ofMember(memberId: string, position: number, limit: number): Promise<readonly StandingProjectFollow[]> {
    return this.after({ member_id: memberId, position: { $gt: position } }, limit);
  }

  ofProject(projectId: string, position: number, limit: number): Promise<readonly StandingProjectFollow[]> {
    return this.after({ project_id: projectId, position: { $gt: position } }, limit);
  }

  private async after(filter: FilterOf<DocumentOf<typeof projectFollowsView>>, limit: number): Promise<StandingProjectFollow[]> {
    const found = await this.views.find(projectFollowsView.name, filter, { sort: OLDEST, limit });
    return found.map(({ project_id: projectId, member_id: memberId, position }) => ({ projectId, memberId, position }));
  }
}
