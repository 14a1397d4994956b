import { Inject, Injectable } from '@nestjs/common';
import type { OwnPostingMarks } from '../../../../contracts/help-wanted.js';
import { matchOf, skillKeys } from '../../../../contracts/matching.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type ApplicationDocument, applicationsView } from '../views/help-wanted.model.js';
import { ProjectQuery, runs } from '../views/project.query.js';
import { MemberSkills } from '../views/project-rooms.port.js';
import { PostingQuery } from './posting.query.js';

const NEWEST = [['number', -1]] as const;

/** Answers what a member has to do with postings. */
@Injectable()
export class OwnPostingsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly postings: PostingQuery,
    private readonly projects: ProjectQuery,
    private readonly skills: MemberSkills,
  ) {}

  async among(ids: readonly string[], memberId: string, caller: Caller): Promise<OwnPostingMarks[]> {
    const [found, skills] = await Promise.all([this.postings.readableAmong(ids, caller), this.skills.skillsOf(memberId)]);
    const known = new Set(skillKeys(skills));
    return Promise.all(
      found.map(async ({ _id: id, skills, project_id }) => {
        const [application, role] = await Promise.all([this.newestOf(id, memberId), this.projects.roleIn(project_id, caller)]);
        const unseen = runs(role) ? await this.views.count(applicationsView.name, { posting_id: id, state: 'new' }) : null;
        return { id, known: matchOf(skills, known).known, application: application && stateOf(application), unseen };
      }),
    );
  }

  /** The newest application of a member to a posting. */
  async newestOf(postingId: string, memberId: string): Promise<ApplicationDocument | null> {
    const [newest] = await this.views.find(applicationsView.name, { posting_id: postingId, applicant_id: memberId }, { sort: NEWEST, limit: 1 });
    return newest ?? null;
  }
}

const stateOf = ({ _id: id, state, created_at, settled_at }: ApplicationDocument): OwnPostingMarks['application'] => ({
  ...{ id, state, at: settled_at ?? created_at },
});
