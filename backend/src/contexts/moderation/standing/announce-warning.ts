import { Injectable } from '@nestjs/common';
import type { WarningRow } from '../../../../contracts/moderation.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { Announce } from '../../../platform/realtime/broadcaster.js';
import { RealtimeGateway } from '../../../platform/realtime/realtime.gateway.js';
import type { WarningIssued } from './standing.events.js';
import { StandingQuery } from './standing.query.js';

/** Shows a warning in every open page of its member the moment it stands in the log. */
@Injectable()
export class AnnounceWarning {
  constructor(
    private readonly gateway: RealtimeGateway,
    private readonly standing: StandingQuery,
  ) {}

  readonly on: Readonly<Record<string, Announce>> = {
    WarningIssued: (event) => this.ofMember(event as RecordedEvent<WarningIssued>),
  };

  private async ofMember({ data: { memberId }, position }: RecordedEvent<WarningIssued>): Promise<void> {
    const warning = await this.standing.latest(memberId);
    if (warning) this.gateway.notify(memberId, { type: 'warning', warning } satisfies WarningRow, position);
  }
}
