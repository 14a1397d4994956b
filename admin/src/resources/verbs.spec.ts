import { ACCOUNT_TEXT } from '@contracts/accounts';
import type { FeedbackRow, FeedbackStatus } from '@contracts/feedback';
import { SYSTEM_REPORTER } from '@contracts/holding';
import { type ModerationPolicy, OUTCOME_LABEL, REPORT_STATUS_LABEL, type ReportCase, type ReportRow } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { factTone } from '../audit/factTone';
import { days, inDays } from '../desk/durations';
import { sinceChoices } from './decisions/sinceChoices';
import { giverName } from './feedback/giverName';
import { stepsFor } from './feedback/reviewSteps';
import { dismiss, hide, remove } from './reports/contentVerbs';
import { ban, mute, suspend, warn } from './reports/memberVerbs';
import { contentAddress, outcomeText, queueTitle } from './reports/reportWords';
import { verbFor } from './reports/Verb';

afterEach(() => void jest.restoreAllMocks());
const DAY = 24 * 60;
const policy = { suspensionDays: 14 } as ModerationPolicy;
const report = (fields: object = {}) =>
  ({
    now: { state: 'visible', title: 'x' },
    reported_type: 'forum_topic',
    open_sessions: 2,
    policy,
    standing: { muted_until: null },
    if_warned: { nth: 2, threshold: 3, suspended_until: null },
    ...fields,
  }) as unknown as ReportCase;
const verbs = [warn, mute, hide, remove, suspend, ban, dismiss];

describe('A decision about a report', () => {
  it('has a key of its own, none of which the queue itself uses', () => {
    const keys = verbs.map(({ keyName }) => keyName);
    expect(new Set(keys).size).toBe(verbs.length);
    for (const taken of ['j', 'k', 'u', 'z', '?', '/', 'Enter']) expect(keys).not.toContain(taken);
  });

  it('sends the action that it is called by', () => {
    expect(verbs.map(({ status, action }) => [status, action])).toEqual([
      ['resolved', 'warn_user'],
      ['resolved', 'mute_user'],
      ['resolved', 'hide_content'],
      ['resolved', 'delete_content'],
      ['resolved', 'suspend_user'],
      ['resolved', 'ban_user'],
      ['dismissed', undefined],
    ]);
  });

  it('is another one where the text waits to be let in', () => {
    const held = report({ now: { state: 'held' } });
    expect([verbFor(dismiss, held).label, verbFor(remove, held).label, verbFor(hide, held).label]).toEqual(['Yayımla', 'Geri çevir', 'Gizle']);
    expect(verbFor(dismiss, report()).label).toBe('Reddet');
    expect(verbFor(dismiss, undefined).label).toBe('Reddet');
    expect(verbFor(warn, held).label).toBe('Uyar');
  });

  it('offers the usual lengths and the one of the policy, which it begins with', () => {
    const { choices, preset } = suspend.durations?.(policy) ?? { choices: [], preset: null };
    expect([choices.map(({ label }) => label), preset]).toEqual([['1 gün', '7 gün', '14 gün', '30 gün', '90 gün'], 14 * DAY]);
    expect(suspend.durations?.({ ...policy, suspensionDays: 7 }).choices).toHaveLength(4);
  });

  it('begins with a ban that has no end', () => {
    const { choices, preset } = ban.durations?.(policy) ?? { choices: [], preset: 0 };
    expect([choices[0], preset]).toEqual([{ minutes: null, label: 'Kalıcı' }, null]);
  });

  it('says until when it will hold', () => {
    const now = Date.parse('2026-11-22T14:00:00.000Z');
    jest.spyOn(Date, 'now').mockReturnValue(now);
    const until = (minutes: number) => exactTime(new Date(now + minutes * 60_000).toISOString());
    expect(mute.effect(report(), 3 * DAY).text).toContain(until(3 * DAY));
    expect(suspend.effect(report(), null).text).toContain(until(14 * DAY));
    expect(ban.effect(report(), 90 * DAY).lead).toContain(until(90 * DAY));
    expect(ban.effect(report(), null).lead).toContain('kalıcı');
  });

  it('says what a warning will lead to', () => {
    expect(warn.effect(report(), null).text).toContain('3. uyarıda 14 gün uzaklaştırılır');
    const last = warn.effect(report({ if_warned: { nth: 3, threshold: 3, suspended_until: '2026-12-06T14:00:00.000Z' } }), null);
    expect([last.tone, last.text]).toEqual(['warn', expect.stringContaining('açık 2 oturumu hemen kapanır')]);
  });
});

describe('A length of time', () => {
  it('is named in days, and whole years in years', () => {
    expect([days(1).label, days(90).label, days(365).label, days(730).label, inDays(7 * DAY)]).toEqual(['1 gün', '90 gün', '1 yıl', '2 yıl', '7 gün']);
  });
});

describe('A report in the queue', () => {
  it('quotes a comment, and names a topic', () => {
    expect(queueTitle({ reported_type: 'forum_comment', content_title: 'x' } as ReportRow)).toBe('“x”');
    expect(queueTitle({ reported_type: 'forum_topic', content_title: 'x' } as ReportRow)).toBe('x');
  });

  it('leads to where its content stands, unless its author took it away', () => {
    const at = (fields: object) => contentAddress(report({ topic_id: 't1', reported_id: 'c1', ...fields }));
    expect(at({ reported_type: 'forum_comment' })).toBe('/forum/topic/t1#comment-c1');
    expect(at({})).toBe('/forum/topic/t1');
    expect(at({ now: { state: 'deleted', title: 'x' } })).toBe('/forum/topic/t1');
    expect(at({ now: { state: 'deleted', title: '' } })).toBeNull();
  });

  it('says how it ended', () => {
    const ended = (fields: Partial<ReportRow>) => outcomeText({ status: 'resolved', outcome: null, action: null, reporter_id: 'm1', ...fields } as ReportRow);
    expect(ended({ outcome: 'taken_back' } as Partial<ReportRow>)).toBe(OUTCOME_LABEL.taken_back);
    expect(ended({ status: 'dismissed' })).toBe(REPORT_STATUS_LABEL.dismissed);
    expect(ended({ status: 'dismissed', reporter_id: SYSTEM_REPORTER })).toBe('Yayımlandı');
    expect(ended({ status: 'pending' })).toBe(REPORT_STATUS_LABEL.pending);
    const [outcome] = Object.keys(OUTCOME_LABEL).filter((key) => key !== 'taken_back') as (keyof typeof OUTCOME_LABEL)[];
    if (!outcome) throw new Error('There is no outcome');
    expect(ended({ outcome, action: 'ban_user' } as Partial<ReportRow>)).toBe(`${OUTCOME_LABEL[outcome]} (yasaklama)`);
  });
});

describe('A step with feedback', () => {
  const steps = (status: FeedbackStatus) => stepsFor({ status } as FeedbackRow).map(({ keyName, status: to, asksNotes }) => [keyName, to, asksNotes]);
  it('leads on from where it is, or back', () => {
    expect(steps('pending')).toEqual([
      ['r', 'resolved', true],
      ['x', 'dismissed', true],
      ['u', 'under_review', false],
    ]);
    expect(steps('under_review').at(-1)).toEqual(['p', 'pending', false]);
    expect(steps('resolved')).toEqual([
      ['p', 'pending', false],
      ['n', 'resolved', true],
    ]);
    expect(steps('dismissed').at(-1)).toEqual(['n', 'dismissed', true]);
  });
});

describe('Whoever gave feedback', () => {
  const named = (fields: Partial<FeedbackRow>) => giverName({ user_id: null, username: null, display_name: null, ...fields } as FeedbackRow);
  it('goes by their name, and a guest is said to be one', () => {
    expect(named({ user_id: 'm1', username: 'ada', display_name: 'Ada' } as Partial<FeedbackRow>)).toBe('Ada');
    expect(named({ user_id: 'm1' } as Partial<FeedbackRow>)).toBe(ACCOUNT_TEXT.erasedDisplayName);
    expect(named({ display_name: 'Can' } as Partial<FeedbackRow>)).toBe('Can (misafir)');
    expect(named({})).toBe(ACCOUNT_TEXT.guestDisplayName);
  });
});

describe('A recorded event', () => {
  it('stands out when it is a sanction', () => {
    expect(['MemberSuspended', 'TopicDeleted', 'MemberMuted', 'ReportSettled', 'TopicCreated'].map(factTone)).toEqual([
      'danger',
      'danger',
      'warn',
      'warn',
      'primary',
    ]);
  });
});

describe('The time that decisions are filtered by', () => {
  it('is a midnight where the moderator sits, so that the address stays the same until the next one', () => {
    jest.useFakeTimers({ now: new Date(2026, 10, 22, 1, 30) });
    const offered = sinceChoices().map(({ value }) => value);
    jest.useRealTimers();
    expect(offered).toEqual(['all', ...[22, 15, -8].map((day) => new Date(2026, 10, day).toISOString())]);
  });
});
