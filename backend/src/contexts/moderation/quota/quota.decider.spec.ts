import { describe, expect, it } from '@jest/globals';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { specify } from '../../../kernel/specify.js';
import { CountReport, dayOf, quota, quotaId, type ReportCounted } from './quota.decider.js';

const given = specify(quota);
const report = (reportId: string, reportedId: string) => ({ memberId: 'member', day: '2026-11-21', reportId, reportedId });
const counted = (reportId: string, reportedId = reportId): ReportCounted => ({ type: 'ReportCounted', data: report(reportId, reportedId) });
const count = (reportId: string, reportedId = reportId, perDay = 2, unrecorded: string[] = []) =>
  new CountReport({ ...report(reportId, reportedId), perDay, unrecorded }, sentAt(NOW));

describe('A day of reports', () => {
  it('counts a report', () => given().when(count('r1')).then(counted('r1')));
  it('leaves out what was counted and never recorded', () => {
    given(counted('r1', 't1'))
      .when(count('r2', 't1', 1, ['r1']))
      .then(counted('r2', 't1'));
    given(counted('r1', 't1'))
      .when(count('r2', 't1', 1))
      .thenRefused('ALREADY_REPORTED');
  });
  it('counts a report once', () => given(counted('r1')).when(count('r1')).thenNothing());
  it('counts a report once even when it was the last one allowed', () => given(counted('r1'), counted('r2')).when(count('r2')).thenNothing());
  it('counts up to the limit', () => given(counted('r1')).when(count('r2')).then(counted('r2')));
  it('ends at the limit', () => given(counted('r1'), counted('r2')).when(count('r3')).thenRefused('DAILY_LIMIT_EXCEEDED'));
  it('has room for one report about the same content', () => given(counted('r1', 't1')).when(count('r2', 't1')).thenRefused('ALREADY_REPORTED'));
  it('tells how many reports there were when it is full', () => {
    const refused = () => quota.decide(count('r3'), [report('r1', 't1'), report('r2', 't2')]);
    expect(refused).toThrow(
      new RuleViolation('DAILY_LIMIT_EXCEEDED', 'Günlük rapor limitini aştın! Günde en fazla 2 rapor gönderebilirsin. Bugün 2 rapor gönderdin.'),
    );
  });
});

describe('The day of a report', () => {
  it('begins at midnight in Turkey', () =>
    expect([dayOf('2026-11-20T20:59:59.999Z'), dayOf('2026-11-20T21:00:00.000Z')]).toEqual(['2026-11-20', '2026-11-21']));
  it('has a stream of its own for each member', () => expect(quotaId('member', '2026-11-21')).toBe('member.2026-11-21'));
});
