import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { DESTROY_WORD } from '../../../../contracts/moderator-edits.js';
import type { Command } from '../../../kernel/command.js';
import type { Decider } from '../../../kernel/decider.js';
import type { DomainEvent, RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { type Policy, react } from '../../../kernel/policy.js';
import { project } from '../../../kernel/projection.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import {
  AddComment,
  DeleteComment,
  DeleteOwnComment,
  DestroyCommentText,
  EditComment,
  EditCommentByModerator,
  HideComment,
  MoveComment,
  RestoreComment,
  ReturnComment,
  ReturnCommentText,
  UndoCommentDecision,
} from '../comment/comment.commands.js';
import { comment } from '../comment/comment.decider.js';
import type { CommentEvent } from '../comment/comment.events.js';
import type { UnderPost } from '../comment/under.events.js';
import { isInTopic, parentIdOf, topicIdOf } from '../comment/under.rules.js';
import { contributionsProjection } from '../contributions/contributions.projection.js';
import { CreditSolution } from '../contributions/credit.commands.js';
import { credit } from '../contributions/credit.decider.js';
import { creditSolutions } from '../contributions/credit-solutions.policy.js';
import { creditedIn } from '../contributions/settle-credit.handler.js';
import { decisionsProjection } from '../decisions/decisions.projection.js';
import { commentTalliesProjection } from '../tallies/comment-tallies.projection.js';
import { keepSolution } from '../topic/keep-solution.policy.js';
import { CreateTopic, DeleteOwnTopic, DeleteTopic, EditTopic, HideTopic, RecountActivity, SolveTopic, WithdrawTopic } from '../topic/topic.commands.js';
import { topic } from '../topic/topic.decider.js';
import type { TopicEvent } from '../topic/topic.events.js';
import { isListed } from '../topic/topic.state.rules.js';
import { DestroyTopicText, EditTopicByModerator, ReturnTopicText } from '../topic/topic-edition.commands.js';
import { MergeTopic, MoveTopic, RestoreTopic, UndoTopicDecision, UnmergeTopic } from '../topic/topic-moderation.commands.js';
import { forumProjection } from './forum.projection.js';

const CATEGORIES = ['c1', 'c2'];
const TOPICS = ['t1', 't2', 't3'];
const COMMENTS = ['k1', 'k2', 'k3', 'k4'];
/** Comments of a post, and replies to the first of them. */
const UNDER_POST: Readonly<Record<string, UnderPost>> = {
  ...{ p1: { postId: 'p', parentId: null }, p2: { postId: 'p', parentId: null } },
  ...{ r1: { postId: 'p', parentId: 'p1' }, r2: { postId: 'p', parentId: 'p1' } },
};
const ALL = [...COMMENTS, ...Object.keys(UNDER_POST)];
/** The first one has written the topics, too. */
const AUTHORS = ['author', 'other'];
const reason = 'Topluluk ilkeleri';
const origin = { ...sentAt(NOW), actor: { id: 'derya', role: 'moderator' } };
const WORDS = ['Yeterince uzun.', 'Numarası olmayan bir metin.', 'Yazarın yeni sözleri.'];
/** Who began from an older state is refused: a number too high or low is one of those. */
const edition = fc.record({ content: fc.constantFrom(...WORDS), decisionId: fc.constantFrom('d1', 'd2'), version: fc.nat(6) });
const BY_RULE = { reason: 'other', clause: null, message: 'Numara', authorRole: 'user' } as const;
const one = (ids: readonly string[]) => fc.constantFrom(...ids);

const onTopic = fc.oneof(
  fc
    .record({ topicId: one(TOPICS), categoryId: one(CATEGORIES) })
    .chain(({ topicId, categoryId }) =>
      fc.constantFrom<Command>(
        new MoveTopic({ topicId, reason, categoryId }, origin),
        new EditTopic({ topicId, memberId: 'author', moderates: false, title: null, content: null, tags: null, categoryId }, origin),
      ),
    ),
  fc.record({ topicId: one(TOPICS), intoTopicId: one(TOPICS), mergeId: one(['m1', 'm2']) }).map((data) => new MergeTopic({ ...data, reason }, origin)),
  fc.record({ topicId: one(TOPICS), number: fc.nat(6) }).map((data) => new UndoTopicDecision({ ...data, reason, mergeId: 'm2' }, origin)),
  one(TOPICS).chain((topicId) =>
    fc.constantFrom<Command>(
      new HideTopic({ topicId, reportId: null, reason }, origin),
      new HideTopic({ topicId, reportId: 'r1', reason }, origin),
      new DeleteTopic({ topicId, reportId: 'r1', reason }, origin),
      new RestoreTopic({ topicId, reason }, origin),
      new UnmergeTopic({ topicId, reason }, origin),
      new DeleteOwnTopic({ topicId, memberId: 'author' }, origin),
      new WithdrawTopic({ topicId }, origin),
    ),
  ),
);
const onWords = fc.oneof(
  fc
    .record({ topicId: one(TOPICS), edit: edition })
    .map(({ topicId, edit }) => new EditTopicByModerator({ topicId, title: null, ...edit, ...BY_RULE }, origin)),
  fc.record({ commentId: one(ALL), edit: edition }).map(({ commentId, edit }) => new EditCommentByModerator({ commentId, ...edit, ...BY_RULE }, origin)),
  fc
    .record({ topicId: one(TOPICS), content: fc.constantFrom(...WORDS) })
    .map((data) => new EditTopic({ ...data, memberId: 'author', moderates: false, title: null, tags: null, categoryId: null }, origin)),
  fc
    .record({ commentId: one(ALL), content: fc.constantFrom(...WORDS) })
    .map((data) => new EditComment({ ...data, memberId: 'author', moderates: false }, origin)),
  one(TOPICS).chain((topicId) =>
    fc.constantFrom<Command>(
      new DestroyTopicText({ topicId, word: DESTROY_WORD, authorRole: 'user' }, origin),
      new ReturnTopicText({ topicId, decisionId: 'd1', reason }, origin),
    ),
  ),
  one(ALL).chain((commentId) =>
    fc.constantFrom<Command>(
      new DestroyCommentText({ commentId, word: DESTROY_WORD, authorRole: 'user' }, origin),
      new ReturnCommentText({ commentId, decisionId: 'd1', reason }, origin),
    ),
  ),
);
const onComment = fc.oneof(
  fc
    .record({ commentId: one(Object.keys(UNDER_POST)), authorId: one(AUTHORS) })
    .map((data) => new AddComment({ ...data, ...(UNDER_POST[data.commentId] as UnderPost), content: 'Yorum', quotedCommentId: null }, origin)),
  fc
    .record({ commentId: one(COMMENTS), topicId: one(TOPICS), authorId: one(AUTHORS) })
    .map((data) => new AddComment({ ...data, content: 'Yorum', quotedCommentId: null }, origin)),
  fc.record({ commentId: one(ALL), fromTopicId: one(TOPICS), toTopicId: one(TOPICS), cause: one(['m1', 'm2']) }).map((data) => new MoveComment(data, origin)),
  fc.record({ commentId: one(ALL), number: fc.nat(4) }).map((data) => new UndoCommentDecision({ ...data, reason }, origin)),
  one(ALL).chain((commentId) =>
    fc.constantFrom<Command>(
      new HideComment({ commentId, reportId: 'r1', reason }, origin),
      new DeleteComment({ commentId, reportId: null, reason }, origin),
      new RestoreComment({ commentId, reason }, origin),
      new ReturnComment({ commentId, cause: 'm1' }, origin),
      new ReturnComment({ commentId, cause: 'm2' }, origin),
      new DeleteOwnComment({ commentId, memberId: 'author' }, origin),
    ),
  ),
);

/** The mark is set only where the comment stands, as its handler sees to. */
const onSolution = fc.record({ topicId: one(TOPICS), commentId: one(COMMENTS) });
const after = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000).toISOString();

/** What became of the commands: streams, and the one log of them all, a minute from fact to fact. */
class Log {
  readonly events: RecordedEvent[] = [];
  private readonly streams = new Map<string, DomainEvent[]>();

  send<S, C extends Command, E extends DomainEvent>(decider: Decider<S, C, E>, id: string, command: Command): void {
    const past = this.stream(id);
    for (const event of decided(() => decider.decide(command as C, fold(decider, past as E[])))) {
      past.push(event);
      const fact = recorded(event, { revision: past.length - 1, position: this.events.length + 1, at: after(this.events.length) });
      this.events.push(fact);
      this.react(keepSolution, fact);
      if (react(creditSolutions, fact).length > 0) this.credit(id);
    }
  }

  /** As the handler of `SettleCredit` does. */
  private credit(topicId: string): void {
    const stream = this.stream(topicId);
    const commentId = creditedIn(fold(topic, stream as TopicEvent[]));
    const memberId = commentId && fold(comment, this.stream(commentId) as CommentEvent[])?.authorId;
    const solved = commentId && memberId ? { commentId, memberId } : null;
    this.send(credit, `credit-${topicId}`, new CreditSolution({ topicId, seen: stream.length - 1, solved }, origin));
  }

  /** Where a comment stands the mark may be set. */
  solve({ topicId, commentId }: { topicId: string; commentId: string }): void {
    const state = fold(comment, this.stream(commentId) as CommentEvent[]);
    if (!state || topicIdOf(state.under) !== topicId || state.state !== 'visible') return;
    this.send(topic, topicId, new SolveTopic({ topicId, commentId, memberId: 'author', moderates: true }, origin));
  }

  /** What is done for every topic from which comments were taken. */
  recount(): void {
    for (const topicId of TOPICS) this.send(topic, topicId, new RecountActivity({ topicId, lastActivityAt: lastActivityIn(this, topicId) }, origin));
  }

  private react(policy: Policy, fact: RecordedEvent): void {
    for (const reaction of react(policy, fact)) {
      if (!('send' in reaction)) continue;
      const { topicId } = reaction.send.data as { topicId: string };
      this.send(topic, topicId, new reaction.send.command(reaction.send.data, origin));
    }
  }

  stream(id: string): DomainEvent[] {
    const stream = this.streams.get(id) ?? [];
    this.streams.set(id, stream);
    return stream;
  }
}

function decided<E>(decide: () => readonly E[]): readonly E[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof RuleViolation) return [];
    throw error;
  }
}

function viewsOf(events: readonly RecordedEvent[]): ReadonlyMap<string, Fields> {
  const views = new Map<string, Fields>();
  for (const event of events) {
    for (const write of [forumProjection, commentTalliesProjection, contributionsProjection, decisionsProjection].flatMap((projection) =>
      project(projection, event),
    )) {
      const key = `${write.view}/${write.id}`;
      const made = foldWrite(views.get(key) ?? null, write);
      if (made) views.set(key, made);
      else views.delete(key);
    }
  }
  return views;
}

/** When the last comment that stands in a topic was written, or the topic itself: counted anew from the log. */
function lastActivityIn(log: Log, topicId: string): string {
  const here = (id: string) => {
    const found = fold(comment, log.stream(id) as CommentEvent[]);
    return found !== null && topicIdOf(found.under) === topicId;
  };
  const written = log.events.filter(({ type, data }) => {
    const { commentId, topicId: of } = data as { commentId?: string; topicId?: string };
    return type === 'CommentAdded' ? here(commentId as string) : type === 'TopicCreated' && of === topicId;
  });
  return written.at(-1)?.at as string;
}

function happened(commands: readonly (Command | { topicId: string; commentId: string })[]): Log {
  const log = new Log();
  for (const categoryId of CATEGORIES) {
    const data = { categoryId, name: categoryId, slug: categoryId, description: '', color: 'blue', sortOrder: 0 };
    log.events.push(recorded({ type: 'CategoryOpened', data }));
  }
  for (const topicId of TOPICS) {
    log.send(
      topic,
      topicId,
      new CreateTopic({ topicId, authorId: 'author', categoryId: 'c1', title: 'Bir konu', content: 'Yeterince uzun.', tags: [] }, origin),
    );
  }
  for (const command of commands) {
    if (!('data' in command)) {
      log.solve(command);
      continue;
    }
    const { topicId, commentId } = command.data as { topicId?: string; commentId?: string };
    // A reply stands under a comment that is there, as its handler sees to.
    const parentId = command.type === 'AddComment' && commentId ? UNDER_POST[commentId]?.parentId : null;
    if (parentId && log.stream(parentId).length === 0) continue;
    if (commentId) log.send(comment, commentId, command);
    else log.send(topic, topicId as string, command);
  }
  log.recount();
  return log;
}

const standingIn = (views: ReadonlyMap<string, Fields>, targetId: string) =>
  [...views.values()]
    .filter(({ target_id, state }) => target_id === targetId && state === 'standing')
    .map(({ number }) => number)
    .sort();
const numbersOf = (decisions: object | undefined) =>
  Object.values(decisions ?? {})
    .map(({ number }) => number)
    .sort();

describe('Whatever members and moderators do', () => {
  it('the counts are right', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(onTopic, onComment, onWords, onSolution), { maxLength: 40, size: 'max' }), (commands) => {
        const log = happened(commands);
        const views = viewsOf(log.events);
        const topics = TOPICS.map((id) => ({ id, state: fold(topic, log.stream(id) as TopicEvent[]) }));
        const comments = ALL.map((id) => fold(comment, log.stream(id) as CommentEvent[])).filter((found) => found !== null);
        const listed = topics.filter(({ state }) => state && isListed(state));

        for (const { id, state } of topics) {
          const here = comments.filter(({ under }) => topicIdOf(under) === id);
          const seen = here.filter(({ state }) => state === 'visible');
          expect(views.get(`topics/${id}`)).toMatchObject({ comment_count: seen.length, comment_total: here.length, category_id: state?.categoryId });
          if (!state?.withdrawn) expect(views.get(`topics/${id}`)?.last_activity_at).toBe(lastActivityIn(log, id));
          const solving = views.get(`topics/${id}`)?.solving_comment_id;
          if (solving && !state?.withdrawn)
            expect(fold(comment, log.stream(solving as string) as CommentEvent[])).toMatchObject({ under: { topicId: id }, state: 'visible' });
          expect(standingIn(views, id)).toEqual(numbersOf(state?.decisions));
          if (state && !state.withdrawn) expect(views.get(`topics/${id}`)?.content).toBe(state.content);
          expect(views.get(`topics/${id}`)?.state === 'visible').toBe(Boolean(state && isListed(state)));
          const kept = here.filter(({ authorId, withdrawn }) => authorId === 'author' && !withdrawn).length;
          expect(views.get(`participations/${id}/author`)?.count ?? 0).toBe(kept);
        }
        const replies = comments.filter(({ under }) => parentIdOf(under) === 'p1');
        const roots = comments.filter(({ under }) => !isInTopic(under) && parentIdOf(under) === null);
        expect(views.get('post_discussions/p')?.comment_total ?? 0).toBe(roots.length);
        expect(views.get('comments/p1')?.reply_total ?? 0).toBe(replies.length);
        expect(views.get('comments/p1')?.replies ?? 0).toBe(replies.filter(({ state }) => state === 'visible').length);
        for (const id of ALL) {
          const state = fold(comment, log.stream(id) as CommentEvent[]);
          expect(standingIn(views, id)).toEqual(numbersOf(state?.decisions));
          if (state && !state.withdrawn) expect(views.get(`comments/${id}`)?.content).toBe(state.content);
        }
        for (const id of CATEGORIES) {
          expect(views.get(`categories/${id}`)?.topic_count).toBe(listed.filter(({ state }) => state?.categoryId === id).length);
        }
        expect(views.get('forum_counters/topics')?.count).toBe(listed.length);
        expect(views.get('comment_totals/all')?.count ?? 0).toBe(comments.filter(({ state, under }) => state === 'visible' && isInTopic(under)).length);

        const solved = topics.flatMap(({ id, state }) => {
          const commentId = state?.state === 'visible' && !state.withdrawn ? state.solution?.commentId : null;
          return commentId ? [[id, commentId]] : [];
        });
        for (const authorId of AUTHORS) {
          expect(views.get(`contributions/${authorId}`) ?? { topics: 0, comments: 0, solutions: 0 }).toMatchObject({
            topics: listed.filter(({ state }) => state?.authorId === authorId).length,
            comments: comments.filter((each) => each.authorId === authorId && each.state === 'visible').length,
            solutions: solved.filter(([, commentId = '']) => fold(comment, log.stream(commentId) as CommentEvent[])?.authorId === authorId).length,
          });
        }
        const kept = [...views].flatMap(([key, { comment_id }]) => (key.startsWith('solutions/') ? [[key.slice('solutions/'.length), comment_id]] : []));
        expect(kept.sort()).toEqual(solved.sort());
      }),
      { numRuns: 500 },
    );
  });

  it('such histories do change words, give them back and destroy them', () => {
    const all = fc
      .sample(fc.array(fc.oneof(onWords, onWords, onWords, onComment), { minLength: 20, maxLength: 60, size: 'max' }), { numRuns: 200, seed: 7 })
      .flatMap((commands) => happened(commands).events);
    const told = [...new Set(all.map(({ type }) => type))].filter((type) => /(EditedByModerator|TextReturned|TextDestroyed)$/.test(type)).sort();
    expect(told).toEqual([
      'CommentEditedByModerator',
      'CommentTextDestroyed',
      'CommentTextReturned',
      'TopicEditedByModerator',
      'TopicTextDestroyed',
      'TopicTextReturned',
    ]);
  });

  it('a rebuild shows the same', () =>
    fc.assert(
      fc.property(fc.array(fc.oneof(onTopic, onComment, onWords, onSolution), { maxLength: 40, size: 'max' }), (commands) => {
        const { events } = happened(commands);
        expect([...viewsOf(structuredClone(events))]).toEqual([...viewsOf(events)]);
      }),
    ));
});
