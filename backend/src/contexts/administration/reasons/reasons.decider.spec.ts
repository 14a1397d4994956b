import { describe, expect, it } from '@jest/globals';
import { CANNED_LIMITS, CANNED_TEXT, cannedProblems } from '../../../../contracts/canned-reasons.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AddCannedReason, ChangeCannedReason, RetireCannedReason } from './reasons.commands.js';
import { cannedReasons } from './reasons.decider.js';
import type { CannedReasonEvent } from './reasons.events.js';

const given = specify(cannedReasons);
const WRITTEN = { title: 'Kapora isteme', clause: '2.1', reason: 'scam', text: 'İşe başlamadan para istenemez.', place: 10 } as const;
const data = (reasonId: string, changes: Partial<Record<keyof typeof WRITTEN, unknown>> = {}) =>
  ({ reasonId, ...WRITTEN, ...changes, adminId: 'kurucu' }) as AddCannedReason['data'] & { clause: string | null };
const add = (...words: Parameters<typeof data>) => new AddCannedReason(data(...words), sentAt(NOW));
const change = (...words: Parameters<typeof data>) => new ChangeCannedReason(data(...words), sentAt(NOW));
const retire = (reasonId: string, retired: boolean) => new RetireCannedReason({ reasonId, retired, adminId: 'kurucu' }, sentAt(NOW));
const added = (...words: Parameters<typeof data>): CannedReasonEvent => ({ type: 'CannedReasonAdded', data: inOrder(data(...words)) });
const changed = (...words: Parameters<typeof data>): CannedReasonEvent => ({ type: 'CannedReasonChanged', data: inOrder(data(...words)) });
const retired = (reasonId: string): CannedReasonEvent => ({ type: 'CannedReasonRetired', data: { reasonId, adminId: 'kurucu' } });
const restored = (reasonId: string): CannedReasonEvent => ({ type: 'CannedReasonRestored', data: { reasonId, adminId: 'kurucu' } });
const inOrder = ({ reasonId, title, clause, reason, text, place, adminId }: ReturnType<typeof data>) => ({
  reasonId,
  title,
  clause,
  reason,
  text,
  place,
  adminId,
});

describe('A canned reason', () => {
  it('is added, without the blanks around it', () =>
    given()
      .when(add('r1', { title: ' Kapora isteme ', clause: ' 2.1 ', text: ' İşe başlamadan para istenemez. ' }))
      .then(added('r1')));
  it('need not name a clause', () =>
    given()
      .when(add('r1', { clause: ' ' }))
      .then(added('r1', { clause: null })));
  it('is changed', () =>
    given(added('r1'))
      .when(change('r1', { text: 'Para istenemez.' }))
      .then(changed('r1', { text: 'Para istenemez.' })));
  it('stays when nothing is changed', () => given(added('r1')).when(change('r1')).thenNothing());
  it('is not changed when there is none', () => given().when(change('r1')).thenRefused('canned-reason.unknown'));
  it('has a title of its own among those in use', () =>
    given(added('r1'))
      .when(add('r2', { title: 'KAPORA İSTEME' }))
      .thenRefused('canned-reason.twin'));
  it('may have the title of one that nobody uses any more', () => given(added('r1'), retired('r1')).when(add('r2')).then(added('r2')));
  it('is retired, once', () => {
    given(added('r1')).when(retire('r1', true)).then(retired('r1'));
    given(added('r1'), retired('r1')).when(retire('r1', true)).thenNothing();
  });
  it('is used again', () => given(added('r1'), retired('r1')).when(retire('r1', false)).then(restored('r1')));
  it('is not used again beside another of its title', () =>
    given(added('r1'), retired('r1'), added('r2')).when(retire('r1', false)).thenRefused('canned-reason.twin'));
  it('is one of a bounded number', () =>
    given(...Array.from({ length: CANNED_LIMITS.reasons }, (_, n) => added(`r${n}`, { title: `Gerekçe ${n}` })))
      .when(add('mehr'))
      .thenRefused('canned-reason.full'));

  it.each([
    ['title', '', CANNED_TEXT.titleNeeded],
    ['title', 'x'.repeat(81), CANNED_TEXT.titleLong],
    ['title', 'iki\nsatır', CANNED_TEXT.titleWrong],
    ['clause', 'iki', CANNED_TEXT.clauseWrong],
    ['clause', '2.', CANNED_TEXT.clauseWrong],
    ['reason', 'yok', CANNED_TEXT.reasonWrong],
    ['text', ' ', CANNED_TEXT.textNeeded],
    ['text', 'x'.repeat(1_001), CANNED_TEXT.textLong],
    ['place', 0, CANNED_TEXT.placeWrong],
    ['place', 1.5, CANNED_TEXT.placeWrong],
  ])('says what is wrong with %s = %j', (field, value, sentence) => expect(cannedProblems(data('r1', { [field]: value }))).toEqual({ [field]: sentence }));
});
