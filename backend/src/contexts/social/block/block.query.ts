import { Inject, Injectable } from '@nestjs/common';
import { FOLLOW_LIMITS } from '../../../../contracts/follow.js';
import type { Views } from '../../../kernel/views.js';
import type { ShutOuts } from '../../../platform/identity/shut-outs.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { pairId } from '../follow/follow.stream.js';
import type { StandingBlocks, StandingTie, TieSide } from '../follow/standing-ties.port.js';
import { type BlockDocument, blocksView } from './block.model.js';

/** Answers who has blocked whom. */
@Injectable()
export class BlockQuery implements StandingBlocks, ShutOuts {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async blocks(memberId: string, targetId: string): Promise<boolean> {
    return (await this.views.get(blocksView.name, pairId({ memberId, targetId }))) !== null;
  }

  async blockersAmong(memberIds: readonly string[], blockedId: string): Promise<ReadonlySet<string>> {
    const asked = new Set(memberIds);
    if (asked.size === 0) return asked;
    // Of a thousand who watch a topic hardly anybody has blocked whoever writes there: these few are looked at, unless they are the more.
    const blockers = await this.views.find(blocksView.name, { target_id: blockedId }, { limit: asked.size });
    const keys = [...asked].map((memberId) => pairId({ memberId, targetId: blockedId }));
    const found = blockers.length < asked.size ? blockers : await this.views.getMany(blocksView.name, keys);
    return new Set(found.map(({ member_id }) => member_id).filter((id) => asked.has(id)));
  }

  async shutFrom(memberIds: readonly string[], memberId: string): Promise<ReadonlySet<string>> {
    const others = [...new Set(memberIds)];
    const keys = others.flatMap((otherId) => [pairId({ memberId: otherId, targetId: memberId }), pairId({ memberId, targetId: otherId })]);
    if (keys.length === 0) return new Set();
    return new Set((await this.views.getMany(blocksView.name, keys)).map(({ member_id, target_id }) => (member_id === memberId ? target_id : member_id)));
  }

  /** Whom a member has blocked, the newest block first, and how many that are. */
  async page(memberId: string, { limit, offset }: Window): Promise<{ rows: readonly BlockDocument[]; total: number }> {
    const mine = { member_id: memberId };
    const rows = await this.views.find(blocksView.name, mine, { sort: [['position', -1]], limit, offset });
    return { rows, total: await this.views.count(blocksView.name, mine) };
  }

  async blockedIds(memberId: string): Promise<string[]> {
    const { rows } = await this.page(memberId, { limit: FOLLOW_LIMITS.mostBlocked, offset: 0 });
    return rows.map(({ target_id }) => target_id);
  }

  blockedBy(memberId: string, most: number): Promise<number> {
    return this.views.count(blocksView.name, { member_id: memberId }, most);
  }

  async blocksAfter(side: TieSide, memberId: string, position: number, limit: number): Promise<readonly StandingTie[]> {
    const filter = { [`${side}_id`]: memberId, position: { $gt: position } };
    const found = await this.views.find(blocksView.name, filter, { sort: [['position', 1]], limit });
    return found.map((row) => ({ memberId: row.member_id, targetId: row.target_id, position: row.position }));
  }
}
