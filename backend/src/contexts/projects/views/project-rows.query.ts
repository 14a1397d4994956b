import { Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import type { PostingBrief } from '../../../../contracts/help-wanted.js';
import type { ProjectRow } from '../../../../contracts/projects.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { ProjectChoicesQuery } from '../choices/project-choices.query.js';
import { ProjectTags } from './project-rooms.port.js';
import type { KeptPosting, ProjectDocument } from './projects.model.js';

/** Stored projects as lists show them: with their owners, their stages by name, and their tags under the names of today. */
@Injectable()
export class ProjectRows {
  constructor(
    private readonly authors: AuthorDirectory,
    private readonly choices: ProjectChoicesQuery,
    private readonly tags: ProjectTags,
  ) {}

  async of(projects: readonly ProjectDocument[]): Promise<ProjectRow[]> {
    if (projects.length === 0) return [];
    const [authors, stages, shown] = await Promise.all([
      this.authors.byIds(projects.flatMap(({ owner_id }) => owner_id ?? [])),
      this.choices.labels('stage'),
      this.tags.shown(projects.map(({ tags }) => tags)),
    ]);
    return projects.map((project) =>
      rowOf(project, project.owner_id === null ? null : authorIn(authors, project.owner_id), stages.get(project.stage) ?? project.stage, shown(project.tags)),
    );
  }
}

/** The same for whoever may read it, so its JSON is made once. */
const rowOf = derived((project: ProjectDocument, owner: Author | null, stage: string, tags: readonly string[]) => lasting(toRow(project, owner, stage, tags)));

function toRow(project: ProjectDocument, owner: Author | null, stage: string, tags: readonly string[]): ProjectRow {
  const postings = Object.entries(project.postings).map(([id, kept]) => ({ id, kept }));
  const [first] = postings.sort((one, other) => isFirst(other.kept) - isFirst(one.kept) || other.kept.number - one.kept.number);
  return {
    id: project._id,
    title: project.title,
    summary: project.summary,
    cover_image_url: project.cover,
    stage: project.stage,
    stage_label: stage,
    visibility: project.visibility,
    tags: [...tags],
    owner_id: project.owner_id,
    owner,
    created_at: project.created_at,
    updated_at: project.updated_at,
    archived: project.archived,
    hidden: project.state === 'hidden',
    members: project.members,
    followers: project.followers,
    comments: project.comments,
    updates: project.visibility === 'public' ? project.open_updates : project.updates,
    postings: { open: postings.filter(({ kept }) => kept.status === 'open').length, total: postings.length },
    posting: first ? briefOf(first.id, first.kept) : null,
  };
}

const isFirst = ({ status }: KeptPosting): number => Number(status === 'open');

const briefOf = (id: string, { title, status, places, taken, until, ended_at }: KeptPosting): PostingBrief => ({
  id,
  title,
  status,
  places,
  taken,
  until,
  ended_at,
});
