import { Injectable } from '@nestjs/common';
import { FOLLOW_LIMITS, type FollowRow, type MutualFollowers } from '../../../../contracts/follow.js';
import { PRIVACY_TEXT } from '../../../../contracts/privacy.js';
import type { PublicUser } from '../../../../contracts/profile.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { Window } from '../../../platform/paging/window.js';
import { FollowQuery } from './follow.query.js';
import { PublicMembers } from './public-members.port.js';
import { TieSettings } from './shown-ties.port.js';
import type { TieSide } from './standing-ties.port.js';

/** Which switch hides a list, and what is said then. */
const SWITCH = {
  target: { flag: 'followers_visible', code: 'FOLLOWERS_HIDDEN', text: PRIVACY_TEXT.followersHidden },
  member: { flag: 'following_visible', code: 'FOLLOWING_HIDDEN', text: PRIVACY_TEXT.followingHidden },
} as const satisfies Record<TieSide, object>;

/**
 * Lists of who follows whom, as one reader may see them. That one member follows another is told where neither hides it: whoever hides whom they
 * follow stands in nobody's list of followers, and whoever hides their followers in nobody's list of followed ones. The two of them always know.
 */
@Injectable()
export class TieLists {
  constructor(
    private readonly follows: FollowQuery,
    private readonly members: PublicMembers,
    private readonly settings: TieSettings,
    private readonly shutOuts: ShutOuts,
  ) {}

  /** `target` for who follows a member, `member` for whom they follow. Throws RuleViolation where the member hides that from the reader. */
  async list(side: TieSide, memberId: string, readerId: string, window: Window): Promise<{ rows: FollowRow[]; total: number }> {
    if (!(await this.shows(side, memberId, readerId))) throw new RuleViolation(SWITCH[side].code, SWITCH[side].text, null, 'forbidden');
    const ids = await this.follows.page(side, memberId, window);
    const [shown, followed, following, counts] = await Promise.all([
      this.shown(side, memberId, ids, readerId),
      this.follows.followedAmong(readerId, ids),
      this.follows.followersAmong(readerId, ids),
      this.follows.counts(memberId),
    ]);
    const rows = shown.map((user) => ({ ...user, isFollowing: followed.has(user.id), followsYou: following.has(user.id) }));
    return { rows, total: side === 'target' ? counts.followers : counts.following };
  }

  async mutual(memberId: string, readerId: string): Promise<MutualFollowers> {
    if (memberId === readerId || !(await this.shows('target', memberId, readerId))) return { members: [], count: 0 };
    const all = await this.shown('target', memberId, await this.follows.between(readerId, memberId), readerId);
    return { members: all.slice(0, FOLLOW_LIMITS.mutual), count: all.length };
  }

  /** Whether the reader may see who follows a member, or whom they follow. */
  async shows(side: TieSide, memberId: string, readerId: string): Promise<boolean> {
    if (memberId === readerId) return true;
    return (await this.settings.tiesShownOf([memberId])).get(memberId)?.[SWITCH[side].flag] ?? false;
  }

  /** Those at the other ends of a member's ties whom the reader may see there, in the order given. */
  private async shown(side: TieSide, memberId: string, ids: readonly string[], readerId: string): Promise<PublicUser[]> {
    const [members, settings, blockers] = await Promise.all([
      this.members.listed(ids),
      this.settings.tiesShownOf(ids),
      this.shutOuts.blockersAmong(ids, readerId),
    ]);
    const otherSide = side === 'target' ? 'member' : 'target';
    return ids.flatMap((id) => {
      const member = members.get(id);
      const isBetweenThem = id === readerId || memberId === readerId;
      const isTold = member?.isOpen && settings.get(id)?.[SWITCH[otherSide].flag];
      return member && !blockers.has(id) && (isBetweenThem || isTold) ? [member.user] : [];
    });
  }
}
