import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { COMMENTS_A_PAGE } from '../../../platform/public-site/answered-comments.html.js';
import { listingPage, ROWS_A_PAGE } from '../../../platform/public-site/listing-page.html.js';
import { type Feed, type PublicAddress, type PublicPage, PublicSection, SiteAddress } from '../../../platform/public-site/public-section.js';
import { CommentsOfProjects } from '../comments/comments-of-projects.port.js';
import { ProjectPageQuery } from '../reading/project-page.query.js';
import { UpdateQuery } from '../update/update.query.js';
import { ProjectQuery } from '../views/project.query.js';
import { ProjectLists } from '../views/project-lists.query.js';
import { PostingQuery } from '../wanted/posting.query.js';
import { feedAt, feedOf, feedPath } from './project-feed.words.js';
import { gonePage, projectPage } from './project-page.html.js';
import { ProjectPlaces } from './project-places.service.js';
import { NARROWED_BY, PROJECTS, projectPath, projectRow } from './projects-page.html.js';
import { UPDATES_SHOWN } from './updates.html.js';

const NEWS = 30;
const PROJECT = /^\/projects\/([0-9a-f-]{36})$/;
const LAST_CHANGED = { by: 'updated_at', direction: 'desc' } as const;

/** Projects as a guest may read them: lists, and each with what it looks for. */
@Injectable()
export class ProjectsSection extends PublicSection {
  readonly name = 'projects';

  constructor(
    private readonly lists: ProjectLists,
    private readonly places: ProjectPlaces,
    private readonly projects: ProjectQuery,
    private readonly pages: ProjectPageQuery,
    private readonly postings: PostingQuery,
    private readonly updates: UpdateQuery,
    private readonly comments: CommentsOfProjects,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, query, page }: PublicAddress): Promise<PublicPage | null> {
    if (path === PROJECTS.path) return this.list(query, page);
    const [, id] = PROJECT.exec(path) ?? [];
    return id === undefined ? null : this.project(id, page);
  }

  async feed(path: string): Promise<Feed | null> {
    const asked = feedAt(path);
    const place = asked && (asked.by ? await this.places.of(asked.by, asked.value) : this.places.all);
    if (!place) return null;
    const { rows } = await this.lists.page(place.filter, null, LAST_CHANGED, { limit: NEWS, offset: 0 });
    return feedOf(place, rows);
  }

  async addresses(window: { readonly limit: number; readonly offset: number }) {
    const { projects, total } = await this.lists.addresses(window);
    return { listed: projects.map(({ _id, updated_at }) => ({ path: projectPath(_id), changedAt: updated_at })), total };
  }

  async highlights(): Promise<null> {
    return null;
  }

  private async list(query: URLSearchParams, page: number): Promise<PublicPage | null> {
    const by = NARROWED_BY.find((each) => query.get(each));
    const value = by ? (query.get(by) ?? '') : '';
    const place = by ? await this.places.of(by, value) : this.places.all;
    if (!place) return null;
    const { rows, total } = await this.lists.page(place.filter, null, LAST_CHANGED, { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE });
    return listingPage({ area: PROJECTS, place, feed: feedPath(by, value), rows: rows.map(projectRow), total, page, publicUrl: this.site.publicUrl });
  }

  private async project(id: string, page: number): Promise<PublicPage | null> {
    try {
      const found = await this.projects.readable(id, GUEST);
      const window = { limit: COMMENTS_A_PAGE, offset: (page - 1) * COMMENTS_A_PAGE };
      const [project, postings, updates, { data: comments, total }] = await Promise.all([
        this.pages.shown(found),
        this.postings.ofProject(id, GUEST),
        this.updates.page(id, { limit: UPDATES_SHOWN, offset: 0 }, GUEST),
        this.comments.page({ kind: 'project', id }, 'oldest', window, GUEST),
      ]);
      return projectPage({ project, postings, updates, comments, total, page, publicUrl: this.site.publicUrl });
    } catch (error) {
      if (error instanceof RuleViolation && error.kind === 'gone') return gonePage;
      if (error instanceof RuleViolation && error.kind === 'not-found') return null;
      throw error;
    }
  }
}
