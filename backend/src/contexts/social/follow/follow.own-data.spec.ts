import { describe, expect, it } from '@jest/globals';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import type { BlockEvent } from '../block/block.events.js';
import type { FollowEvent } from './follow.events.js';
import { tiesOwnData } from './follow.own-data.js';

const event = (type: (FollowEvent | BlockEvent)['type']) => recorded({ type, data: { memberId: 'm1', targetId: 'm2' } } as FollowEvent | BlockEvent);
const rows = Object.assign({}, ...tiesOwnData.files.map((file) => file.rows)) as Record<string, (event: unknown, reader: string) => object | null>;

describe('A copy of one’s data', () => {
  it.each([
    ['MemberFollowed', 'takip edildi'],
    ['MemberUnfollowed', 'takip sona erdi'],
    ['MemberBlocked', 'engellendi'],
    ['MemberUnblocked', 'engel kaldırıldı'],
  ] as const)('tells whom one follows and has blocked (%s)', (type, act) => {
    expect(rows[type]?.(event(type), 'm1')).toEqual({ at: NOW, act, member: 'm2' });
    expect(tiesOwnData.keepsBack?.(event(type), 'm1')).toBe(false);
  });
  it.each(['MemberFollowed', 'MemberUnfollowed', 'MemberBlocked', 'MemberUnblocked'] as const)(
    'does not tell by whom one is followed or blocked (%s)',
    (type) => {
      expect(rows[type]?.(event(type), 'm2')).toBeNull();
      expect(tiesOwnData.keepsBack?.(event(type), 'm2')).toBe(true);
    },
  );
});
