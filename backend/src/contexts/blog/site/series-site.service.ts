import { Injectable } from '@nestjs/common';
import type { PostRow } from '../../../../contracts/blog.js';
import type { PostSeries } from '../../../../contracts/blog-series.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { GUEST } from '../../../platform/callers/caller.js';
import { type ListedPlace, ROWS_A_PAGE } from '../../../platform/public-site/listing-page.html.js';
import { type Feed, type ListedAddress, type PublicPage, SiteAddress } from '../../../platform/public-site/public-section.js';
import { SeriesQuery } from '../series/series.query.js';
import type { PostDocument } from '../views/posts.model.js';
import { FeedPlaces } from './feed-places.service.js';
import { feedOf } from './post-feed.words.js';
import { BLOG, postsPage } from './posts-page.html.js';

const PAGE = /^\/blog\/series\/([0-9a-f-]{36})$/;
const FEED = /^\/blog\/series\/([0-9a-f-]{36})\/feed\.xml$/;
const pathOf = (id: string): string => `${BLOG.path}/series/${id}`;

/** Series as a guest may read them. */
@Injectable()
export class SeriesSite {
  constructor(
    private readonly places: FeedPlaces,
    private readonly series: SeriesQuery,
    private readonly site: SiteAddress,
  ) {}

  /** In the order in which they are to be read; null when that is the address of no series, or of none that a guest may read. */
  async page(path: string, page: number): Promise<PublicPage | null> {
    const series = await this.named(PAGE, path);
    if (!series) return null;
    const { posts } = series;
    const rows = posts.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE);
    return postsPage({ place: this.placeOf(series), feed: `${path}/feed.xml`, rows, total: posts.length, page, publicUrl: this.site.publicUrl });
  }

  /** The newest first, as in every feed. */
  async feed(path: string, most: number): Promise<Feed | null> {
    const series = await this.named(FEED, path);
    return series && feedOf(this.placeOf(series), [...series.posts].sort(newestFirst).slice(0, most));
  }

  /** Of those series whose first post for everybody is one of these: over all posts, each once. */
  async addresses(posts: readonly PostDocument[]): Promise<ListedAddress[]> {
    return (await this.series.beginningWith(posts)).map(({ id, changedAt }) => ({ path: pathOf(id), changedAt }));
  }

  private async named(address: RegExp, path: string): Promise<PostSeries | null> {
    const [, id] = address.exec(path) ?? [];
    if (id === undefined) return null;
    try {
      return await this.series.page(id, GUEST);
    } catch (error) {
      if (error instanceof RuleViolation && error.kind === 'not-found') return null;
      throw error;
    }
  }

  private placeOf({ id, title }: PostSeries): ListedPlace {
    return { ...this.places.called(title), description: `“${title}” dizisindeki yazılar, sırasıyla`, path: pathOf(id) };
  }
}

const timeOf = ({ published_at, created_at }: PostRow): number => Date.parse(published_at ?? created_at);
const newestFirst = (one: PostRow, other: PostRow): number => timeOf(other) - timeOf(one);
