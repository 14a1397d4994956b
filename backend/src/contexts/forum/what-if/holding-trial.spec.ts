import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { HoldCause } from '../../../../contracts/holding.js';
import { type WatchedWord, wordFinder } from '../../../../contracts/watched-words.js';
import { type DomainEvent, type RecordedEvent, SYSTEM } from '../../../kernel/event.js';
import { minutesFromNow, recorded, unsealed } from '../../../kernel/facts.fixture.js';
import { type HoldingPolicy, holdCauses } from '../holding/holding.rules.js';
import { HoldingTrial, type HoldingWorld } from './holding-trial.service.js';

const LIMITS = { topicsPerHour: 0, commentsPerHour: 0, repeatAfterHours: 0 };
const USER = { id: 'm', role: 'user' };
const CONTENTS = ['Kapora ister misiniz?', 'https://bir.ornek ve https://iki.ornek', 'Yalnızca bir soru.', 'Kargo ile gelir, https://bir.ornek'];

interface Sent {
  readonly authorId: string;
  readonly content: string;
  /** What becomes of it: moderators let it in when it waits, or hide it when it does not. */
  readonly later: 'stays' | 'released' | 'hidden';
  readonly byStaff: boolean;
}
const sent: fc.Arbitrary<Sent> = fc.record({
  authorId: fc.constantFrom('a', 'b'),
  content: fc.constantFrom(...CONTENTS),
  later: fc.constantFrom('stays', 'released', 'hidden'),
  byStaff: fc.boolean(),
});
const policies: fc.Arbitrary<HoldingPolicy> = fc.record({
  firstPostsHeld: fc.nat(3),
  newUntilPosts: fc.nat(4),
  linksOfNew: fc.nat(2),
  topicsPerHour: fc.constant(0),
  commentsPerHour: fc.constant(0),
  repeatAfterHours: fc.constant(0),
});
const lists: fc.Arbitrary<WatchedWord[]> = fc
  .subarray(['kapora', 'kargo', 'soru'])
  .map((words) => words.map((word) => ({ word, consequence: 'hold' as const })));

const worldOf = (policy: HoldingPolicy, words: readonly WatchedWord[]): HoldingWorld => {
  const find = wordFinder(words);
  return { policyAt: () => policy, wordsIn: (text) => find(text) };
};

/** The facts of texts that were weighed one after the other, and how many of its author's were shown when each was sent. */
function lived(history: readonly Sent[], world: HoldingWorld) {
  const facts: RecordedEvent[] = [];
  const weighed: { causes: HoldCause[]; accepted: number; text: Sent }[] = [];
  const accepted = new Map<string, number>();
  const record = (event: DomainEvent, role: string) =>
    facts.push(recorded(event, { at: minutesFromNow(facts.length), id: `e${facts.length}`, position: facts.length + 1, actor: { ...USER, role } }));
  const change = (authorId: string, by: number) => accepted.set(authorId, (accepted.get(authorId) ?? 0) + by);
  for (const [index, text] of history.entries()) {
    const { authorId, content, later, byStaff } = text;
    const comment = { commentId: `c${index}`, topicId: 't', authorId, content, quotedCommentId: null };
    const before = accepted.get(authorId) ?? 0;
    const words = world.wordsIn(content, '');
    const causes = byStaff ? [] : holdCauses({ under: 't', title: null, content }, { accepted: before, policy: world.policyAt(''), words });
    if (!byStaff) weighed.push({ causes, accepted: before, text });
    if (causes.length > 0) record({ type: 'CommentHeld', data: { ...comment, causes } }, 'user');
    else record({ type: 'CommentAdded', data: comment }, byStaff ? 'moderator' : 'user');
    if (causes.length === 0) change(authorId, 1);
    if (causes.length > 0 && later === 'released') {
      record({ type: 'CommentAdded', data: comment }, 'system');
      change(authorId, 1);
    }
    if (causes.length === 0 && later === 'hidden') {
      record({ type: 'CommentHidden', data: { commentId: comment.commentId, topicId: 't', authorId, reportId: null, reason: 'spam' } }, 'moderator');
      change(authorId, -1);
    }
  }
  return { facts, weighed };
}

async function found(facts: readonly RecordedEvent[], inForce: HoldingWorld, other: HoldingWorld, ofWords = true) {
  const trial = new HoldingTrial({ since: '', inForce, other, ofWords, reader: unsealed, isTakenBack: async () => false });
  for (const fact of facts) await trial.take(fact as never);
  return trial.found();
}

describe('Other rules about texts', () => {
  it('make no difference where they are those that held', () =>
    fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: 20 }), policies, lists, fc.boolean(), async (history, policy, words, ofWords) => {
        const world = worldOf(policy, words);
        const { members, more, fewer } = await found(lived(history, world).facts, world, world, ofWords);
        expect([members, more.count, fewer.count]).toEqual([0, 0, 0]);
      }),
      { numRuns: 500 },
    ));

  it('hold and let go what the gate would have, each text by what its author had by then', () =>
    fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: 20 }), policies, policies, lists, lists, async (history, policy, otherPolicy, words, otherWords) => {
        const [world, other] = [worldOf(policy, words), worldOf(otherPolicy, otherWords)];
        const { facts, weighed } = lived(history, world);
        const expected = { held: 0, passed: 0 };
        for (const { causes, accepted, text } of weighed) {
          const writing = { under: 't', title: null, content: text.content };
          const would = holdCauses(writing, { accepted, policy: otherPolicy, words: other.wordsIn(text.content, '') }).length > 0;
          if (would && causes.length === 0) expected.held += 1;
          if (!would && causes.length > 0) expected.passed += 1;
        }
        const { lookedAt, more, fewer } = await found(facts, world, other);
        expect([lookedAt, { held: 0, passed: 0, ...more.effects, ...fewer.effects }]).toEqual([weighed.length, expected]);
      }),
      { numRuns: 500 },
    ));

  it('weigh what the installation wrote in a name of a member, and what was let in only once', async () => {
    const [policy, comment] = [
      worldOf({ ...LIMITS, firstPostsHeld: 0, newUntilPosts: 0, linksOfNew: 0 }, []),
      { topicId: 't', authorId: 'a', quotedCommentId: null },
    ];
    const sample = recorded({ type: 'CommentAdded', data: { ...comment, commentId: 'c1', content: 'Kapora ister misiniz?' } }, { actor: SYSTEM, position: 1 });
    const held = { ...comment, commentId: 'c2', content: 'Yalnızca bir soru.' };
    const facts = [
      sample,
      recorded({ type: 'CommentHeld', data: { ...held, causes: ['words'] } }, { actor: USER, position: 2 }),
      recorded({ type: 'CommentAdded', data: held }, { actor: SYSTEM, position: 3 }),
    ];
    const { lookedAt, decided, more } = await found(facts, policy, worldOf(policy.policyAt(''), [{ word: 'kapora', consequence: 'hold' }]));
    expect([lookedAt, decided, more.samples.map(({ textId }) => textId)]).toEqual([2, 1, ['c1']]);
  });

  it('say nothing of what cannot be read any more', async () => {
    const policy = { ...LIMITS, firstPostsHeld: 0, newUntilPosts: 0, linksOfNew: 0 };
    const gone = recorded({ type: 'CommentAdded', data: { commentId: 'c', topicId: 't', authorId: 'a', content: '', quotedCommentId: null } }, { actor: USER });
    expect(await found([gone], worldOf(policy, []), worldOf(policy, [{ word: 'kapora', consequence: 'refuse' }]))).toMatchObject({ lookedAt: 1, unjudged: 1 });
  });
});
