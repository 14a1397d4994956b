import { Injectable } from '@nestjs/common';
import { EventStore } from '../../../kernel/event-store.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { commentStream } from '../comment/comment.stream.js';
import { topicStream } from '../topic/topic.stream.js';

type Asked = { readonly topicId: string; readonly commentId: string | null };

/** Answers authors what moderators wrote when they changed their words last. */
@Injectable()
export class EditNoteQuery {
  constructor(private readonly store: EventStore) {}

  async editNotesOf(texts: readonly Asked[], { memberId }: Caller): Promise<ReadonlyMap<string, string>> {
    const found = await Promise.all(texts.map(async (text) => [text.commentId ?? text.topicId, await this.noteOf(text, memberId)] as const));
    return new Map(found.flatMap(([id, note]) => (note ? [[id, note] as const] : [])));
  }

  private async noteOf({ topicId, commentId }: Asked, memberId: string | null): Promise<string | null> {
    const facts = commentId ? await this.store.read(commentStream, commentId) : await this.store.read(topicStream, topicId);
    const edit = facts.findLast(({ type }) => type === 'TopicEditedByModerator' || type === 'CommentEditedByModerator');
    return edit && 'message' in edit.data && edit.data.authorId === memberId ? edit.data.message : null;
  }
}
