import { Injectable } from '@nestjs/common';
import { aboveIds, aboveIn, aboveOf } from '../../../../contracts/above.js';
import type { Author } from '../../../../contracts/accounts.js';
import type { NotificationRow } from '../../../../contracts/notifications.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { EditNotes } from '../notice/edit-notes.port.js';
import { type Refusal, Refusals } from '../notice/refusals.port.js';
import { type ReadableText, type Subject, Subjects } from '../notice/subjects.port.js';
import type { NotificationDocument } from './notification.model.js';

const MOST_ACTORS = 2;

/** Joins names and texts to what was recorded; what the reader may not read (any more) is told without its words and without who wrote it. */
@Injectable()
export class NotificationRows {
  constructor(
    private readonly subjects: Subjects,
    private readonly authors: AuthorDirectory,
    private readonly refusals: Refusals,
    private readonly editNotes: EditNotes,
  ) {}

  async of(found: readonly NotificationDocument[], caller: Caller): Promise<NotificationRow[]> {
    const authors = await this.authors.byIds(found.flatMap(actorsOf));
    const asked = found.filter(hasSubject);
    const texts = await this.subjects.readable(asked.map(subjectOf), caller);
    const readable = new Map(asked.map(({ _id }, index) => [_id, texts[index] ?? null]));
    const refusals = await this.refusalsOf(found, caller);
    const edited = found.filter(({ outcome }) => outcome === 'edited');
    const notes = edited.length > 0 ? await this.editNotes.editNotesOf(edited.map(subjectOf), caller) : new Map<string, string>();
    return found.map((notification) => ({
      ...rowOf(notification, readable.get(notification._id) ?? null, authors),
      ...(notification.outcome === 'edited' ? { note: notes.get(textIdOf(notification)) ?? null } : {}),
      ...refusals.get(notification._id),
    }));
  }

  private async refusalsOf(found: readonly NotificationDocument[], caller: Caller): Promise<ReadonlyMap<string, Refusal>> {
    const refused = found.filter(({ outcome }) => outcome === 'refused');
    if (refused.length === 0) return new Map();
    const told = await this.refusals.refusalsOf(refused.map(textIdOf), caller);
    return new Map(
      refused.flatMap((notification): [string, Refusal][] => {
        const refusal = told.get(textIdOf(notification));
        return refusal ? [[notification._id, refusal]] : [];
      }),
    );
  }
}

const textIdOf = (found: NotificationDocument): string => found.comment_id ?? found.topic_id ?? aboveIn(found)?.id ?? '';
const hasSubject = (found: NotificationDocument): boolean => textIdOf(found) !== '';
const subjectOf = (found: NotificationDocument): Subject => ({ topicId: found.topic_id ?? '', ...aboveIds(aboveIn(found)), commentId: found.comment_id });

const actorsOf = ({ recent = {} }: NotificationDocument): string[] => {
  const latestFirst = Object.values(recent).sort((a, b) => b.position - a.position);
  return [...new Set(latestFirst.map(({ id }) => id))];
};

function rowOf(found: NotificationDocument, text: ReadableText | null, authors: ReadonlyMap<string, Author>): NotificationRow {
  const removed = hasSubject(found) && !text;
  const count = found.unread ? found.fresh : (found.seen ?? found.fresh);
  return {
    id: found.row,
    type: found.type,
    reason: found.reason,
    outcome: found.outcome,
    actors: removed
      ? []
      : actorsOf(found)
          .slice(0, Math.min(count, MOST_ACTORS))
          .map((id) => authorIn(authors, id)),
    count,
    topicId: text ? text.topicId || null : found.topic_id,
    ...aboveIds(text ? aboveOf(text) : aboveIn(found)),
    commentId: found.comment_id,
    title: text?.title ?? null,
    excerpt: text?.excerpt ?? null,
    note: null,
    removed,
    unread: found.unread,
    at: found.at,
  };
}
