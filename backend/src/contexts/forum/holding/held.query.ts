import { Inject, Injectable } from '@nestjs/common';
import type { Above, AboveKind } from '../../../../contracts/above.js';
import { type Comment, FORUM_TEXT, type Topic } from '../../../../contracts/forum.js';
import { holds } from '../../../../contracts/permissions.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import { NO_FLAGS } from '../../../../contracts/topic-flags.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { VIEWS } from '../../../platform/tokens.js';
import { isInTopic } from '../comment/under.rules.js';
import { CategoryQuery } from '../views/category.query.js';
import { isPlacedUnder, type PlacedComment, type PlacedUnder, underOfDocument } from '../views/comment.query.js';
import { type HeldDocument, heldView } from './held.model.js';

/** More are not shown under one topic at once. */
const MOST = 50;

/** Answers what waits for a moderator, to its author and to those who read hidden content. */
@Injectable()
export class HeldQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly authors: AuthorDirectory,
    private readonly categories: CategoryQuery,
    private readonly texts: RenderedTexts,
  ) {}

  byId(id: string): Promise<HeldDocument | null> {
    return this.views.get(heldView.name, id);
  }

  async topic(id: string, caller: Caller): Promise<Topic | null> {
    const found = await this.byId(id);
    if (!found || found.title === null || !mayRead(found, caller)) return null;
    const users = authorIn(await this.authors.byIds([found.author_id]), found.author_id);
    const categories = found.category_id ? ((await this.categories.tags([found.category_id])).get(found.category_id) ?? null) : null;
    const html = await this.texts.of(found.content);
    return { ...NOTHING_YET, ...timesOf(found), last_activity_at: found.held_at, ...textsOf(found, found.title), html, categories, users };
  }

  async comment(id: string, caller: Caller): Promise<Comment | null> {
    const found = await this.byId(id);
    if (!found || found.title !== null || !mayRead(found, caller)) return null;
    return (await this.present([found])).find(isInTopic) ?? null;
  }

  /** Comments that wait under a topic, the oldest first. */
  async commentsOf(topicId: string, caller: Caller): Promise<Comment[]> {
    const found = await this.views.find(heldView.name, { thread_id: topicId }, { sort: [['held_at', 1]], limit: MOST });
    return (await this.present(found.filter((held) => held.title === null && mayRead(held, caller)))).filter(isInTopic);
  }

  /** A comment or a reply that waits under something of a kind. */
  async under<Kind extends AboveKind>(kind: Kind, id: string, caller: Caller): Promise<PlacedUnder[Kind] | null> {
    const found = await this.byId(id);
    if (!found || !mayRead(found, caller)) return null;
    return (await this.present([found])).find(isPlacedUnder(kind)) ?? null;
  }

  /** Comments and replies that wait under one thing, the oldest first. */
  async allUnder<Kind extends AboveKind>({ kind, id }: Above<Kind>, caller: Caller): Promise<PlacedUnder[Kind][]> {
    const found = await this.views.find(heldView.name, { thread_id: id }, { sort: [['held_at', 1]], limit: MOST });
    return (await this.present(found.filter((held) => mayRead(held, caller)))).filter(isPlacedUnder(kind));
  }

  private async present(held: readonly HeldDocument[]): Promise<PlacedComment[]> {
    const authors = await this.authors.byIds(held.map(({ author_id }) => author_id));
    const texts = await this.texts.all(held.map(({ content }) => content));
    return held.map((comment, index) => ({
      ...timesOf(comment),
      ...underOfDocument(comment),
      id: comment._id,
      content: comment.content,
      html: texts[index] ?? '',
      excerpt: excerptOf(comment.content),
      state: 'held',
      notice: FORUM_TEXT.commentHeld,
      quotedComment: null,
      users: authorIn(authors, comment.author_id),
      likes: 0,
    }));
  }
}

/** What nobody could do yet with a topic that nobody sees. */
const NOTHING_YET = {
  is_resolved: false,
  solution: null,
  merged_into: null,
  solving_comment_id: null,
  comment_count: 0,
  comment_total: 0,
  likes: 0,
  view_count: 0,
  ...NO_FLAGS,
  last_activity_by: null,
  state: 'held',
} as const;

const mayRead = ({ author_id }: HeldDocument, { memberId, role }: Caller): boolean => author_id === memberId || holds(role, 'content.read-hidden');
const timesOf = ({ held_at: at }: HeldDocument) => ({ created_at: at, updated_at: at, edited: false, edition: 0, edited_by_moderator: false });
const textsOf = ({ _id, category_id, content, tags }: HeldDocument, title: string) => ({
  id: _id,
  title,
  excerpt: excerptOf(content),
  content,
  categoryId: category_id ?? '',
  selectedTags: [...tags],
});
