import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce, Announcer } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { ChatDeleted, ChatMemberForgotten } from '../conversation/conversation.events.js';

/** Who is at a conversation that is over, and who writes there, is told no more, also to pages that have heard it so far. */
@Injectable()
export class AnnounceClosedChats implements Announcer {
  constructor(private readonly gateway: RealtimeGateway) {}

  readonly on: Readonly<Record<string, Announce>> = {
    ChatDeleted: (event) => this.end(event),
    ChatMemberForgotten: (event) => this.end(event),
  };

  private end({ data }: RecordedEvent): Promise<void> {
    const { memberId, otherId } = data as ChatDeleted['data'] | ChatMemberForgotten['data'];
    return this.gateway.endClosed([memberId, otherId]);
  }
}
