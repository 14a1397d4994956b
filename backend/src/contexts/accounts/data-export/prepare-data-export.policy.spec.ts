import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { PrepareDataExport, RemoveDataExport, SendDataExportMail } from './data-export.commands.js';
import type { DataExportEvent } from './data-export.events.js';
import { prepareDataExport } from './prepare-data-export.policy.js';

const IDS = { memberId: 'm1', exportId: 'e1' };
const after = (event: DataExportEvent) => react(prepareDataExport, recorded(event));

describe('A copy of one’s own data', () => {
  it('is made when it is asked for', () =>
    expect(after({ type: 'DataExportRequested', data: { ...IDS, requestedAt: NOW } })).toEqual([
      { schedule: { command: PrepareDataExport, data: IDS }, key: 'data-export:e1', at: NOW },
    ]));
  it('is announced by mail when it is ready, and removed at its end', () =>
    expect(after({ type: 'DataExportReady', data: { ...IDS, sizeBytes: 9, expiresAt: daysFromNow(7) } })).toEqual([
      { schedule: { command: SendDataExportMail, data: { memberId: 'm1' } }, key: 'data-export-mail:e1', at: NOW },
      { schedule: { command: RemoveDataExport, data: IDS }, key: 'data-export-end:e1', at: daysFromNow(7) },
    ]));
  it('leads to nothing more once it is gone', () => expect(after({ type: 'DataExportExpired', data: { ...IDS, latest: true } })).toEqual([]));
});
