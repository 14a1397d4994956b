import { Inject, Injectable } from '@nestjs/common';
import type { ProjectVisibility } from '../../../../contracts/projects.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { ProjectQuery } from './project.query.js';
import { ProjectRows } from './project-rows.query.js';
import { projectTextsView } from './projects.model.js';

/** A project that the caller may read, for those who look for words. */
interface ReadableProject {
  readonly type: 'project';
  readonly id: string;
  readonly title: string;
  /** Markdown source, beginning with its summary. */
  readonly content: string;
  readonly authorId: string;
  readonly categoryId: '';
  readonly tags: readonly string[];
  readonly solved: null;
  readonly stage: string;
  readonly visibility: ProjectVisibility;
  readonly archived: boolean;
  readonly hidden: boolean;
  readonly members: number;
  readonly openPostings: number;
  readonly createdAt: string;
}

/** Answers which projects that were found the caller may read. */
@Injectable()
export class ReadableProjectsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly projects: ProjectQuery,
    private readonly rows: ProjectRows,
  ) {}

  async readableProjects(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, ReadableProject>> {
    const readable = await this.projects.readableAmong(ids, caller);
    const [rows, kept] = await Promise.all([
      this.rows.of(readable),
      this.views.getMany(
        projectTextsView.name,
        readable.map(({ _id }) => _id),
      ),
    ]);
    const texts = new Map(kept.map(({ _id, description }) => [_id, description]));
    return new Map(
      rows.map(({ id, title, summary, owner_id, tags, stage_label: stage, visibility, archived, hidden, members, postings, created_at: createdAt }) => [
        id,
        {
          ...{ type: 'project', id, title, content: `${summary}\n\n${texts.get(id) ?? ''}`, authorId: owner_id ?? '', categoryId: '' },
          ...{ tags, solved: null, stage, visibility, archived, hidden, members, openPostings: postings.open, createdAt },
        },
      ]),
    );
  }
}
