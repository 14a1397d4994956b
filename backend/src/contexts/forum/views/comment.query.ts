import { Inject, Injectable } from '@nestjs/common';
import { type AboveFields, type AboveKind, aboveIn, aboveOf } from '../../../../contracts/above.js';
import type { Author } from '../../../../contracts/accounts.js';
import { type Comment, FORUM_TEXT, type PostedComment, type QuotedComment } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import type { CommentOfProject } from '../../../../contracts/project-comments.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { Window } from '../../../platform/paging/window.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { lasting } from '../../../platform/views/lasting.js';
import type { Under } from '../comment/under.events.js';
import { isInTopic, underneath } from '../comment/under.rules.js';
import { type CommentDocument, type ContentState, commentsView } from './forum.model.js';

/** A comment as its reader may see it, wherever it stands. */
export type PlacedComment = Comment | PlacedUnder[AboveKind];
/** The same of those that are answered, by what they stand under. */
export interface PlacedUnder extends Record<AboveKind, object> {
  post: PostedComment;
  project: CommentOfProject;
}

export const isPlacedUnder =
  <Kind extends AboveKind>(kind: Kind) =>
  (comment: PlacedComment): comment is PlacedUnder[Kind] =>
    aboveOf(comment)?.kind === kind;

@Injectable()
export class CommentQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
  ) {}

  /** Comments of a topic, oldest first; whoever may not read one gets a placeholder in its place. */
  async ofTopic(topicId: string, { limit, offset }: Window, caller: Caller): Promise<Comment[]> {
    const found = await this.views.find(commentsView.name, { under: topicId }, { sort: [['position', 1]], limit, offset });
    return (await this.present(found, caller)).filter(isInTopic);
  }

  /** A comment of a topic; null also for one that stands elsewhere. */
  async byId(id: string, caller: Caller): Promise<Comment | null> {
    const found = await this.views.get(commentsView.name, id);
    const [comment] = found ? await this.present([found], caller) : [];
    return comment && isInTopic(comment) ? comment : null;
  }

  /** Those of stored comments that stand under something of a kind. */
  async under<Kind extends AboveKind>(kind: Kind, comments: readonly CommentDocument[], caller: Caller): Promise<PlacedUnder[Kind][]> {
    return (await this.present(comments, caller)).filter(isPlacedUnder(kind));
  }

  /** Stored comments as the caller may read them. */
  async present(comments: readonly CommentDocument[], caller: Caller): Promise<PlacedComment[]> {
    const quotedIds = comments.map(({ quoted_id }) => quoted_id).filter((id) => id !== null);
    const quoted = new Map((await this.views.getMany(commentsView.name, quotedIds)).map((comment) => [comment._id, comment]));
    const authors = await this.authors.byIds([...comments, ...quoted.values()].map(({ author_id }) => author_id));
    return Promise.all(
      comments.map(async (comment) => {
        if (!mayRead(comment, caller)) return placeOf(comment);
        const html = await this.texts.of(comment.content);
        return rowOf(comment, html, authorIn(authors, comment.author_id), quote(comment.quoted_id, quoted, authors, caller));
      }),
    );
  }
}

export function mayRead({ state, author_id }: CommentDocument, { memberId, role }: Caller): boolean {
  if (state === 'deleted' || state === 'withdrawn') return false;
  return state === 'visible' || author_id === memberId || holds(role, 'content.read-hidden');
}

function quote(id: string | null, quoted: ReadonlyMap<string, CommentDocument>, authors: ReadonlyMap<string, Author>, caller: Caller): QuotedComment | null {
  if (!id) return null;
  const comment = quoted.get(id);
  if (!comment || !mayRead(comment, caller)) return { id, excerpt: null, users: null };
  return quoteOf(comment, authorIn(authors, comment.author_id));
}

/** The same for whoever may read it, so its JSON is made once; so is a place that is not shown. */
const rowOf = derived((comment: CommentDocument, html: string, users: Author, quoted: QuotedComment | null) =>
  lasting(toComment(comment, html, users, quoted)),
);
const placeOf = derived((comment: CommentDocument) => lasting(placeholder(comment)));
const quoteOf = derived(({ _id: id, excerpt }: CommentDocument, users: Author): QuotedComment => ({ id, excerpt, users }));

/** Where a stored comment stands. */
export function underOfDocument({ under, ...fields }: Placed): Under {
  const above = aboveIn(fields);
  return above ? underneath(above, under === above.id ? null : under) : { topicId: fields.topic_id ?? under };
}

type Placed = Pick<CommentDocument, 'topic_id' | 'under'> & AboveFields;

function toComment(document: CommentDocument, html: string, users: Author, quotedComment: QuotedComment | null): PlacedComment {
  const { _id, content, excerpt, state, likes, created_at, edited_at, edition, moderated } = document;
  const hidden = state === 'hidden';
  return {
    id: _id,
    ...underOfDocument(document),
    content,
    html,
    excerpt,
    state: hidden ? 'hidden' : 'visible',
    notice: hidden ? FORUM_TEXT.commentHidden : null,
    quotedComment,
    users,
    likes,
    created_at,
    updated_at: edited_at ?? created_at,
    edited: edited_at !== null,
    edition,
    edited_by_moderator: moderated,
  };
}

const NOTICE: Record<ContentState, string> = {
  visible: '',
  hidden: FORUM_TEXT.commentHidden,
  deleted: FORUM_TEXT.commentDeleted,
  withdrawn: FORUM_TEXT.commentWithdrawn,
};

function placeholder(document: CommentDocument): PlacedComment {
  const { _id, state, created_at, deleted_by_author } = document;
  return {
    id: _id,
    ...underOfDocument(document),
    content: '',
    html: '',
    excerpt: '',
    state: 'removed',
    notice: deleted_by_author ? FORUM_TEXT.commentDeletedByAuthor : NOTICE[state],
    quotedComment: null,
    users: null,
    likes: 0,
    created_at,
    updated_at: created_at,
    edited: false,
    edition: 0,
    edited_by_moderator: false,
  };
}
