import { describe, expect, it } from '@jest/globals';
import { daysFromNow, NOW, recorded } from '../../../kernel/facts.fixture.js';
import { EventShapes } from '../../../platform/vault/event-shapes.js';
import { standingStream } from './standing.stream.js';

const SAID = { memberId: 'm1', reportId: 'r1', reason: 'spam', note: 'Reklam' };
const UNTIL = daysFromNow(1);
const old = (type: string, data: object) => new EventShapes([standingStream]).readShut(recorded({ type, data }, { schema: 1 })).data;

/** What came later, as it was before. */
const LATER: Readonly<Record<string, object>> = { MemberSuspended: { meanwhile: false } };

describe('A sanction of version 1', () => {
  it('goes by its report as a warning, and is of no known content', () =>
    expect(old('WarningIssued', { ...SAID, at: NOW })).toEqual({ ...SAID, note: null, contentId: null, warningId: 'r1', at: NOW }));
  it.each([
    ['MemberSuspended', { restrictionId: 'r1', until: UNTIL, byThreshold: true }],
    ['MemberBanned', { restrictionId: 'r1', until: null }],
    ['MemberMuted', { muteId: 'r1', until: UNTIL }],
  ])('keeps what %s said, but the note for those who read no personal field', (type, more) =>
    expect(old(type, { ...SAID, ...more })).toEqual({ ...SAID, ...more, note: null, contentId: null, ...LATER[type] }),
  );
});
