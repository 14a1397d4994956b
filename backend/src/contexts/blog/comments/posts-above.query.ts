import { Inject, Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { isListed } from '../post/post.state.rules.js';
import { postStream } from '../post/post.stream.js';
import { PostQuery } from '../views/post.query.js';
import { type PostDocument, postsView } from '../views/posts.model.js';

/** A post as those need it who deal with its comments. */
interface Above {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly comments: number;
  readonly likes: number;
  readonly authorId: string;
  readonly categoryId: string | null;
  readonly isListed: boolean;
}

/** Answers under which posts comments stand. */
@Injectable()
export class PostsAboveQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly store: EventStore,
    private readonly posts: PostQuery,
  ) {}

  /** By its facts; null when there is none, or nobody but its author ever could read it. */
  async standing(postId: string): Promise<{ authorId: string; isShown: boolean; isOpen: boolean } | null> {
    const post = await this.store.state(postStream, postId);
    if (!post || post.publishedAt === null) return null;
    return { authorId: post.authorId, isShown: isListed(post), isOpen: isListed(post) };
  }

  /** What is not listed is for nobody to be told of. */
  async readers(postId: string): Promise<'everybody' | readonly string[]> {
    return (await this.views.get(postsView.name, postId))?.listed ? 'everybody' : [];
  }

  /** One that the caller may read. Throws RuleViolation: `gone` for what was published once and is no more, `not-found` for what the caller may not know of. */
  async one(id: string, caller: Caller): Promise<Above> {
    return aboveOf(await this.posts.readable(id, caller));
  }

  /** Those that the caller may read, by id. */
  async readable(ids: readonly string[], caller: Caller): Promise<ReadonlyMap<string, Above>> {
    return byId(await this.posts.readableAmong([...new Set(ids)], caller));
  }

  /** All of them, by id. */
  async all(ids: readonly string[]): Promise<ReadonlyMap<string, Above>> {
    return byId(await this.views.getMany(postsView.name, [...new Set(ids)]));
  }
}

const aboveOf = ({ _id: id, slug, title, excerpt, comments, likes, author_id: authorId, category_id: categoryId, listed }: PostDocument): Above => ({
  ...{ id, slug, title, excerpt, comments, likes, authorId, categoryId, isListed: listed },
});

const byId = (posts: readonly PostDocument[]): ReadonlyMap<string, Above> => new Map(posts.map((post) => [post._id, aboveOf(post)]));
