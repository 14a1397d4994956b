import { Inject, Injectable } from '@nestjs/common';
import { type OwnPostingMarks, POSTING_LIMITS } from '../../../../contracts/help-wanted.js';
import { matchOf, skillKeys } from '../../../../contracts/matching.js';
import { closedBy } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { appliedBefore } from '../project/posting.state.rules.js';
import { type ApplicationDocument, applicationsView, type PostingDocument } from '../views/help-wanted.model.js';
import { ProjectQuery, runs } from '../views/project.query.js';
import { MemberSkills } from '../views/project-rooms.port.js';
import type { ProjectDocument } from '../views/projects.model.js';
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
    const [found, skills] = await Promise.all([this.postings.inProjects(ids, caller), this.skills.skillsOf(memberId)]);
    const known = new Set(skillKeys(skills));
    const [applications, roles] = await Promise.all([
      this.ownTo(
        found.map(({ posting }) => posting._id),
        memberId,
      ),
      this.projects.rolesIn(
        found.map(({ project }) => project._id),
        caller,
      ),
    ]);
    return Promise.all(
      found.map(async ({ posting, project }) => {
        const { _id: id, skills } = posting;
        const own = applications.filter(({ posting_id }) => posting_id === id);
        const [newest] = own;
        const role = roles.get(project._id) ?? null;
        const unseen = runs(role) ? await this.views.count(applicationsView.name, { posting_id: id, state: 'new' }) : null;
        const mayApply = role === null && takesMore(posting, project) && appliedBefore(own) === null;
        return { id, known: matchOf(skills, known).known, application: newest ? stateOf(newest) : null, mayApply, unseen };
      }),
    );
  }

  /** The applications of a member to postings, the newest first; there are no more. */
  private async ownTo(ids: readonly string[], memberId: string): Promise<ApplicationDocument[]> {
    if (ids.length === 0) return [];
    const filter = { posting_id: { $in: ids }, applicant_id: memberId };
    return this.views.find(applicationsView.name, filter, { sort: NEWEST, limit: ids.length * POSTING_LIMITS.again });
  }
}

const takesMore = ({ status }: PostingDocument, { archived, state }: ProjectDocument): boolean =>
  status === 'open' && closedBy({ archived, hidden: state === 'hidden' }) === null;

const stateOf = ({ _id: id, state, created_at, settled_at }: ApplicationDocument): OwnPostingMarks['application'] => ({
  ...{ id, state, at: settled_at ?? created_at },
});
