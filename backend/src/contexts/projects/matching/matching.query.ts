import { Inject, Injectable } from '@nestjs/common';
import type { MatchedPosting } from '../../../../contracts/help-wanted.js';
import { byMatch, MATCHING, MATCHING_TEXT, matchOf, skillKeys } from '../../../../contracts/matching.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { applicationsView, type PostingDocument, postingsView, withStatus } from '../views/help-wanted.model.js';
import { FOR_MEMBERS } from '../views/place-facets.rules.js';
import { ProjectQuery } from '../views/project.query.js';
import { MemberSkills } from '../views/project-rooms.port.js';
import type { ProjectDocument } from '../views/projects.model.js';
import { PostingRows } from '../wanted/posting-rows.query.js';

const NEWEST = [['number', -1]] as const;

/** Answers which open postings suit the skills that a member's profile names. Nobody else learns who matches what. */
@Injectable()
export class MatchingQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly projects: ProjectQuery,
    private readonly skills: MemberSkills,
    private readonly shutOuts: ShutOuts,
    private readonly rows: PostingRows,
  ) {}

  /** The best first. */
  async of(memberId: string, caller: Caller, { limit, offset }: Window): Promise<{ rows: MatchedPosting[]; total: number }> {
    const known = new Set(skillKeys(await this.skills.skillsOf(memberId)));
    if (known.size === 0) return { rows: [], total: 0 };
    const filter = { needs: { $in: [...known] }, facets: { $all: [FOR_MEMBERS, withStatus('open')] } };
    const found = await this.views.find(postingsView.name, filter, { sort: NEWEST, limit: MATCHING.looked });
    const suited = (await this.suited(found, memberId, caller))
      .map((posting) => ({ posting, match: matchOf(posting.skills, known), number: posting.number }))
      .filter(({ match }) => match.known.length > 0)
      .sort(byMatch);
    const page = suited.slice(offset, offset + limit);
    const rows = new Map((await this.rows.of(page.map(({ posting }) => posting))).map((row) => [row.id, row]));
    return {
      rows: page.flatMap(({ posting: { _id }, match }) => {
        const posting = rows.get(_id);
        return posting ? [{ posting, ...match, reason: MATCHING_TEXT.reason(match.known) }] : [];
      }),
      total: suited.length,
    };
  }

  /** Without those of projects that they are in, that they may not read, that ended, whose owner or author and they have shut each other out, and those that they applied to. */
  private async suited(found: readonly PostingDocument[], memberId: string, caller: Caller): Promise<PostingDocument[]> {
    const stored = await this.projects.readableAmong(
      found.map(({ project_id }) => project_id),
      caller,
    );
    const open = new Map(stored.filter((project) => isOpenTo(project, memberId)).map((project) => [project._id, project]));
    const others = found.flatMap(({ project_id, created_by }) => [created_by, open.get(project_id)?.owner_id ?? created_by]);
    const [blockers, applied] = await Promise.all([this.shutOuts.shutFrom(others, memberId), this.appliedTo(memberId)]);
    return found.filter(({ _id, project_id, created_by }) => {
      const project = open.get(project_id);
      return project !== undefined && !applied.has(_id) && !blockers.has(created_by) && !blockers.has(project.owner_id ?? created_by);
    });
  }

  /** Those to which they apply, or applied once: who was refused is not told of it again. */
  private async appliedTo(memberId: string): Promise<ReadonlySet<string>> {
    const found = await this.views.find(applicationsView.name, { applicant_id: memberId }, { sort: NEWEST, limit: MATCHING.looked });
    return new Set(found.map(({ posting_id }) => posting_id));
  }
}

const isOpenTo = ({ people, archived, state }: ProjectDocument, memberId: string): boolean => !people.includes(memberId) && !archived && state === 'visible';
