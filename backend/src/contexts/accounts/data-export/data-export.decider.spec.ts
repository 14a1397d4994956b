import { describe, it } from '@jest/globals';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { ExpireDataExport, FinishDataExport, RequestDataExport } from './data-export.commands.js';
import { dataExports } from './data-export.decider.js';
import type { DataExportEvent } from './data-export.events.js';

const given = specify(dataExports);
const memberId = 'm1';
const requested = (exportId: string, requestedAt = NOW): DataExportEvent => ({ type: 'DataExportRequested', data: { memberId, exportId, requestedAt } });
const ready = (exportId: string, expiresAt = daysFromNow(7)): DataExportEvent => ({
  type: 'DataExportReady',
  data: { memberId, exportId, sizeBytes: 9, expiresAt },
});
const expired = (exportId: string, latest = true): DataExportEvent => ({ type: 'DataExportExpired', data: { memberId, exportId, latest } });
const request = (exportId: string, at = NOW) => new RequestDataExport({ memberId, exportId }, sentAt(at));
const finish = (exportId: string) => new FinishDataExport({ memberId, exportId, sizeBytes: 9 }, sentAt(NOW));
const expire = (exportId: string) => new ExpireDataExport({ memberId, exportId }, sentAt(daysFromNow(7)));

describe('A copy of one’s own data', () => {
  it('is asked for', () => given().when(request('e1')).then(requested('e1')));
  it('is asked for once at a time', () => given(requested('e1')).when(request('e2')).thenRefused('RATE_LIMITED'));
  it('is asked for once a day', () =>
    given(requested('e1'), ready('e1'))
      .when(request('e2', daysFromNow(1, -1)))
      .thenRefused('RATE_LIMITED'));
  it('is asked for again the day after', () =>
    given(requested('e1'), ready('e1'))
      .when(request('e2', daysFromNow(1)))
      .then(requested('e2', daysFromNow(1))));
  it('is asked for again the day after when it never came', () =>
    given(requested('e1'))
      .when(request('e2', daysFromNow(1)))
      .then(requested('e2', daysFromNow(1))));
  it('is kept for seven days once it is ready', () => given(requested('e1')).when(finish('e1')).then(ready('e1')));
  it('is ready once', () => given(requested('e1'), ready('e1')).when(finish('e1')).thenNothing());
  it('is not ready when nobody asked for it', () => given(requested('e2')).when(finish('e1')).thenNothing());
  it('is gone after that', () => given(requested('e1'), ready('e1')).when(expire('e1')).then(expired('e1')));
  it('is gone once', () => given(requested('e1'), ready('e1'), expired('e1')).when(expire('e1')).thenNothing());
  it('is gone although a newer one is there', () => given(requested('e1'), ready('e1'), requested('e2')).when(expire('e1')).then(expired('e1', false)));
});
