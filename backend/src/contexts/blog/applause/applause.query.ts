import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { applauseView } from './applause.model.js';
import { applauseId } from './applause.stream.js';
import type { MemberApplause, StandingApplause } from './member-applause.port.js';

/** Answers what a member applauds; nobody else is told. */
@Injectable()
export class ApplauseQuery implements MemberApplause {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Claps of a member by post; posts without any are left out. */
  async among(postIds: readonly string[], memberId: string): Promise<Record<string, number>> {
    const ids = [...new Set(postIds)].map((postId) => applauseId({ postId, memberId }));
    const found = await this.views.getMany(applauseView.name, ids);
    return Object.fromEntries(found.map(({ post_id, claps }) => [post_id, claps]));
  }

  async after(memberId: string, position: number, limit: number): Promise<StandingApplause[]> {
    const filter = { member_id: memberId, position: { $gt: position } };
    const found = await this.views.find(applauseView.name, filter, { sort: [['position', 1]], limit });
    return found.map((given) => ({ postId: given.post_id, position: given.position }));
  }
}
