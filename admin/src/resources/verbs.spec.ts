import { ACCOUNT_TEXT } from '@contracts/accounts';
import type { CaseDecision, CaseDetails, CaseRow } from '@contracts/cases';
import type { FeedbackRow, FeedbackStatus } from '@contracts/feedback';
import { type MemberCase, MODERATION_ACTIONS, type ModerationPolicy, OUTCOME_LABEL, REPORT_STATUS_LABEL } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { factTone } from '../audit/factTone';
import { days, inDays } from '../desk/durations';
import { contentAddress, decisionText, outcomeText, queueTitle } from './cases/caseWords';
import { decisionLabel, effectsOf, messageOf } from './cases/decisionWords';
import { dismissalOf, joined, labelOf, lengthsOf, toggled, VERBS } from './cases/verbs';
import { sinceChoices } from './decisions/sinceChoices';
import { giverName } from './feedback/giverName';
import { stepsFor } from './feedback/reviewSteps';
import { ban, mute, suspend, warn } from './members/memberVerbs';

afterEach(() => void jest.restoreAllMocks());
const DAY = 24 * 60;
const policy = { suspensionDays: 14 } as ModerationPolicy;
const member = (fields: object = {}) =>
  ({
    open_sessions: 2,
    policy,
    standing: { muted_until: null },
    if_warned: { nth: 2, threshold: 3, suspended_until: null },
    ...fields,
  }) as unknown as MemberCase;
const found = (fields: object = {}) =>
  ({
    ...{ id: 'c1', reported_type: 'forum_comment', topic_id: 't1', post_id: null, now: { state: 'visible', title: 'x' }, reports: 3, open_sessions: 2, policy },
    ...{ standing: { status: 'active' }, if_warned: { nth: 2, threshold: 3, suspended_until: null } },
    ...{ reported: { display_name: 'Ozan', username: 'ozan' }, around: { topic: { title: 'İşlemler' } } },
    ...fields,
  }) as unknown as CaseDetails;
type Said = Parameters<typeof effectsOf>[0];
const said = (fields: Partial<Said> = {}): Said => ({
  ...{ actions: [], fields: [], dismisses: false, minutes: null, sent: '', isChosen: true },
  reason: { id: 'r', title: 'Kişiye saldırı', reason: 'harassment', clause: '2.1', text: '' },
  ...fields,
});

describe('What may be decided on a case', () => {
  it('has a key of its own for everything, none of which the queue itself uses', () => {
    const keys = [...VERBS.map(({ keyName }) => keyName), 'x', 'a', 'n', 'e', 'c', 'g'];
    expect(new Set(keys).size).toBe(keys.length);
    for (const taken of ['j', 'k', 'u', 'z', '?', '/', 'Enter', ' ']) expect(keys).not.toContain(taken);
  });
  it('is everything that there is', () => expect(VERBS.map(({ action }) => action).sort()).toEqual([...MODERATION_ACTIONS].sort()));
  it('is several things together, but one sanction for a time and one thing with the content', () => {
    expect(toggled(['warn_user'], 'hide_content')).toEqual(['warn_user', 'hide_content']);
    expect(toggled(['warn_user', 'hide_content'], 'delete_content')).toEqual(['warn_user', 'delete_content']);
    expect(toggled(['mute_user', 'hide_content'], 'ban_user')).toEqual(['hide_content', 'ban_user']);
    expect(toggled(['warn_user'], 'warn_user')).toEqual([]);
  });
  it('is named by the button that does it', () => {
    expect(decisionLabel(said({ actions: ['warn_user', 'hide_content'] }), found())).toBe('Uyar ve gizle');
    expect(joined(['Uyar', 'Sustur', 'Sil'])).toBe('Uyar, sustur ve sil');
    expect(decisionLabel(said({ dismisses: true }), found())).toBe('Reddet');
    expect(decisionLabel(said(), found())).toBe('Not gönder');
    expect(decisionLabel(said({ isChosen: false }), found())).toBe('Bir işlem seçin');
  });
  it('is another thing where the text waits to be let in', () => {
    const held = found({ now: { state: 'held' } });
    expect([dismissalOf(held), labelOf('delete_content', held), labelOf('hide_content', held)]).toEqual([
      { keyName: 'a', label: 'Yayımla' },
      'Geri çevir',
      'Gizle',
    ]);
    expect(labelOf('delete_content', found())).toBe('Sil');
  });
  it('closes a room that is reported, which is said not to come back, or hides what it is called', () => {
    const room = found({ reported_type: 'voice_room', appeal_days: 14 });
    expect([labelOf('hide_content', room), labelOf('delete_content', room), labelOf('warn_user', room)]).toEqual(['Adını gizle', 'Odayı kapat', 'Uyar']);
    expect(effectsOf(said({ actions: ['delete_content'] }), room, 1)).toContain('Oda herkes için hemen kapanır; karar geri alınsa da yeniden açılmaz');
    expect(effectsOf(said({ actions: ['hide_content'] }), room, 1)).toContain(
      'Odanın adı ve açıklaması herkesten gizlenir; karar geri alınana ya da sahibi değiştirene kadar',
    );
    const message = found({ reported_type: 'voice_message', appeal_days: 14 });
    expect(effectsOf(said({ actions: ['delete_content'] }), message, 1)).toContain(
      'Mesaj odadaki herkesin görünümünden kaldırılır; karar geri alınırsa geri gelir',
    );
    expect([
      messageOf(said({ actions: ['delete_content'] }), room, 1)?.before[0],
      messageOf(said({ actions: ['hide_content'] }), message, 1)?.before[0],
    ]).toEqual(['Sesli odanız moderatör tarafından kapatıldı.', 'Sesli odadaki mesajınız moderatör tarafından gizlendi.']);
  });
  it('lasts for the usual lengths, beginning with that of the policy', () => {
    expect(lengthsOf(['warn_user'], policy)).toBeNull();
    const { choices, preset } = lengthsOf(['suspend_user'], policy) ?? { choices: [], preset: null };
    expect([choices.map(({ label }) => label), preset]).toEqual([['1 gün', '3 gün', '7 gün', '14 gün', '30 gün'], 14 * DAY]);
    expect(lengthsOf(['ban_user', 'hide_content'], policy)?.preset).toBeNull();
  });
});

describe('What a decision would cause', () => {
  it('counts the warnings that can still be taken back', () => {
    expect(effectsOf(said({ actions: ['warn_user'] }), found(), 0)[0]).toContain('2. uyarı olur');
    const [third, sessions] = effectsOf(said({ actions: ['warn_user'] }), found(), 1);
    expect([third, sessions]).toEqual([expect.stringMatching(/^3\. uyarı olur; .* tarihine kadar uzaklaştırılır$/), 'Açık 2 oturumu kapanır']);
  });
  it('says that one content is one offence', () =>
    expect(effectsOf(said({ actions: ['warn_user'] }), found({ if_warned: null }), 0)[0]).toBe('Üye bu içerik için zaten uyarıldı'));
  it('leaves the suspension to whoever chose one', () =>
    expect(effectsOf(said({ actions: ['warn_user', 'suspend_user'], minutes: DAY }), found(), 1)[0]).toBe('3. uyarı olur; 3. uyarıda 14 gün uzaklaştırılır'));
  it('says how many reports it settles', () => expect(effectsOf(said({ dismisses: true }), found(), 0).at(-1)).toMatch(/^3 rapor birlikte karara bağlanır/));
  it('is nothing before anything is chosen', () => expect(effectsOf(said({ isChosen: false }), found(), 0)).toEqual([]));
  it('is told to the member with what and why, and not at all where the reports are dismissed', () => {
    expect(messageOf(said({ actions: ['hide_content', 'suspend_user'], minutes: 30 * DAY }), found({ appeal_days: 20 }), 0)).toMatchObject({
      title: 'Bir süre uzaklaştırıldınız',
      before: [expect.stringContaining('gizlendi'), expect.stringMatching(/^Hesabiniz askida\. Sebep: Taciz\. Bitis: /), 'Gerekçe: Taciz (Kural 2.1).'],
      after: expect.stringContaining('bir kez itiraz edebilirsiniz'),
    });
    expect(messageOf(said({ dismisses: true }), found(), 0)).toBeNull();
  });
});

describe('A decision about a member', () => {
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
    expect(mute.effect(member(), 3 * DAY).text).toContain(until(3 * DAY));
    expect(suspend.effect(member(), null).text).toContain(until(14 * DAY));
    expect(ban.effect(member(), 90 * DAY).lead).toContain(until(90 * DAY));
    expect(ban.effect(member(), null).lead).toContain('kalıcı');
  });

  it('says what a warning will lead to', () => {
    expect(warn.effect(member(), null).text).toContain('3. uyarıda 14 gün uzaklaştırılır');
    const last = warn.effect(member({ if_warned: { nth: 3, threshold: 3, suspended_until: '2026-12-06T14:00:00.000Z' } }), null);
    expect([last.tone, last.text]).toEqual(['warn', expect.stringContaining('açık 2 oturumu hemen kapanır')]);
  });
});

describe('A length of time', () => {
  it('is named in days, and whole years in years', () => {
    expect([days(1).label, days(90).label, days(365).label, days(730).label, inDays(7 * DAY)]).toEqual(['1 gün', '90 gün', '1 yıl', '2 yıl', '7 gün']);
  });
});

describe('A case in the queue', () => {
  it('quotes a comment, names a topic, and of a message who wrote it', () => {
    expect(queueTitle({ reported_type: 'forum_comment', content_title: 'x' } as CaseRow)).toBe('“x”');
    expect(queueTitle({ reported_type: 'forum_topic', content_title: 'x' } as CaseRow)).toBe('x');
    expect(queueTitle({ reported_type: 'chat_message', content_title: 'Mesaj', reported: { username: 'ozan' } } as CaseRow)).toBe('Mesaj · @ozan');
  });

  it('leads to where its content stands, unless its author took it away', () => {
    const topic = (now: object) => contentAddress(found({ id: 't1', reported_type: 'forum_topic', now }));
    expect(contentAddress(found())).toBe('/forum/topic/t1#comment-c1');
    expect(contentAddress(found({ topic_id: null, post_id: 'p1' }))).toBe('/blog/p1#comment-c1');
    expect(topic({ state: 'visible', title: 'x' })).toBe('/forum/topic/t1');
    expect(topic({ state: 'deleted', title: 'x' })).toBe('/forum/topic/t1');
    expect(topic({ state: 'deleted', title: '' })).toBeNull();
  });

  it('says how it ended', () => {
    const ended = (decision: Partial<CaseRow['decision']> | null) => outcomeText({ decision, reports: 1 } as CaseRow);
    expect(outcomeText({ decision: null, reports: 0 })).toBe('Karar geri alındı');
    expect(ended(null)).toBe(OUTCOME_LABEL.taken_back);
    expect(ended({ status: 'dismissed', outcome: 'no_action' })).toBe(REPORT_STATUS_LABEL.dismissed);
    expect(ended({ status: 'resolved', outcome: 'user_warned' })).toBe(OUTCOME_LABEL.user_warned);
  });

  it('names everything that a decision did', () => {
    const decided = (changes: Partial<CaseDecision>) =>
      decisionText({ status: 'resolved', outcome: 'no_action', actions: [], fields: [], message: null, ...changes });
    const actions: CaseDecision['actions'] = [
      { action: 'suspend_user', durationMinutes: 7 * DAY },
      { action: 'hide_content', durationMinutes: null },
    ];
    expect(decided({ actions })).toBe('Uzaklaştırma (7 gün) · Gizleme');
    expect(decided({ message: 'Kaynak' })).toBe('Üyeye not');
    expect(decided({ status: 'dismissed' })).toBe(REPORT_STATUS_LABEL.dismissed);
  });
});

describe('A step with feedback', () => {
  const steps = (status: FeedbackStatus) => stepsFor({ status } as FeedbackRow).map(({ keyName, status: to, asksNotes }) => [keyName, to, asksNotes]);
  it('leads on from where it is, or back', () => {
    expect(steps('pending')).toEqual([
      ['a', 'resolved', true],
      ['x', 'dismissed', true],
      ['u', 'under_review', false],
    ]);
    expect(steps('under_review').at(-1)).toEqual(['shift+u', 'pending', false]);
    expect(steps('resolved')).toEqual([
      ['g', 'pending', false],
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
