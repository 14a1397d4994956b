import { Injectable } from '@nestjs/common';
import { LIVE_CHANNEL, type LiveChange } from '../../../../contracts/envelope.js';
import type { WarningRow } from '../../../../contracts/moderation.js';
import type { LiveChanges, Trace } from '../../../platform/realtime/live-changes.js';
import { LatestWarningQuery } from './latest-warning.query.js';
import type { WarningIssued } from './standing.events.js';

const channel = LIVE_CHANNEL.notifications;

/** A warning is shown in every open page of its member the moment it stands in the log; whoever was away is told of the newest. */
@Injectable()
export class WarningChanges implements LiveChanges {
  constructor(private readonly warnings: LatestWarningQuery) {}

  readonly traces: LiveChanges['traces'] = {
    WarningIssued: ({ data }) => {
      const { memberId } = data as WarningIssued['data'];
      return { channel, memberIds: [memberId], subject: memberId };
    },
  };

  async changes(traces: readonly Trace[], memberId: string | null): Promise<readonly LiveChange[]> {
    const last = traces.at(-1);
    const warning = memberId !== null && (await this.warnings.latest(memberId));
    if (!last || !warning) return [];
    return [{ channel, kind: 'insert', row: { type: 'warning', warning } satisfies WarningRow, position: last.position }];
  }
}
