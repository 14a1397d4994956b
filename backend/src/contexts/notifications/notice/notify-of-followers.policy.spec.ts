import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import type { MemberFollowed } from '../../social/public.js';
import { NotifyMember } from './notice.commands.js';
import { rowIdOf } from './notice.rules.js';
import { notifyOfFollowers } from './notify-of-followers.policy.js';

const followed: MemberFollowed = { type: 'MemberFollowed', data: { memberId: 'm1', targetId: 'm2' } };

describe('A new follower', () => {
  it('is told to whom they follow', () =>
    expect(react(notifyOfFollowers, recorded(followed, { position: 7 }))).toEqual([
      {
        schedule: {
          command: NotifyMember,
          data: {
            ...{ noticeId: 'follow.m2.m1', type: 'follow', reason: 'followed', topicId: null, postId: null, projectId: null, commentId: null, outcome: null },
            ...{ actorId: 'm1', memberId: 'm2', position: 7 },
          },
        },
        key: 'notify:follow.m2.m1',
        at: NOW,
      },
    ]));
  it('shares a row with all others of the day in Istanbul', () => {
    const row = (actor: string, at: string) =>
      rowIdOf({ type: 'follow', noticeId: `follow.m2.${actor}`, topicId: null, postId: null, projectId: null, commentId: null }, at);
    expect(row('m1', '2026-11-21T20:59:00.000Z')).toBe(row('m3', '2026-11-20T21:00:00.000Z'));
    expect(row('m1', '2026-11-21T20:59:00.000Z')).not.toBe(row('m1', '2026-11-21T21:00:00.000Z'));
  });
});
