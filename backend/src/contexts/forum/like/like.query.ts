import { Inject, Injectable } from '@nestjs/common';
import type { LikedTopic } from '../../../../contracts/likes.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { readableWindow } from '../../../platform/paging/readable-window.js';
import type { Window } from '../../../platform/paging/window.js';
import { VIEWS } from '../../../platform/tokens.js';
import { TopicQuery } from '../views/topic.query.js';
import { type LikeDocument, likesView } from './like.model.js';
import { likeId } from './like.stream.js';
import type { MemberLikes, StandingLike } from './member-likes.port.js';

/** Answers who likes what. */
@Injectable()
export class LikeQuery implements MemberLikes {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly topics: TopicQuery,
  ) {}

  async isLiked(targetId: string, memberId: string | null): Promise<boolean> {
    return memberId !== null && (await this.views.get(likesView.name, likeId({ targetId, memberId }))) !== null;
  }

  /** Those of the texts that a member likes. */
  async likedAmong(targetIds: readonly string[], memberId: string): Promise<string[]> {
    const ids = [...new Set(targetIds)].map((targetId) => likeId({ targetId, memberId }));
    return (await this.views.getMany(likesView.name, ids)).map(({ target_id }) => target_id);
  }

  /** Topics that a member likes and may read, the newest like first. */
  topicsOf(memberId: string, caller: Caller, window: Window): Promise<{ readonly rows: LikedTopic[]; readonly total: number }> {
    const filter = { member_id: memberId, target_type: 'topic' };
    return readableWindow(window, {
      find: (part) => this.views.find(likesView.name, filter, { sort: [['position', -1]], ...part }),
      rowsOf: (likes) => this.withTopics(likes, caller),
      count: () => this.views.count(likesView.name, filter),
    });
  }

  async after(memberId: string, position: number, limit: number): Promise<StandingLike[]> {
    const filter = { member_id: memberId, position: { $gt: position } };
    const found = await this.views.find(likesView.name, filter, { sort: [['position', 1]], limit });
    return found.map((like) => ({ targetId: like.target_id, position: like.position }));
  }

  private async withTopics(likes: readonly LikeDocument[], caller: Caller): Promise<LikedTopic[]> {
    const topics = new Map(
      (
        await this.topics.rowsOf(
          likes.map(({ target_id }) => target_id),
          caller,
        )
      ).map((topic) => [topic.id, topic]),
    );
    return likes.flatMap(({ target_id, liked_at }) => {
      const topic = topics.get(target_id);
      return topic ? [{ ...topic, liked_at }] : [];
    });
  }
}
