import { Injectable } from '@nestjs/common';
import type { Announce, Announcer } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { MemberBlocked } from './block.events.js';

/** Where two have seen each other so far they do no more, from the moment of a block on. */
@Injectable()
export class AnnounceBlock implements Announcer {
  constructor(private readonly gateway: RealtimeGateway) {}

  readonly on: Readonly<Record<string, Announce>> = {
    MemberBlocked: ({ data }) => {
      const { memberId, targetId } = data as MemberBlocked['data'];
      return this.gateway.endClosed([memberId, targetId]);
    },
  };
}
