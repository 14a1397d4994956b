import { CODE } from '../../../../contracts/envelope.js';
import { OWN_DATA_TEXT } from '../../../../contracts/own-data.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { DataExportCommand, RequestDataExport } from './data-export.commands.js';
import type { DataExportEvent } from './data-export.events.js';
import { keptUntil, secondsToNext } from './data-export.rules.js';

export interface DataExports {
  readonly latest: { readonly exportId: string; readonly requestedAt: string; readonly state: 'preparing' | 'ready' | 'expired' } | null;
}

/** One at a time, one a day; a request that was never answered is no obstacle the day after. */
export const dataExports: Decider<DataExports, DataExportCommand, DataExportEvent> = {
  initial: { latest: null },

  evolve({ latest }, { type, data }) {
    switch (type) {
      case 'DataExportRequested':
        return { latest: { exportId: data.exportId, requestedAt: data.requestedAt, state: 'preparing' } };
      case 'DataExportReady':
        return { latest: latest && { ...latest, state: 'ready' } };
      case 'DataExportExpired':
        return { latest: latest && data.latest ? { ...latest, state: 'expired' } : latest };
    }
  },

  decide(command, { latest }) {
    const { memberId, exportId } = command.data;
    switch (command.type) {
      case 'RequestDataExport':
        return request(command, latest);
      case 'FinishDataExport':
        if (latest?.exportId !== exportId || latest.state !== 'preparing') return [];
        return [{ type: 'DataExportReady', data: { memberId, exportId, sizeBytes: command.data.sizeBytes, expiresAt: keptUntil(command.origin.at) } }];
      case 'ExpireDataExport':
        if (latest?.exportId === exportId && latest.state !== 'ready') return [];
        return [{ type: 'DataExportExpired', data: { memberId, exportId, latest: latest?.exportId === exportId } }];
    }
  },
};

function request({ data: { memberId, exportId }, origin }: RequestDataExport, latest: DataExports['latest']): readonly DataExportEvent[] {
  const wait = latest ? secondsToNext(latest.requestedAt, origin.at) : 0;
  if (wait > 0) {
    const sentence = latest?.state === 'preparing' ? OWN_DATA_TEXT.exportUnderWay : OWN_DATA_TEXT.exportTooSoon;
    throw new RuleViolation(CODE.rateLimited, sentence, null, 'rate-limited', { retryAfter: wait });
  }
  return [{ type: 'DataExportRequested', data: { memberId, exportId, requestedAt: origin.at } }];
}
