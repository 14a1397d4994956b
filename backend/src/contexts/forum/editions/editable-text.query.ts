import { Injectable } from '@nestjs/common';
import { aboveOf } from '../../../../contracts/above.js';
import { type EditableText, MODERATOR_EDIT_TEXT } from '../../../../contracts/moderator-edits.js';
import type { Role } from '../../../../contracts/permissions.js';
import type { Decisions } from '../../../kernel/decisions.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import type { CommentDecisionKind, UndoInComment, WrittenComment } from '../comment/comment.state.rules.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicIdOf } from '../comment/under.rules.js';
import { type Editions, isStanding, refuseActing } from '../rules/edition.rules.js';
import type { TopicWords } from '../topic/topic.state.rules.js';
import { topicStream } from '../topic/topic.stream.js';
import { Aboves } from '../views/aboves.service.js';

type Words = EditableText['former'] & object;
type Text = Editions<unknown> & {
  readonly authorId: string;
  readonly state: 'visible' | 'hidden' | 'deleted';
  readonly merge?: object | null;
  readonly decisions: Pick<Decisions<CommentDecisionKind, UndoInComment | object>, 'edit'>;
};

/** Answers a text as its stream tells it: whoever changes it must not have read a view that lags behind. */
@Injectable()
export class EditableTextQuery {
  constructor(
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly above: Aboves,
  ) {}

  /** Null when there is no such topic, or nothing is left of it. */
  async topic(id: string, caller: Caller): Promise<EditableText | null> {
    const found = await this.store.state(topicStream, id);
    return found && !found.withdrawn ? this.shown(`topics/${id}`, found, wordsOf(found), found.own && wordsOf(found.own), caller) : null;
  }

  async comment(id: string, caller: Caller): Promise<EditableText | null> {
    const found = await this.store.state(commentStream, id);
    const former = found?.own == null ? null : { title: null, content: found.own };
    const here = found && !(await this.isShown(found)) ? { ...found, state: 'hidden' as const } : found;
    return here && !here.withdrawn ? this.shown(`comments/${id}`, here, { title: null, content: here.content }, former, caller) : null;
  }

  private async isShown({ under, authorId }: WrittenComment): Promise<boolean> {
    const above = aboveOf(under);
    if (above) return (await this.above.standing(above, authorId))?.isShown ?? false;
    const topic = await this.store.state(topicStream, topicIdOf(under) ?? '');
    return !topic || isStanding(topic);
  }

  /** The role of whoever wrote it, by which it is decided who may change it. */
  async authorRole(authorId: string): Promise<Role> {
    return authorIn(await this.authors.byIds([authorId]), authorId).role as Role;
  }

  async roleOfTopicAuthor(id: string): Promise<Role> {
    return this.authorRole((await this.store.state(topicStream, id))?.authorId ?? '');
  }

  async roleOfCommentAuthor(id: string): Promise<Role> {
    return this.authorRole((await this.store.state(commentStream, id))?.authorId ?? '');
  }

  private async shown(path: string, text: Text, words: Words, former: Words | null, caller: Caller): Promise<EditableText> {
    const { edit } = text.decisions;
    return {
      ...words,
      version: text.revised,
      hindrance: hindranceOf(text, await this.authorRole(text.authorId), caller),
      former,
      undo_path: edit && text.own !== null ? `/api/forum/${path}/decisions/${edit.number}/undo` : null,
      destroyable: text.destroyed < text.replaced,
    };
  }
}

const wordsOf = ({ title, content }: TopicWords): Words => ({ title, content });

function hindranceOf(text: Text, authorRole: Role, { memberId, role }: Caller): string | null {
  try {
    refuseActing(text.authorId, authorRole, { id: memberId ?? '', role });
  } catch (error) {
    if (error instanceof RuleViolation) return error.message;
    throw error;
  }
  return isStanding(text) ? null : MODERATOR_EDIT_TEXT.notStanding;
}
