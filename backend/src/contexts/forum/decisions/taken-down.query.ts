import { Inject, Injectable } from '@nestjs/common';
import type { Topic } from '../../../../contracts/forum.js';
import type { TakenDownComment } from '../../../../contracts/forum-decisions.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Views } from '../../../kernel/views.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { VIEWS } from '../../../platform/tokens.js';
import { CommentQuery } from '../views/comment.query.js';
import { commentsView, type TopicDocument, topicsView } from '../views/forum.model.js';
import { TopicQuery } from '../views/topic.query.js';
import { DecisionQuery } from './decision.query.js';

/** Shows those who read hidden content what moderators took down, as it stood; what its author took away is gone. */
@Injectable()
export class TakenDownQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly topics: TopicQuery,
    private readonly comments: CommentQuery,
    private readonly decisions: DecisionQuery,
  ) {}

  /** The stored topic when it is deleted and the caller may look at it all the same. */
  async deletedTopic(id: string, { role }: Caller): Promise<TopicDocument | null> {
    const found = await this.views.get(topicsView.name, id);
    return found?.state === 'deleted' && holds(role, 'content.read-hidden') ? found : null;
  }

  async topic(id: string, caller: Caller): Promise<Topic | null> {
    const found = await this.deletedTopic(id, caller);
    return found && this.topics.asItStands(found, caller);
  }

  async comment(id: string, caller: Caller): Promise<TakenDownComment | null> {
    const found = await this.views.get(commentsView.name, id);
    if (found?.state !== 'deleted' && found?.state !== 'hidden') return null;
    const [comment] = await this.comments.present([{ ...found, state: 'hidden' }], caller);
    return comment ? { comment, decisions: await this.decisions.standing(id) } : null;
  }
}
