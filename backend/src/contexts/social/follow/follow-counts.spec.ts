import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RecordedEvent } from '../../../kernel/event.js';
import { fold } from '../../../kernel/event-store.js';
import { NOW, recorded, sentAt } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { project } from '../../../kernel/projection.js';
import { type Fields, foldWrite } from '../../../platform/views/fold-write.js';
import { BlockMember, UnblockMember } from '../block/block.commands.js';
import { block } from '../block/block.decider.js';
import type { BlockEvent } from '../block/block.events.js';
import { blockProjection } from '../block/block.projection.js';
import { endBlockedFollows } from './end-blocked-follows.policy.js';
import { FollowMember, UnfollowMember } from './follow.commands.js';
import { follow } from './follow.decider.js';
import type { Follow, FollowEvent } from './follow.events.js';
import { followProjection } from './follow.projection.js';
import { pairId } from './follow.stream.js';

const MEMBERS = ['m1', 'm2', 'm3', 'm4'];
type Act = 'follow' | 'unfollow' | 'block' | 'unblock';
const act = fc.record({
  what: fc.constantFrom<Act>('follow', 'unfollow', 'block', 'unblock'),
  memberId: fc.constantFrom(...MEMBERS),
  targetId: fc.constantFrom(...MEMBERS),
});

/** The streams and views of a few members, as the application would make them. */
class House {
  private readonly follows = new Map<string, RecordedEvent<FollowEvent>[]>();
  private readonly blocks = new Map<string, RecordedEvent<BlockEvent>[]>();
  readonly views = new Map<string, Fields>();
  private position = 0;

  act({ what, ...pair }: Follow & { what: Act }): void {
    if (pair.memberId === pair.targetId) return;
    if (what === 'follow' || what === 'unfollow') this.follow(what, pair);
    else this.block(what, pair);
  }

  private block(what: 'block' | 'unblock', pair: Follow): void {
    const past = this.blocks.get(pairId(pair)) ?? [];
    const command = what === 'block' ? new BlockMember(pair, sentAt(NOW)) : new UnblockMember(pair, sentAt(NOW));
    for (const event of block.decide(command, fold(block, past))) {
      const fact = recorded(event, { position: ++this.position });
      this.blocks.set(pairId(pair), [...past, fact]);
      this.write(project(blockProjection, fact));
      for (const reaction of react(endBlockedFollows, fact)) if ('send' in reaction) this.follow('unfollow', reaction.send.data as Follow);
    }
  }

  private follow(what: 'follow' | 'unfollow', pair: Follow): void {
    const { memberId, targetId } = pair;
    if (what === 'follow' && (this.isBlocked(pair) || this.isBlocked({ memberId: targetId, targetId: memberId }))) return;
    const past = this.follows.get(pairId(pair)) ?? [];
    const command = what === 'follow' ? new FollowMember(pair, sentAt(NOW)) : new UnfollowMember(pair, sentAt(NOW));
    for (const event of follow.decide(command, fold(follow, past))) {
      const fact = recorded(event, { position: ++this.position });
      this.follows.set(pairId(pair), [...past, fact]);
      this.write(project(followProjection, fact));
    }
  }

  isBlocked(pair: Follow): boolean {
    return fold(block, this.blocks.get(pairId(pair)) ?? []).blocks;
  }

  /** Pairs in which somebody follows somebody, told by the streams alone. */
  standing(): string[] {
    return [...this.follows].filter(([, past]) => fold(follow, past).follows).map(([id]) => id);
  }

  private write(writes: ReturnType<typeof project>): void {
    for (const write of writes) {
      const key = `${write.view}/${write.id}`;
      const document = foldWrite(this.views.get(key) ?? null, write);
      if (document) this.views.set(key, document);
      else this.views.delete(key);
    }
  }
}

describe('Followers', () => {
  it('are counted exactly, and never stand between two of whom one has blocked the other, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 60 }), (acts) => {
        const house = new House();
        for (const each of acts) house.act(each);
        const standing = house.standing();
        const kept = [...house.views.keys()].flatMap((key) => (key.startsWith('follows/') ? [key.slice('follows/'.length)] : []));
        expect(kept.sort()).toEqual([...standing].sort());
        for (const id of MEMBERS) {
          const counts = house.views.get(`follow_counts/${id}`) ?? { followers: 0, following: 0 };
          expect(counts).toMatchObject({
            followers: standing.filter((pair) => pair.endsWith(`.${id}`)).length,
            following: standing.filter((pair) => pair.startsWith(`${id}.`)).length,
          });
        }
        for (const pair of standing) {
          const [memberId = '', targetId = ''] = pair.split('.');
          expect(house.isBlocked({ memberId, targetId }) || house.isBlocked({ memberId: targetId, targetId: memberId })).toBe(false);
        }
      }),
    );
  });
});
