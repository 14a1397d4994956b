import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '../../../kernel/event.js';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { DataExportEvent } from './data-export.events.js';
import { ownDataProjection } from './own-data.projection.js';

const IDS = { memberId: 'm1', exportId: 'e1' };
const after = <E extends DomainEvent>(event: E) => project(ownDataProjection, recorded(event));
const ofExport = (event: DataExportEvent) => after(event);

describe('The view of copies of one’s own data', () => {
  it('gets the latest one', () =>
    expect(ofExport({ type: 'DataExportRequested', data: { ...IDS, requestedAt: NOW } })).toEqual([
      {
        view: 'data_exports',
        id: 'm1',
        put: { export_id: 'e1', state: 'preparing', requested_at: NOW, ready_at: null, expires_at: null, size_bytes: null },
      },
    ]));
  it('knows that it is ready, and until when', () =>
    expect(ofExport({ type: 'DataExportReady', data: { ...IDS, sizeBytes: 9, expiresAt: daysFromNow(7) } })).toEqual([
      { view: 'data_exports', id: 'm1', update: { $set: { state: 'ready', ready_at: NOW, expires_at: daysFromNow(7), size_bytes: 9 } } },
    ]));
  it('knows that it is gone', () =>
    expect(ofExport({ type: 'DataExportExpired', data: { ...IDS, latest: true } })).toEqual([
      { view: 'data_exports', id: 'm1', update: { $set: { state: 'expired' } } },
    ]));
  it('is not touched by the end of an earlier one', () => expect(ofExport({ type: 'DataExportExpired', data: { ...IDS, latest: false } })).toEqual([]));
  it('has nothing of an erased member', () =>
    expect(after({ type: 'AccountErased', data: { memberId: 'm1', keepContent: true } })).toEqual([{ view: 'data_exports', id: 'm1', remove: true }]));
});
