import { Inject, Injectable } from '@nestjs/common';
import { type OwnSeries, type PostSeries, SERIES_LIMITS, SERIES_TEXT, type SeriesPlace } from '../../../../contracts/blog-series.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PostQuery } from '../views/post.query.js';
import { PostRows } from '../views/post-rows.query.js';
import { type PostDocument, pointerTo, postsView } from '../views/posts.model.js';
import { type SeriesDocument, seriesView } from './series.model.js';

const NEWEST = [['created_at', -1]] as const;
const AUTHORS_AT_ONCE = 100;

/** Answers which series there are, and where a post stands in its one. */
@Injectable()
export class SeriesQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly posts: PostQuery,
    private readonly rows: PostRows,
  ) {}

  /** A member's own, the newest first. */
  async own(memberId: string): Promise<OwnSeries[]> {
    const found = await this.views.find(seriesView.name, { author_id: memberId }, { sort: NEWEST, limit: SERIES_LIMITS.ofAuthor });
    const posts = new Map((await this.there(found)).map((post) => [post._id, post]));
    return found.map(({ _id: id, title, posts: ids }) => ({
      ...{ id, title },
      posts: ids.flatMap((each) => {
        const post = posts.get(each);
        return post ? [{ ...pointerTo(post), status: post.status }] : [];
      }),
    }));
  }

  /** With those of its posts that the caller may read; throws where there is none. */
  async page(id: string, { memberId }: Caller): Promise<PostSeries> {
    const series = await this.views.get(seriesView.name, id);
    if (!series) throw notFound(SERIES_TEXT.notFound);
    const isOwn = series.author_id === memberId;
    const shown = (await this.inOrder(series)).filter(({ listed }) => listed || isOwn);
    // What only its author sees is not there for anybody else, its title included.
    if (shown.length === 0 && !isOwn) throw notFound(SERIES_TEXT.notFound);
    return { id, title: series.title, author_id: series.author_id, posts: await this.rows.of(shown) };
  }

  /** Of a post that the caller may read; null where it stands in none. */
  async seriesOf(idOrSlug: string, caller: Caller): Promise<SeriesPlace | null> {
    const post = await this.posts.readable(idOrSlug, caller);
    const [series] = await this.views.find(seriesView.name, { posts: post._id }, { limit: 1 });
    if (!series) return null;
    const shown = (await this.inOrder(series)).filter(({ _id, listed }) => listed || _id === post._id);
    return { id: series._id, title: series.title, place: shown.findIndex(({ _id }) => _id === post._id) + 1, posts: shown.map(pointerTo) };
  }

  /** Those whose first post that everybody can read is one of these, with the time of the last change that readers saw. */
  async beginningWith(posts: readonly PostDocument[]): Promise<{ readonly id: string; readonly changedAt: string }[]> {
    const named = new Set(posts.map(({ _id }) => _id));
    const series = (await this.byAuthors(posts.map(({ author_id }) => author_id))).filter((one) => one.posts.some((id) => named.has(id)));
    const listed = new Map((await this.there(series)).filter((post) => post.listed).map((post) => [post._id, post]));
    return series.flatMap(({ _id: id, posts: ids }) => {
      const read = ids.flatMap((each) => listed.get(each) ?? []);
      return read[0] && named.has(read[0]._id) ? [{ id, changedAt: read.map(({ updated_at }) => updated_at).reduce(later) }] : [];
    });
  }

  private async byAuthors(ids: readonly string[]): Promise<SeriesDocument[]> {
    const authors = [...new Set(ids)];
    const found: SeriesDocument[] = [];
    for (let from = 0; from < authors.length; from += AUTHORS_AT_ONCE) {
      const some = authors.slice(from, from + AUTHORS_AT_ONCE);
      found.push(...(await this.views.find(seriesView.name, { author_id: { $in: some } }, { limit: some.length * SERIES_LIMITS.ofAuthor })));
    }
    return found;
  }

  private async inOrder(series: SeriesDocument): Promise<PostDocument[]> {
    const found = new Map((await this.there([series])).map((post) => [post._id, post]));
    return series.posts.flatMap((id) => found.get(id) ?? []);
  }

  private async there(series: readonly SeriesDocument[]): Promise<PostDocument[]> {
    const found = await this.views.getMany(
      postsView.name,
      series.flatMap(({ posts }) => posts),
    );
    return found.filter(({ gone }) => !gone);
  }
}

const later = (one: string, other: string): string => (one > other ? one : other);
