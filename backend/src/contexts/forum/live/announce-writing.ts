import { Injectable } from '@nestjs/common';
import type { LiveChange } from '../../../../contracts/envelope.js';
import type { Announce } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { CommentAdded } from '../comment/comment.events.js';
import type { TopicCreated } from '../topic/topic.events.js';
import { WritingChanges } from './writing-changes.js';

/** Tells open pages that something new can be read. */
@Injectable()
export class AnnounceWriting {
  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly changes: WritingChanges,
  ) {}

  readonly on: Readonly<Record<string, Announce>> = {
    TopicCreated: async ({ data, position }) => this.tell(await this.changes.topic((data as TopicCreated['data']).topicId, position)),
    CommentAdded: async ({ data, position }) => this.tell(await this.changes.comment((data as CommentAdded['data']).commentId, position)),
  };

  private tell(change: LiveChange | null): void {
    if (change) this.gateway.announce(change);
  }
}
