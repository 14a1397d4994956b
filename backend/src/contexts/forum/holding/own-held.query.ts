import { Inject, Injectable } from '@nestjs/common';
import { aboveIds, aboveOf, NOTHING_ABOVE } from '../../../../contracts/above.js';
import { HELD_LIMITS, type OwnHeldText, type OwnHeldTexts, type OwnRefusedText } from '../../../../contracts/holding.js';
import { excerptOf } from '../../../../contracts/rendering/excerpt.js';
import type { Clock } from '../../../kernel/clock.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { CLOCK, VIEWS } from '../../../platform/tokens.js';
import { parentIdOf, topicIdOf } from '../comment/under.rules.js';
import { SubjectQuery } from '../views/subject.query.js';
import { heldTextStream } from './held.stream.js';
import { type HeldWaitDocument, heldWaitsView } from './held-waits.model.js';
import { usualWaitMinutes } from './usual-wait.rules.js';

const DAY_MS = 86_400_000;
/** The usual wait is told from so many decisions. */
const WEIGHED = 40;

/** Answers what of an author's texts waits or was refused. Their words come from the log: no view keeps what the forum never had. */
@Injectable()
export class OwnHeldQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly store: EventStore,
    private readonly subjects: SubjectQuery,
  ) {}

  async of(memberId: string, caller: Caller): Promise<OwnHeldTexts> {
    const since = new Date(this.clock.now().getTime() - HELD_LIMITS.shownDays * DAY_MS).toISOString();
    const newest = { sort: [['held_at', -1]] as const, limit: HELD_LIMITS.rows };
    const waits = await this.views.find(heldWaitsView.name, { author_id: memberId }, newest);
    const refused = waits.filter(({ end, ended_at }) => end === 'refused' && ended_at !== null && ended_at > since);
    return {
      waiting: await this.texts(
        waits.filter(({ end }) => end === null),
        caller,
      ),
      refused: await this.refusals(refused, caller),
      usual_wait_minutes: await this.usualWait(since),
    };
  }

  /** One of them, also when it was taken back or decided on; null when the caller did not write it. */
  async text(id: string, caller: Caller): Promise<OwnHeldText | null> {
    const wait = await this.views.get(heldWaitsView.name, id);
    if (wait?.author_id !== caller.memberId) return null;
    return (await this.texts([wait], caller))[0] ?? null;
  }

  /** How refused texts began and what was written about them, by their ids; what others wrote is left out. */
  async refusalsOf(ids: readonly string[], { memberId }: Caller): Promise<ReadonlyMap<string, { excerpt: string; note: string | null }>> {
    const waits = await this.views.getMany(heldWaitsView.name, ids);
    const own = waits.filter(({ author_id, end }) => author_id === memberId && end === 'refused');
    const told = await Promise.all(own.map(async ({ _id }) => [_id, { excerpt: await this.beginning(_id), note: await this.noteOn(_id) }] as const));
    return new Map(told);
  }

  private async refusals(refused: readonly HeldWaitDocument[], caller: Caller): Promise<OwnRefusedText[]> {
    const ends = new Map(refused.map((wait) => [wait._id, wait]));
    const texts = await this.texts(refused, caller);
    return Promise.all(
      texts.map(async (text) => {
        const wait = ends.get(text.id);
        return { ...text, refused_at: wait?.ended_at ?? text.held_at, note: await this.noteOn(text.id), outcome: wait?.outcome ?? null };
      }),
    );
  }

  private async texts(waits: readonly HeldWaitDocument[], caller: Caller): Promise<OwnHeldText[]> {
    const found = (await Promise.all(waits.map((wait) => this.written(wait)))).flat();
    const comments = found.filter(({ kind }) => kind === 'comment');
    const topics = await this.subjects.readable(
      comments.map(({ topicId, ...ids }) => ({ topicId, ...aboveIds(aboveOf(ids)), commentId: null })),
      caller,
    );
    const titles = new Map(comments.map(({ id }, index) => [id, topics[index]?.title ?? null]));
    return found.map((text) => ({ ...text, title: text.title ?? titles.get(text.id) ?? null }));
  }

  private async written({ _id: id, kind, causes, held_at }: HeldWaitDocument): Promise<OwnHeldText[]> {
    const text = (await this.store.state(heldTextStream, id))?.text;
    if (!text) return [];
    const shared = { id, kind, causes: [...causes], held_at };
    if ('comment' in text) {
      const { content, quotedCommentId: quotedComment } = text.comment;
      const place = { topicId: topicIdOf(text.comment) ?? '', ...aboveIds(aboveOf(text.comment)), parentId: parentIdOf(text.comment) };
      return [{ ...shared, ...place, title: null, content, excerpt: excerptOf(content), categoryId: '', selectedTags: [], quotedComment }];
    }
    const { title, content, categoryId, tags } = text.topic;
    return [
      {
        ...shared,
        topicId: id,
        ...NOTHING_ABOVE,
        parentId: null,
        title,
        content,
        excerpt: excerptOf(content),
        categoryId,
        selectedTags: [...tags],
        quotedComment: null,
      },
    ];
  }

  private async beginning(id: string): Promise<string> {
    const text = (await this.store.state(heldTextStream, id))?.text;
    return text ? ('topic' in text ? text.topic.title : excerptOf(text.comment.content)) : '';
  }

  private async noteOn(id: string): Promise<string | null> {
    return (await this.store.state(heldTextStream, id))?.note ?? null;
  }

  private async usualWait(since: string): Promise<number | null> {
    const page = { sort: [['ended_at', -1]] as const, limit: WEIGHED };
    const ended = await this.views.find(heldWaitsView.name, { ended_at: { $gt: since } }, page);
    return usualWaitMinutes(ended.filter(({ end }) => end !== 'withdrawn'));
  }
}
