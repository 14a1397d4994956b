import { Inject, Injectable } from '@nestjs/common';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, commentsView, type TopicDocument, topicsView } from './forum.model.js';
import { PostsAbove } from './posts-above.port.js';

/** A comment wherever it stands, or a topic, or a post. */
interface Asked {
  readonly topicId: string;
  readonly postId?: string | null;
  readonly commentId: string | null;
}

/** What a reader may know of a text: where it stands now, that title and how it begins. */
interface ReadableSubject {
  /** Empty for what stands under a post. */
  readonly topicId: string;
  readonly postId: string | null;
  readonly title: string;
  readonly excerpt: string;
}

/** What other contexts may know of a text that they have the id of. */
@Injectable()
export class SubjectQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly posts: PostsAbove,
  ) {}

  /** `content` is empty for a post, whose text is a file. */
  async find({ topicId, postId = null, commentId }: Asked): Promise<{ authorId: string; content: string; open: boolean } | null> {
    const comment = commentId ? await this.views.get(commentsView.name, commentId) : null;
    const postAbove = comment ? comment.post_id : postId;
    if (postAbove !== null) return this.atPost(postAbove, comment);
    const topic = await this.views.get(topicsView.name, comment?.topic_id ?? topicId);
    const text = commentId ? comment : topic;
    return text && { authorId: text.author_id, content: text.content, open: topic?.state === 'visible' && text.state === 'visible' };
  }

  /** In the order asked; null for what the caller may not read. */
  async readable(asked: readonly Asked[], caller: Caller): Promise<(ReadableSubject | null)[]> {
    const found = await this.views.getMany(commentsView.name, distinct(asked.flatMap(({ commentId }) => commentId ?? [])));
    const comments = new Map(found.filter((comment) => mayRead(comment, caller)).map((comment) => [comment._id, comment]));
    const topicIds = distinct([...asked.map(({ topicId }) => topicId), ...found.flatMap(({ topic_id }) => topic_id ?? [])]);
    const inForum = await this.views.getMany(topicsView.name, topicIds);
    const topics = new Map(inForum.filter((topic) => mayRead(topic, caller)).map((topic) => [topic._id, topic]));
    const posts = await this.posts.readable(
      [...asked, ...found.map(({ post_id: postId }) => ({ postId }))].flatMap(({ postId }) => postId ?? []),
      caller,
    );
    return asked.map(({ topicId, postId, commentId }) => {
      const comment = commentId ? comments.get(commentId) : null;
      if (commentId && !comment) return null;
      const post = posts.get((comment ? comment.post_id : postId) ?? '');
      if (post) return { topicId: '', postId: post.id, title: post.title, excerpt: comment?.excerpt ?? post.excerpt };
      const topic = topics.get(comment ? (comment.topic_id ?? '') : topicId);
      return topic ? { topicId: topic._id, postId: null, title: topic.title, excerpt: (comment ?? topic).excerpt } : null;
    });
  }

  private async atPost(postId: string, comment: CommentDocument | null) {
    const post = (await this.posts.all([postId])).get(postId);
    if (!post) return null;
    const { author_id: authorId, content, state } = comment ?? { author_id: post.authorId, content: '', state: 'visible' };
    return { authorId, content, open: post.isListed && state === 'visible' };
  }
}

const distinct = (ids: readonly string[]): string[] => [...new Set(ids)];

function mayRead({ state, author_id }: TopicDocument | CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn') return false;
  return state === 'visible' || state === 'merged' || author_id === memberId || holds(role, 'content.read-hidden');
}
