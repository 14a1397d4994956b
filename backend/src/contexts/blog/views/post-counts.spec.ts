import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { POST_STATUSES } from '../../../../contracts/blog.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import {
  CallOffPost,
  DeleteOwnPost,
  DeletePost,
  DraftPost,
  FeaturePost,
  FollowPostTag,
  HidePost,
  type PostCommand,
  PublishDuePost,
  RestorePost,
  RestoreRemovedPost,
  ReturnPostTag,
  RevisePost,
  type SavedWords,
  SetPostStatus,
  WithdrawPost,
} from '../post/post.commands.js';
import { post } from '../post/post.decider.js';
import type { PostEvent } from '../post/post.events.js';
import { isListed } from '../post/post.state.rules.js';
import { postTagsProjection } from '../tags/post-tags.projection.js';
import { byAuthor, inCategory, withTag } from './posts.model.js';
import { postsProjection } from './posts.projection.js';

/** Facts of other streams, and of posts that came from elsewhere. */
const OTHERS = ['PostWordsKept', 'PostImported', 'PostViewsCounted', 'PostBookmarked', 'PostUnbookmarked', 'PostApplauded'];
const POSTS = ['p1', 'p2', 'p3'];
const CATEGORIES = ['c1', 'c2'];
const AUTHORS = ['ada', 'can'];
const TAGS = ['react', 'vue'];
const BEGAN = Date.parse('2026-11-21T11:00:00.000Z');
/** A command a minute. */
const minute = (number: number): string => new Date(BEGAN + number * 60_000).toISOString();
const LATER = minute(100_000);
const reason = 'Topluluk ilkeleri';

const one = (values: readonly string[]) => fc.constantFrom(...values);
const words: fc.Arbitrary<SavedWords> = fc
  .record({ categoryId: fc.option(one(CATEGORIES)), tags: fc.uniqueArray(one(TAGS)), slug: one(['bir-yazi', 'iki-yazi']) })
  .map((said) => ({
    ...said,
    ...{ textKey: 'blog-texts/a.b.md', digest: 'd', bytes: 12, readingTime: 2, cover: '/api/forum/images/a', title: 'Bir yazı', excerpt: 'Özet' },
    ...{ seoTitle: null, seoDescription: null, keywords: [], canonical: null },
  }));
const status = fc.constantFrom(...POST_STATUSES);

/** What is asked of one post, at a time. */
type Asked = (postId: string, at: string) => PostCommand;
const byWriter: fc.Arbitrary<Asked> = fc.record({ memberId: one(AUTHORS), words, status, keeps: fc.boolean() }).chain(({ memberId, words, status, keeps }) =>
  fc.constantFrom<Asked>(
    (postId, at) => new RevisePost({ postId, memberId, words, version: null, status: keeps ? null : status, at: LATER }, sentAt(at)),
    (postId, at) => new SetPostStatus({ postId, memberId, status, at: LATER }, sentAt(at)),
    (postId, at) => new SetPostStatus({ postId, memberId, status: 'published', at: null }, sentAt(at)),
    (postId, at) => new DeleteOwnPost({ postId, memberId }, sentAt(at)),
    (postId, at) => new WithdrawPost({ postId, onlyUnread: keeps }, sentAt(at)),
  ),
);
const byOthers: fc.Arbitrary<Asked> = fc.record({ on: fc.boolean(), reportId: fc.option(one(['r1', 'r2'])) }).chain(({ on, reportId }) =>
  fc.constantFrom<Asked>(
    (postId) => new PublishDuePost({ postId, at: LATER }, sentAt(LATER)),
    (postId) => new CallOffPost({ postId, at: LATER, cause: 'standing' }, sentAt(LATER)),
    (postId, at) => new HidePost({ postId, reportId, reason }, sentAt(at)),
    (postId, at) => new DeletePost({ postId, reportId, reason }, sentAt(at)),
    (postId, at) => new RestorePost({ postId, reason }, sentAt(at)),
    (postId, at) => new RestoreRemovedPost({ postId, reason, reportId: 'r1' }, sentAt(at)),
    (postId, at) => new FeaturePost({ postId, reason, on }, sentAt(at)),
    (postId, at) => new FollowPostTag({ postId, slug: 'react', name: 'vue', cause: 'm1' }, sentAt(at)),
    (postId, at) => new ReturnPostTag({ postId, cause: 'm1' }, sentAt(at)),
  ),
);
const commands = fc.array(fc.record({ postId: one(POSTS), asked: fc.oneof({ weight: 3, arbitrary: byWriter }, byOthers) }), { maxLength: 40, size: 'max' });

class Log {
  readonly events: RecordedEvent[] = [];
  private readonly streams = new Map<string, PostEvent[]>();

  send(postId: string, command: PostCommand): void {
    const past = this.streams.get(postId) ?? [];
    this.streams.set(postId, past);
    for (const event of decided(() => post.decide(command, this.state(postId)))) {
      past.push(event);
      this.events.push(recorded(event, { revision: past.length - 1, position: this.events.length + 1, at: command.origin.at }));
    }
  }

  state = (postId: string) => fold(post, this.streams.get(postId) ?? []);
  revision = (postId: string) => (this.streams.get(postId)?.length ?? 0) - 1;
}

function decided<E>(decide: () => readonly E[]): readonly E[] {
  try {
    return decide();
  } catch (error) {
    if (error instanceof RuleViolation) return [];
    throw error;
  }
}

function happened(asked: readonly { postId: string; asked: Asked }[]): Log {
  const log = new Log();
  const [first] = fc.sample(words, { numRuns: 1, seed: 1 });
  POSTS.forEach((postId, index) => {
    const authorId = AUTHORS[index % AUTHORS.length] ?? '';
    log.send(
      postId,
      new DraftPost({ postId, authorId, words: { ...(first as SavedWords), categoryId: 'c1' }, status: 'published', at: null }, sentAt(minute(0))),
    );
  });
  asked.forEach(({ postId, asked }, index) => {
    log.send(postId, asked(postId, minute(index + 1)));
  });
  return log;
}

function viewsOf(events: readonly RecordedEvent[]): ReadonlyMap<string, Fields> {
  const views = new Map<string, Fields>();
  for (const write of events.flatMap((event) => [postsProjection, postTagsProjection].flatMap((each) => project(each, event)))) {
    const key = `${write.view}/${write.id}`;
    const made = foldWrite(views.get(key) ?? null, write);
    if (made) views.set(key, made);
    else views.delete(key);
  }
  return views;
}

describe('Whatever becomes of posts', () => {
  it('the lists and the counts are right', () =>
    fc.assert(
      fc.property(commands, (asked) => {
        const log = happened(asked);
        const views = viewsOf(log.events);
        const states = POSTS.map((id) => ({ id, state: log.state(id) }));
        const listed = states.flatMap(({ id, state }) => (state && isListed(state) ? [{ id, state }] : []));
        for (const { id, state } of states) {
          if (!state) throw new Error('a post without its first fact');
          const gone = state.state === 'deleted' || state.withdrawn !== null;
          const told = { listed: isListed(state), status: state.status, gone, featured: state.featured, version: state.version, revision: log.revision(id) };
          expect(views.get(`posts/${id}`)).toMatchObject({ ...told, published_at: state.publishedAt, scheduled_at: state.scheduledAt });
          if (state.withdrawn) continue;
          const lists = ['all', ...(state.categoryId ? [inCategory(state.categoryId)] : []), byAuthor(state.authorId), ...state.words.tags.map(withTag)];
          expect(views.get(`posts/${id}`)).toMatchObject({ title: state.words.title, category_id: state.categoryId, lists });
        }
        const count = (name: string) => views.get(`post_totals/${name}`)?.count ?? 0;
        expect(count('all')).toBe(listed.length);
        for (const id of AUTHORS) expect(count(byAuthor(id))).toBe(listed.filter(({ state }) => state.authorId === id).length);
        for (const id of TAGS) expect(views.get(`post_tags/${id}`)?.post_count ?? 0).toBe(listed.filter(({ state }) => state.words.tags.includes(id)).length);
        for (const id of CATEGORIES) expect(count(inCategory(id))).toBe(listed.filter(({ state }) => state.categoryId === id).length);
      }),
      { numRuns: 500 },
    ));

  it('such histories hold every fact', () => {
    const told = new Set(fc.sample(commands, { numRuns: 300, seed: 7 }).flatMap((asked) => happened(asked).events.map(({ type }) => type)));
    expect([...told].sort()).toEqual(
      Object.keys(postsProjection.on)
        .filter((type) => type.startsWith('Post') && !OTHERS.includes(type))
        .sort(),
    );
  });

  it('a rebuild shows the same', () =>
    fc.assert(
      fc.property(commands, (asked) => {
        const { events } = happened(asked);
        expect([...viewsOf(structuredClone(events))]).toEqual([...viewsOf(events)]);
      }),
    ));
});
