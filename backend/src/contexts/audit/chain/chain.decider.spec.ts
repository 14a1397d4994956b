import { describe, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AcceptLogGap, NoteSeal, NoteVerification } from './chain.commands.js';
import { chain } from './chain.decider.js';
import type { LogFaultFound, LogGapAccepted, LogSealed, LogVerified } from './chain.events.js';

const given = specify(chain);
const words = (size: number) => ({ size, head: 'head', root: 'root', publicKey: 'key', signature: 'signature' });
const note = (size: number) => new NoteSeal(words(size), sentAt(NOW));
const sealed = (size: number): LogSealed => ({ type: 'LogSealed', data: words(size) });
const gap = { place: 7, upTo: 9, head: 'head', kind: 'truncated', reason: 'Yedekten dönüldü', publicKey: 'key', signature: 'signature' } as const;
const accepted: LogGapAccepted = { type: 'LogGapAccepted', data: gap };
const fault = { kind: 'edited', place: 7, count: 1 } as const;
const compared = (found: typeof fault | null) => new NoteVerification({ facts: 12, head: 'head', fault: found }, sentAt(NOW));
const whole: LogVerified = { type: 'LogVerified', data: { facts: 12, head: 'head' } };
const changed: LogFaultFound = { type: 'LogFaultFound', data: fault };

describe('The log', () => {
  it('is sealed', () => given().when(note(12)).then(sealed(12)));
  it('is sealed again when more was recorded than the seal', () => given(sealed(12)).when(note(14)).then(sealed(14)));
  it.each([13, 12, 5])('is not sealed again at %d when it was at 12', (size) => given(sealed(12)).when(note(size)).thenNothing());
  it('is sealed anew behind a gap, though it is shorter', () => given(sealed(12), accepted).when(note(11)).then(sealed(11)));
  it('has gaps that were accepted', () =>
    given(sealed(12))
      .when(new AcceptLogGap(gap, sentAt(NOW)))
      .then(accepted));
  it('has no gap without a reason', () =>
    given()
      .when(new AcceptLogGap({ ...gap, reason: ' ' }, sentAt(NOW)))
      .thenRefused('gap.reason'));
  it('is verified', () => given(sealed(12)).when(compared(null)).then(whole));
  it('is found to be changed', () => given(whole).when(compared(fault)).then(changed));
  it('is found to be changed once', () => given(changed).when(compared(fault)).thenNothing());
  it('is found to be changed at another place', () =>
    given(changed)
      .when(new NoteVerification({ facts: 3, head: 'head', fault: { ...fault, place: 4 } }, sentAt(NOW)))
      .then({ ...changed, data: { ...fault, place: 4 } }));
  it('is verified again once it was put right', () => given(changed).when(compared(null)).then(whole));
  it('is found to be changed anew behind a gap', () => given(changed, accepted).when(compared(fault)).then(changed));
});
