import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { LIVE_CHANNEL } from '../../../../contracts/envelope.js';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { OpenChannels } from '../../../platform/realtime/open-channels.js';
import { TopicQuery } from '../views/topic.query.js';

const ONE_TOPIC = /^topic:([0-9a-f-]{36})$/;

/** New topics are for everybody, guests too; what happens in a topic for those who may read it. */
@Injectable()
export class ForumChannels extends OpenChannels {
  constructor(private readonly topics: TopicQuery) {
    super();
  }

  async isOpenTo(channel: string, caller: Caller): Promise<boolean> {
    if (channel === LIVE_CHANNEL.topics) return holds(caller.role, 'topic.read');
    const [, id] = ONE_TOPIC.exec(channel) ?? [];
    return id !== undefined && holds(caller.role, 'comment.read') && validate(id) && (await this.topics.readable(id, caller)) !== null;
  }

  /** Who reads a topic is nobody's business. */
  showsListeners(): boolean {
    return false;
  }
}
