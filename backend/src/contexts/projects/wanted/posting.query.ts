import { Inject, Injectable } from '@nestjs/common';
import { POSTING_LIMITS, POSTING_TEXT, type Posting, type PostingStatus } from '../../../../contracts/help-wanted.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import type { Window } from '../../../platform/paging/window.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type PostingDocument, postingsView, withStatus } from '../views/help-wanted.model.js';
import { FOR_ALL, FOR_MEMBERS } from '../views/place-facets.rules.js';
import { ProjectQuery } from '../views/project.query.js';
import type { ProjectDocument } from '../views/projects.model.js';
import { PostingRows } from './posting-rows.query.js';

const NEWEST = [['number', -1]] as const;
const OPEN_FIRST = [
  ['open', -1],
  ['number', -1],
] as const;

/** Answers for what projects look for help. */
@Injectable()
export class PostingQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly projects: ProjectQuery,
    private readonly rows: PostingRows,
  ) {}

  /** Those of listed projects, the newest first, of one status or of every one. */
  async listed(status: PostingStatus | null, { memberId }: Caller, { limit, offset }: Window): Promise<{ rows: Posting[]; total: number }> {
    const filter = { facets: { $all: [memberId === null ? FOR_ALL : FOR_MEMBERS, ...(status === null ? [] : [withStatus(status)])] } };
    const [found, total] = await Promise.all([
      this.views.find(postingsView.name, filter, { sort: NEWEST, limit, offset }),
      this.views.count(postingsView.name, filter),
    ]);
    return { rows: await this.rows.of(found), total };
  }

  /** All of a project that the caller may read: those that are open first. */
  async ofProject(projectId: string, caller: Caller): Promise<Posting[]> {
    await this.projects.readable(projectId, caller);
    return this.rows.of(await this.views.find(postingsView.name, { project_id: projectId }, { sort: OPEN_FIRST, limit: POSTING_LIMITS.ever }));
  }

  /** Throws RuleViolation where there is none, or none for this caller. */
  async readable(id: string, caller: Caller): Promise<PostingDocument> {
    const [found] = await this.readableAmong([id], caller);
    if (!found) throw notFound(POSTING_TEXT.notFound);
    return found;
  }

  /** Those of the postings whose projects the caller may read. */
  async readableAmong(ids: readonly string[], caller: Caller): Promise<PostingDocument[]> {
    return (await this.inProjects(ids, caller)).map(({ posting }) => posting);
  }

  /** The same with the project of each. */
  async inProjects(ids: readonly string[], caller: Caller): Promise<{ posting: PostingDocument; project: ProjectDocument }[]> {
    const found = await this.views.getMany(postingsView.name, [...new Set(ids)]);
    const projects = await this.projects.readableAmong(
      found.map(({ project_id }) => project_id),
      caller,
    );
    const readable = new Map(projects.map((project) => [project._id, project]));
    return found.flatMap((posting) => {
      const project = readable.get(posting.project_id);
      return project ? [{ posting, project }] : [];
    });
  }
}
