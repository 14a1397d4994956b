import { Injectable } from '@nestjs/common';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { COMMENTS_A_PAGE } from '../../../platform/public-site/answered-comments.html.js';
import { ROWS_A_PAGE } from '../../../platform/public-site/listing-page.html.js';
import {
  decoded,
  type Feed,
  movedPage,
  type PublicAddress,
  type PublicPage,
  PublicSection,
  SiteAddress,
} from '../../../platform/public-site/public-section.js';
import { CommentsOfPosts } from '../comments/comments-of-posts.port.js';
import { PostQuery } from '../views/post.query.js';
import { PostLists } from '../views/post-lists.query.js';
import { type FeedPlace, FeedPlaces } from './feed-places.service.js';
import { feedOf } from './post-feed.words.js';
import { gonePage, postPage } from './post-page.html.js';
import { postPath, postsPage } from './posts-page.html.js';
import { SeriesSite } from './series-site.service.js';

const NEWS = 30;
/** An address of a post, or its id: neither has other letters. */
const POST = /^\/blog\/([a-z0-9-]+)$/;
const KINDS = ['category', 'tag', 'author'] as const;
const FEED = /^\/blog\/(?:(category|tag|author)\/([^/]+)\/)?feed\.xml$/;

/** The blog as a guest may read it: lists, posts, series, and feeds of all posts or those of one category, tag, author or series. */
@Injectable()
export class BlogSection extends PublicSection {
  readonly name = 'posts';

  constructor(
    private readonly lists: PostLists,
    private readonly places: FeedPlaces,
    private readonly posts: PostQuery,
    private readonly comments: CommentsOfPosts,
    private readonly series: SeriesSite,
    private readonly site: SiteAddress,
  ) {
    super();
  }

  async page({ path, query, page }: PublicAddress): Promise<PublicPage | null> {
    if (path === this.places.all.path) return this.list(query, page);
    const inSeries = await this.series.page(path, page);
    if (inSeries) return inSeries;
    const [, name] = POST.exec(path) ?? [];
    return name === undefined ? null : this.post(name, page);
  }

  async feed(path: string): Promise<Feed | null> {
    const place = await this.feedAt(path);
    if (!place) return this.series.feed(path, NEWS);
    const { rows } = await this.lists.listed(place.narrowing, { limit: NEWS, offset: 0 });
    return feedOf(place, rows);
  }

  async addresses(window: { readonly limit: number; readonly offset: number }) {
    const { posts, total } = await this.lists.addresses(window);
    const listed = posts.map(({ slug, updated_at }) => ({ path: postPath(slug), changedAt: updated_at }));
    return { listed: [...listed, ...(await this.series.addresses(posts))], total };
  }

  async highlights(): Promise<null> {
    return null;
  }

  private async list(query: URLSearchParams, page: number): Promise<PublicPage | null> {
    const kind = KINDS.find((each) => query.get(each));
    const name = kind ? (query.get(kind) ?? '') : '';
    const place = kind ? await this.places.of(kind, name) : this.places.all;
    if (!place) return null;
    const { rows, total } = await this.lists.listed(place.narrowing, { limit: ROWS_A_PAGE, offset: (page - 1) * ROWS_A_PAGE });
    const feed = kind ? `/blog/${kind}/${encodeURIComponent(name)}/feed.xml` : '/blog/feed.xml';
    return postsPage({ place, feed, rows, total, page, publicUrl: this.site.publicUrl });
  }

  /** Its id and former addresses lead to the present one. */
  private async post(name: string, page: number): Promise<PublicPage | null> {
    try {
      const post = await this.posts.page(name, GUEST);
      if (post.slug !== name) return movedPage(postPath(post.slug));
      const window = { limit: COMMENTS_A_PAGE, offset: (page - 1) * COMMENTS_A_PAGE };
      const { data: comments, total } = await this.comments.page({ kind: 'post', id: post.id }, 'oldest', window, GUEST);
      return postPage({ post, comments, total, page, publicUrl: this.site.publicUrl });
    } catch (error) {
      if (error instanceof RuleViolation && error.kind === 'gone') return gonePage;
      if (error instanceof RuleViolation && error.kind === 'not-found') return null;
      throw error;
    }
  }

  private async feedAt(path: string): Promise<FeedPlace | null> {
    const [matched, kind, name] = FEED.exec(path) ?? [];
    if (!matched) return null;
    return kind && name ? this.places.of(kind as 'category' | 'tag' | 'author', decoded(name)) : this.places.all;
  }
}
