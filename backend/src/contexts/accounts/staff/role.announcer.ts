import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { RoleGranted } from '../account/account.events.js';

/** What a role opened is not heard any longer than the role is held. */
@Injectable()
export class AnnounceRole {
  constructor(private readonly gateway: RealtimeGateway) {}

  readonly on: Readonly<Record<string, Announce>> = {
    RoleGranted: (event) => this.gateway.reopen((event as RecordedEvent<RoleGranted>).data.memberId),
  };
}
