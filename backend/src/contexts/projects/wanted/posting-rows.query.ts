import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import type { Posting } from '../../../../contracts/help-wanted.js';
import type { Views } from '../../../kernel/views.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import { ProjectChoicesQuery } from '../choices/project-choices.query.js';
import type { PostingDocument } from '../views/help-wanted.model.js';
import { ProjectTags } from '../views/project-rooms.port.js';
import { type ProjectDocument, projectsView } from '../views/projects.model.js';

/** Stored postings as lists show them: with their projects, who opened them, and their texts as HTML. */
@Injectable()
export class PostingRows {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly choices: ProjectChoicesQuery,
    private readonly tags: ProjectTags,
    private readonly texts: RenderedTexts,
  ) {}

  async of(postings: readonly PostingDocument[]): Promise<Posting[]> {
    if (postings.length === 0) return [];
    const stored = await this.views.getMany(projectsView.name, [...new Set(postings.map(({ project_id }) => project_id))]);
    const projects = new Map(stored.map((project) => [project._id, project]));
    const [authors, rewards, shown, htmls] = await Promise.all([
      this.authors.byIds(postings.map(({ created_by }) => created_by)),
      this.choices.labels('reward_type'),
      this.tags.shown(stored.map(({ tags }) => tags)),
      this.texts.all(postings.map(({ description }) => description)),
    ]);
    return postings.flatMap((posting, index) => {
      const project = projects.get(posting.project_id);
      if (!project) return [];
      const reward = rewards.get(posting.reward_type) ?? posting.reward_type;
      return [rowOf(posting, project, authorIn(authors, posting.created_by), reward, shown(project.tags), htmls[index] ?? '')];
    });
  }
}

/** The same for whoever may read it, so its JSON is made once. */
const rowOf = derived(
  (posting: PostingDocument, project: ProjectDocument, creator: Author, reward: string, tags: readonly string[], html: string): Posting =>
    lasting({
      id: posting._id,
      project_id: posting.project_id,
      title: posting.title,
      description: posting.description,
      html,
      status: posting.status,
      is_open: posting.status === 'open',
      is_overdue: posting.overdue,
      places: posting.places,
      taken: posting.taken,
      until: posting.until,
      ended_at: posting.ended_at,
      project_reward_type: posting.reward_type,
      reward_label: reward,
      skills: [...posting.skills],
      created_by: posting.created_by,
      created_at: posting.created_at,
      applications: posting.applications,
      creator,
      project: { id: project._id, title: project.title, cover_image_url: project.cover, stage: project.stage, tags: [...tags] },
    }),
);
