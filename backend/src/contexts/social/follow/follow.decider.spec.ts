import { describe, it } from '@jest/globals';
import { FOLLOW_LIMITS } from '../../../../contracts/follow.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { BlockMember, UnblockMember } from '../block/block.commands.js';
import { block } from '../block/block.decider.js';
import type { BlockEvent } from '../block/block.events.js';
import { FollowMember, UnfollowMember } from './follow.commands.js';
import { follow } from './follow.decider.js';
import type { FollowEvent } from './follow.events.js';

const data = { memberId: 'm1', targetId: 'm2' };
const own = { memberId: 'm1', targetId: 'm1' };
const fact = (type: FollowEvent['type']): FollowEvent => ({ type, data });
const blockFact = (type: BlockEvent['type']): BlockEvent => ({ type, data });
const start = new FollowMember(data, sentAt(NOW));
const stop = new UnfollowMember(data, sentAt(NOW));
const rounds = (count: number) => Array.from({ length: count }, () => [fact('MemberFollowed'), fact('MemberUnfollowed')]).flat();

describe('A member', () => {
  const given = specify(follow);
  it('is followed', () => given().when(start).then(fact('MemberFollowed')));
  it('is followed once', () => given(fact('MemberFollowed')).when(start).thenNothing());
  it('is no longer followed', () => given(fact('MemberFollowed')).when(stop).then(fact('MemberUnfollowed')));
  it('whom nobody follows is not unfollowed', () => given().when(stop).thenNothing());
  it('is followed again', () =>
    given(...rounds(1))
      .when(start)
      .then(fact('MemberFollowed')));
  it('does not follow themselves', () =>
    given()
      .when(new FollowMember(own, sentAt(NOW)))
      .thenRefused('follow.own'));
  it('is followed anew only so often', () =>
    given(...rounds(FOLLOW_LIMITS.ofOneMember))
      .when(start)
      .thenRefused('follow.worn'));
});

describe('A member who is not wanted', () => {
  const given = specify(block);
  const shut = new BlockMember(data, sentAt(NOW));
  const open = new UnblockMember(data, sentAt(NOW));
  it('is blocked', () => given().when(shut).then(blockFact('MemberBlocked')));
  it('is blocked once', () => given(blockFact('MemberBlocked')).when(shut).thenNothing());
  it('is blocked no more', () => given(blockFact('MemberBlocked')).when(open).then(blockFact('MemberUnblocked')));
  it('who was not blocked is not unblocked', () => given().when(open).thenNothing());
  it('is somebody else', () =>
    given()
      .when(new BlockMember(own, sentAt(NOW)))
      .thenRefused('block.own'));
});
