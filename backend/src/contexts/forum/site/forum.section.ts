import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { displayName } from '../../../../contracts/accounts.js';
import { isMeantBy } from '../../../../contracts/categories.js';
import type { Category, TopicRow } from '../../../../contracts/forum.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { html, type SafeHtml } from '../../../platform/public-site/html.js';
import {
  type Feed,
  type FeedItem,
  movedPage,
  type PublicAddress,
  type PublicPage,
  PublicSection,
  SiteAddress,
} from '../../../platform/public-site/public-section.js';
import { TagQuery } from '../tags/tag.query.js';
import { CategoryQuery } from '../views/category.query.js';
import { CommentQuery } from '../views/comment.query.js';
import { TopicQuery } from '../views/topic.query.js';
import { listPage, TOPICS_A_PAGE } from './list-page.html.js';
import { categoryPath, listPath, topicList, topicPath } from './topic-list.html.js';
import { COMMENTS_A_PAGE, topicPage } from './topic-page.html.js';

const NEWS = 30;
const HIGHLIGHTS = 10;
const windowAt = (page: number, limit: number) => ({ limit, offset: (page - 1) * limit });

/** The forum as a guest may read it: lists, topics, feeds. */
@Injectable()
export class ForumSection extends PublicSection {
  readonly name = 'topics';

  constructor(
    private readonly topics: TopicQuery,
    private readonly comments: CommentQuery,
    private readonly categories: CategoryQuery,
    private readonly tags: TagQuery,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, query, page }: PublicAddress): Promise<PublicPage | null> {
    const tag = query.get('tag');
    if (path === '/forum') return this.list(query.get('category'), tag, page);
    const [, area, id] = /^\/forum\/(category|topic)\/([^/]+)$/.exec(path) ?? [];
    if (!id) return null;
    return area === 'topic' ? this.topic(id, page) : this.list(id, tag, page);
  }

  async feed(path: string): Promise<Feed | null> {
    const [, id] = /^\/forum\/category\/([^/]+)\/rss\.xml$/.exec(path) ?? [];
    const category = id ? await this.categories.find(id) : null;
    if (!category && path !== '/rss.xml') return null;
    const { rows } = await this.topics.list(category, 'newest', windowAt(1, NEWS));
    return {
      title: category ? `Meydan · ${category.name}` : 'Meydan · Forum',
      description: category?.description || 'Forumdaki yeni konular',
      path: category ? categoryPath(category.id) : '/forum',
      items: rows.map(toItem),
    };
  }

  async addresses(window: { readonly limit: number; readonly offset: number }) {
    const { rows, total } = await this.topics.list(null, 'newest', window);
    return { listed: rows.map(({ id, last_activity_at }) => ({ path: topicPath(id), changedAt: last_activity_at })), total };
  }

  async highlights(): Promise<SafeHtml> {
    const { rows } = await this.topics.list(null, 'active', windowAt(1, HIGHLIGHTS));
    return html`<section>
      <h2>Şu an meydanda</h2>
      ${topicList(rows)}
      <p><a href="/forum">Bütün konular</a></p>
    </section>`;
  }

  private async list(idOrSlug: string | null, slug: string | null, page: number): Promise<PublicPage | null> {
    const categories: readonly Category[] = await this.categories.list();
    const category = idOrSlug ? categories.find((each) => isMeantBy(each, idOrSlug)) : null;
    const tag = slug ? await this.tags.bySlug(slug) : null;
    if (category === undefined || (slug && !tag)) return null;
    const isElsewhere = category && category.id !== idOrSlug && category.slug !== idOrSlug;
    if (isElsewhere || (tag && tag.slug !== slug)) return movedPage(listPath(category?.id ?? null, tag?.slug ?? null, page));
    const { rows, total } = await this.topics.list(category ?? null, 'active', windowAt(page, TOPICS_A_PAGE), tag?.slug);
    return listPage({ category, tag, categories, rows, total, page, publicUrl: this.site.publicUrl });
  }

  private async topic(id: string, page: number): Promise<PublicPage | null> {
    const stored = validate(id) ? await this.topics.readable(id, GUEST) : null;
    const topic = stored && (await this.topics.byId(id, GUEST));
    if (!stored || !topic) return null;
    const comments = await this.comments.ofTopic(id, windowAt(page, COMMENTS_A_PAGE), GUEST);
    return topicPage({ topic, comments, total: stored.comment_total, page, publicUrl: this.site.publicUrl });
  }
}

const toItem = ({ id, title, excerpt, users, categories, created_at }: TopicRow): FeedItem => ({
  title,
  path: topicPath(id),
  summary: excerpt,
  author: displayName(users),
  category: categories?.name ?? null,
  at: created_at,
});
