import { Inject, Injectable } from '@nestjs/common';
import { TEXT } from '../../../../contracts/envelope.js';
import { type ApplicationRow, type OwnApplication, POSTING_LIMITS, POSTING_TEXT } from '../../../../contracts/help-wanted.js';
import { matchOf, skillKeys } from '../../../../contracts/matching.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type ApplicationDocument, applicationsView, postingsView } from '../views/help-wanted.model.js';
import { isGone, ProjectQuery } from '../views/project.query.js';
import { MemberSkills } from '../views/project-rooms.port.js';
import { projectsView } from '../views/projects.model.js';

const NEWEST = [['number', -1]] as const;

/** Answers who applied: to applicants what is theirs, to owner and managers all of a posting. To look at them changes nothing. */
@Injectable()
export class ApplicationQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly projects: ProjectQuery,
    private readonly authors: AuthorDirectory,
    private readonly skills: MemberSkills,
  ) {}

  /** The newest first. Throws RuleViolation for everybody but owner and managers. */
  async toPosting(projectId: string, postingId: string, caller: Caller, { limit, offset }: Window): Promise<{ rows: ApplicationRow[]; total: number }> {
    await this.projects.managed(projectId, caller, TEXT.forbidden);
    const posting = await this.views.get(postingsView.name, postingId);
    if (posting?.project_id !== projectId) throw notFound(POSTING_TEXT.notFound);
    const filter = { posting_id: postingId };
    const [found, total] = await Promise.all([
      this.views.find(applicationsView.name, filter, { sort: NEWEST, limit, offset }),
      this.views.count(applicationsView.name, filter),
    ]);
    const applicants = found.map(({ applicant_id }) => applicant_id);
    const [authors, skills] = await Promise.all([this.authors.byIds(applicants), this.skills.skillsShown(applicants, caller)]);
    const knownBy = (id: string): string[] => matchOf(posting.skills, new Set(skillKeys(skills.get(id) ?? []))).known;
    const rows = found.map(({ _id: id, posting_id, applicant_id, ...stands }) => ({
      ...{ id, posting_id, ...standing(stands), known: knownBy(applicant_id), applicant: authorIn(authors, applicant_id) },
    }));
    return { rows, total };
  }

  /** A member's own, the newest first; what is left out is not counted. */
  async own(memberId: string, { limit, offset }: Window): Promise<{ rows: OwnApplication[]; total: number }> {
    const found = await this.views.find(applicationsView.name, { applicant_id: memberId }, { sort: NEWEST, limit: POSTING_LIMITS.ownListed });
    const rows = await this.rowsOf(found);
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }

  async ownTo(postingId: string, memberId: string): Promise<OwnApplication | null> {
    const found = await this.views.find(applicationsView.name, { posting_id: postingId, applicant_id: memberId }, { sort: NEWEST, limit: 1 });
    return (await this.rowsOf(found))[0] ?? null;
  }

  /** Of what is gone, or closed to the applicant now, no word is told; an application that waits there can be withdrawn still. */
  private async rowsOf(found: readonly ApplicationDocument[]): Promise<OwnApplication[]> {
    const [postings, projects] = await Promise.all([
      this.views.getMany(postingsView.name, [...new Set(found.map(({ posting_id }) => posting_id))]),
      this.views.getMany(projectsView.name, [...new Set(found.map(({ project_id }) => project_id))]),
    ]);
    const postingsBy = new Map(postings.map((posting) => [posting._id, posting]));
    const projectsBy = new Map(projects.map((project) => [project._id, project]));
    return found.flatMap(({ _id: id, posting_id, project_id, applicant_id, ...stands }): OwnApplication[] => {
      const [posting, project] = [postingsBy.get(posting_id), projectsBy.get(project_id)];
      if (!posting || !project || isGone(project)) return [];
      const own = { id, posting_id, ...standing(stands) };
      const isThere = project.people.includes(applicant_id) || (project.visibility !== 'private' && project.state === 'visible');
      if (!isThere) return isWaiting(stands) ? [{ ...own, posting: null, project: null }] : [];
      return [
        {
          ...own,
          posting: { id: posting_id, title: posting.title, status: posting.status },
          project: { id: project_id, title: project.title, cover_image_url: project.cover },
        },
      ];
    });
  }
}

const isWaiting = ({ state }: Pick<ApplicationDocument, 'state'>): boolean => state === 'new' || state === 'seen';
const standing = ({ state, message, created_at, settled_at }: Pick<ApplicationDocument, 'state' | 'message' | 'created_at' | 'settled_at'>) => ({
  ...{ state, message, created_at, settled_at },
});
