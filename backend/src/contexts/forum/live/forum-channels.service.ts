import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { ABOVE_KINDS } from '../../../../contracts/above.js';
import { LIVE_CHANNEL } from '../../../../contracts/envelope.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { OpenChannels } from '../../../platform/realtime/open-channels.js';
import { Aboves } from '../views/aboves.service.js';
import { TopicQuery } from '../views/topic.query.js';

const ONE_THREAD = new RegExp(`^(topic|${ABOVE_KINDS.join('|')}):([0-9a-f-]{36})$`);

/** New topics are for everybody, guests too; what happens in a topic, or under a post or project, for those who may read it. */
@Injectable()
export class ForumChannels extends OpenChannels {
  constructor(
    private readonly topics: TopicQuery,
    private readonly above: Aboves,
  ) {
    super();
  }

  async isOpenTo(channel: string, caller: Caller): Promise<boolean> {
    if (channel === LIVE_CHANNEL.topics) return holds(caller.role, 'topic.read');
    const [, kind, id] = ONE_THREAD.exec(channel) ?? [];
    if (id === undefined || !holds(caller.role, 'comment.read') || !validate(id)) return false;
    const above = ABOVE_KINDS.find((each) => each === kind);
    return above ? this.above.isReadable({ kind: above, id }, caller) : (await this.topics.readable(id, caller)) !== null;
  }

  /** Who reads what is nobody's business. */
  showsListeners(): boolean {
    return false;
  }
}
