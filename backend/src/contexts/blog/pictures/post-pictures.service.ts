import { Inject, Injectable } from '@nestjs/common';
import { imagesIn } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { isThere } from '../post/post.state.rules.js';
import { postStream } from '../post/post.stream.js';
import { PostTexts } from '../post/post-texts.service.js';
import { postsView } from '../views/posts.model.js';

/** Tells which pictures posts show, and who may see them with the post. */
@Injectable()
export class PostPicturesService {
  constructor(
    private readonly store: EventStore,
    private readonly texts: PostTexts,
    @Inject(VIEWS) private readonly views: Views,
  ) {}

  /** Ids of the pictures that a post shows now, its cover among them. */
  async shownBy(postId: string): Promise<readonly string[]> {
    const post = await this.store.state(postStream, postId);
    if (!isThere(post)) return [];
    const content = await this.texts.find({ ...post.words, postId, authorId: post.authorId });
    return imagesIn([post.words.cover ?? '', content ?? ''].join('\n'));
  }

  /** Whether the caller may read one of these posts; ids of other texts are none of its. */
  async isRead(ids: readonly string[], { memberId }: Caller): Promise<boolean> {
    const posts = await this.views.getMany(postsView.name, ids);
    return posts.some(({ gone, listed, author_id }) => !gone && (listed || author_id === memberId));
  }
}
