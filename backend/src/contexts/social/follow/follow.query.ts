import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { followCountsView, followsView } from './follow.model.js';
import { pairId } from './follow.stream.js';
import type { StandingFollows, StandingTie, TieSide } from './standing-ties.port.js';

/** So many are looked at together where two lists are compared. */
const AT_ONCE = 500;

/** Answers who follows whom. Lists are read by their index, and counts are kept: nothing costs more the more follow. */
@Injectable()
export class FollowQuery implements StandingFollows {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async counts(memberId: string): Promise<{ followers: number; following: number }> {
    const { followers = 0, following = 0 } = (await this.views.get(followCountsView.name, memberId)) ?? {};
    return { followers, following };
  }

  async followedBy(memberId: string): Promise<number> {
    return (await this.counts(memberId)).following;
  }

  async follows(memberId: string, targetId: string): Promise<boolean> {
    return (await this.views.get(followsView.name, pairId({ memberId, targetId }))) !== null;
  }

  /** Those of the ids whom a member follows. */
  async followedAmong(memberId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const keys = [...new Set(ids)].map((targetId) => pairId({ memberId, targetId }));
    return new Set((await this.views.getMany(followsView.name, keys)).map(({ target_id }) => target_id));
  }

  /** Those of the ids who follow a member. */
  async followersAmong(targetId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const keys = [...new Set(ids)].map((memberId) => pairId({ memberId, targetId }));
    return new Set((await this.views.getMany(followsView.name, keys)).map(({ member_id }) => member_id));
  }

  /** Ids at the other end of the ties of a member, the newest first: `target` answers followers, `member` those whom they follow. */
  async page(side: TieSide, memberId: string, { limit, offset }: Window): Promise<string[]> {
    const found = await this.views.find(followsView.name, { [`${side}_id`]: memberId }, { sort: [['position', -1]], limit, offset });
    return found.map(({ member_id, target_id }) => (side === 'member' ? target_id : member_id));
  }

  /** Who of those whom the reader follows follow the member; the shorter of the two lists is gone through. */
  async between(readerId: string, memberId: string): Promise<string[]> {
    const [{ following }, { followers }] = await Promise.all([this.counts(readerId), this.counts(memberId)]);
    const isMineShorter = following <= followers;
    const found: string[] = [];
    for (let offset = 0; ; offset += AT_ONCE) {
      const ids = await this.page(isMineShorter ? 'member' : 'target', isMineShorter ? readerId : memberId, { limit: AT_ONCE, offset });
      const both = await (isMineShorter ? this.followersAmong(memberId, ids) : this.followedAmong(readerId, ids));
      found.push(...ids.filter((id) => both.has(id)));
      if (ids.length < AT_ONCE) return found;
    }
  }

  async followsAfter(side: TieSide, memberId: string, position: number, limit: number): Promise<readonly StandingTie[]> {
    const filter = { [`${side}_id`]: memberId, position: { $gt: position } };
    const found = await this.views.find(followsView.name, filter, { sort: [['position', 1]], limit });
    return found.map((row) => ({ memberId: row.member_id, targetId: row.target_id, position: row.position }));
  }
}
