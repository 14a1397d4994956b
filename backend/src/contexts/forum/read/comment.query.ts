import { Inject, Injectable } from '@nestjs/common';
import type { Author } from '../../../../contracts/accounts.js';
import { type Comment, FORUM_TEXT, type QuotedComment } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/http/caller.js';
import type { Window } from '../../../platform/http/envelope.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { VIEWS } from '../../../platform/tokens.js';
import { type CommentDocument, type ContentState, commentsView } from './forum.model.js';

@Injectable()
export class CommentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
  ) {}

  /** Comments of a topic, oldest first; whoever may not read one gets a placeholder in its place. */
  async ofTopic(topicId: string, { limit, offset }: Window, caller: Caller): Promise<Comment[]> {
    const found = await this.views.find<CommentDocument>(commentsView.name, { topic_id: topicId }, { sort: [['position', 1]], limit, offset });
    return this.present(found, caller);
  }

  async byId(id: string, caller: Caller): Promise<Comment | null> {
    const found = await this.views.get<CommentDocument>(commentsView.name, id);
    const [comment] = found ? await this.present([found], caller) : [];
    return comment ?? null;
  }

  private async present(comments: readonly CommentDocument[], caller: Caller): Promise<Comment[]> {
    const quotedIds = comments.map(({ quoted_id }) => quoted_id).filter((id) => id !== null);
    const quoted = new Map((await this.views.getMany<CommentDocument>(commentsView.name, quotedIds)).map((comment) => [comment._id, comment]));
    const authors = await this.authors.byIds([...comments, ...quoted.values()].map(({ author_id }) => author_id));
    return comments.map((comment) => {
      if (!mayRead(comment, caller)) return placeholder(comment);
      return toComment(comment, authorIn(authors, comment.author_id), quote(comment.quoted_id, quoted, authors, caller));
    });
  }
}

function mayRead({ state, author_id }: CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn') return false;
  return state === 'visible' || author_id === memberId || holds(role, 'content.read-hidden');
}

function quote(id: string | null, quoted: ReadonlyMap<string, CommentDocument>, authors: ReadonlyMap<string, Author>, caller: Caller): QuotedComment | null {
  if (!id) return null;
  const comment = quoted.get(id);
  if (!comment || !mayRead(comment, caller)) return { id, excerpt: null, users: null };
  return { id, excerpt: comment.excerpt, users: authorIn(authors, comment.author_id) };
}

function toComment({ _id, topic_id, content, state, created_at }: CommentDocument, users: Author, quotedComment: QuotedComment | null): Comment {
  const hidden = state === 'hidden';
  return {
    id: _id,
    topicId: topic_id,
    content,
    state: hidden ? 'hidden' : 'visible',
    notice: hidden ? FORUM_TEXT.commentHidden : null,
    quotedComment,
    users,
    created_at,
  };
}

const NOTICE: Record<ContentState, string> = {
  visible: '',
  hidden: FORUM_TEXT.commentHidden,
  deleted: FORUM_TEXT.commentDeleted,
  withdrawn: FORUM_TEXT.commentWithdrawn,
};

function placeholder({ _id, topic_id, state, created_at }: CommentDocument): Comment {
  return { id: _id, topicId: topic_id, content: '', state: 'removed', notice: NOTICE[state], quotedComment: null, users: null, created_at };
}
