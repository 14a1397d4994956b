import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { PostTags } from './post-rooms.port.js';
import { postsView, postWordsView } from './posts.model.js';

/** A post that everybody may read, for those who look for words. */
export interface ListedPost {
  readonly type: 'post';
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  /** The beginning of its text as plain words. */
  readonly content: string;
  readonly authorId: string;
  readonly categoryId: string;
  readonly tags: readonly string[];
  readonly solved: null;
  readonly likes: number;
  /** Comments and replies that everybody can read. */
  readonly comments: number;
  readonly createdAt: string;
}

/** Answers which posts that were found everybody may read. */
@Injectable()
export class ListedPostsQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly tags: PostTags,
  ) {}

  async listedPosts(ids: readonly string[]): Promise<ReadonlyMap<string, ListedPost>> {
    const listed = (await this.views.getMany(postsView.name, ids)).filter((post) => post.listed);
    const words = await this.views.getMany(
      postWordsView.name,
      listed.map(({ _id }) => _id),
    );
    const texts = new Map(words.map((kept) => [kept._id, kept.words]));
    const shown = await this.tags.shown(listed.map(({ tags }) => tags));
    return new Map(
      listed.map(({ _id: id, slug, title, excerpt, author_id: authorId, category_id, tags, published_at, created_at, likes, comments }) => [
        id,
        {
          ...{ type: 'post', id, slug, title, excerpt, content: texts.get(id) ?? '', authorId, categoryId: category_id ?? '' },
          ...{ tags: shown(tags), solved: null, createdAt: published_at ?? created_at, likes, comments },
        },
      ]),
    );
  }
}
