import { describe, it } from '@jest/globals';
import type { CaseAction } from '../../../../contracts/cases.js';
import type { ModerationAction, ReportReason } from '../../../../contracts/moderation.js';
import type { ProfileFieldShown } from '../../../../contracts/profile-fields.js';
import { minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { type AlreadySo, ClaimCase, DecideCase, JoinCase, LapseClaim, LeaveCase, ReleaseCase, ReopenCase } from './case.commands.js';
import { moderationCase } from './case.decider.js';
import type { CaseEvent } from './case.events.js';

const given = specify(moderationCase);
const ON = { caseId: 't1', reportedType: 'forum_topic', memberId: 'author', topicId: 't1' } as const;
const RULES = { warningThreshold: 3, warningWindowDays: 90, suspensionDays: 30 };
const BY = { moderatorId: 'moderator', moderatorRole: 'moderator', memberRole: 'user' } as const;
const FREE: AlreadySo = { state: 'visible', wordedAt: 4, warned: false, mutedUntil: null, restriction: null };

interface Joining {
  readonly reason?: ReportReason;
  readonly open?: number;
  readonly gravest?: ReportReason;
  readonly claimedBy?: string | null;
}
const joined = (reportId: string, { reason = 'spam', open = 1, gravest = reason, claimedBy = null }: Joining = {}): CaseEvent => ({
  type: 'ReportJoinedCase',
  data: {
    ...{ ...ON, reportId, contentRevision: 4, reason },
    ...{ reportedAt: NOW, claimedBy, open, gravest },
  },
});
const join = (reportId: string, reason: ReportReason = 'spam', at = NOW) =>
  new JoinCase({ ...ON, reportId, contentRevision: 4, reason, reportedAt: NOW }, sentAt(at));
const claimed = (moderatorId = 'moderator', until = minutesFromNow(10), reportIds = ['r1']): CaseEvent => ({
  type: 'CaseClaimed',
  data: { caseId: 't1', moderatorId, until, reportIds },
});
const released = (lapsed = false): CaseEvent => ({ type: 'CaseReleased', data: { caseId: 't1', moderatorId: 'moderator', lapsed, reportIds: ['r1'] } });
const claim = (changes: Partial<ClaimCase['data']> = {}, at = NOW) => new ClaimCase({ caseId: 't1', takeOver: false, ...BY, ...changes }, sentAt(at));

const actionsOf = (...actions: ModerationAction[]): CaseAction[] => actions.map((action) => ({ action, durationMinutes: null }));
const decide = (changes: Partial<DecideCase['data']> = {}) =>
  new DecideCase(
    {
      ...{ caseId: 't1', decisionId: 'd1', reportId: null, reason: 'spam', clause: null, status: 'resolved', upheld: true, ...BY },
      ...{
        actions: actionsOf('warn_user'),
        fields: [],
        recordedAction: 'warn_user',
        partOf: null,
        message: null,
        staffNote: null,
        rules: RULES,
        already: FREE,
      },
      ...changes,
    },
    sentAt(NOW),
  );
type Decided = Extract<CaseEvent, { type: 'CaseDecided' }>['data'];
const decided = (changes: Partial<Decided> = {}): CaseEvent => ({
  type: 'CaseDecided',
  data: {
    ...{ ...ON, decisionId: 'd1', moderatorId: 'moderator', contentId: 't1', reportIds: ['r1'], reason: 'spam', clause: null },
    ...{ actions: actionsOf('warn_user'), fields: [], outcome: 'user_warned', status: 'resolved', upheld: true, recordedAction: 'warn_user' },
    ...{ partOf: null, message: null, staffNote: null, rules: RULES, seen: 4 },
    ...changes,
  },
});
const profileWith = (state: ProfileFieldShown['state'], waiting: string | null = null): AlreadySo => ({
  ...FREE,
  fields: [{ name: 'display_name', label: 'Görünen ad', value: 'Ad', state, waiting }],
});
const DISMISSED = { actions: [], outcome: 'no_action', status: 'dismissed', upheld: false, recordedAction: null } as const;
const dismissed = (decisionId = 'd1') => decided({ ...DISMISSED, actions: [], decisionId });
const reopened = (changes: Partial<Extract<CaseEvent, { type: 'CaseReopened' }>['data']> = {}): CaseEvent => ({
  type: 'CaseReopened',
  data: { ...ON, decisionId: 'd1', moderatorId: 'moderator', reportIds: ['r1'], actions: [], note: null, rules: RULES, open: 1, gravest: 'spam', ...changes },
});
const reopen = (changes: Partial<ReopenCase['data']> = {}) =>
  new ReopenCase({ caseId: 't1', decisionId: 'd1', note: null, rules: RULES, withheldBy: [], ...BY, ...changes }, sentAt(NOW));

describe('A report', () => {
  it('opens a case', () => given().when(join('r1')).then(joined('r1')));
  it('joins the case of its content, which goes by the gravest reason', () =>
    given(joined('r1'))
      .when(join('r2', 'violence'))
      .then(joined('r2', { reason: 'violence', open: 2 })));
  it('of a lesser reason leaves the gravest', () =>
    given(joined('r1', { reason: 'violence' }))
      .when(join('r2'))
      .then(joined('r2', { open: 2, gravest: 'violence' })));
  it('joins once', () => given(joined('r1')).when(join('r1')).thenNothing());
  it('that was decided on joins no more', () => given(joined('r1'), decided()).when(join('r1')).thenNothing());
  it('that comes after a decision opens the case again', () => given(joined('r1'), decided()).when(join('r2')).then(joined('r2')));
  it('joins what somebody has', () =>
    given(joined('r1'), claimed())
      .when(join('r2'))
      .then(joined('r2', { open: 2, claimedBy: 'moderator' })));
  it('that lapses leaves the case', () =>
    given(joined('r1'), joined('r2', { reason: 'scam', open: 2 }))
      .when(new LeaveCase({ caseId: 't1', reportId: 'r2', settled: null }, sentAt(NOW)))
      .then({ type: 'ReportLeftCase', data: { caseId: 't1', reportId: 'r2', settled: null, open: 1, gravest: 'spam' } }));
  it('leaves once, and joins no more', () => {
    const left: CaseEvent = { type: 'ReportLeftCase', data: { caseId: 't1', reportId: 'r1', settled: null, open: 0, gravest: null } };
    given(joined('r1'), left)
      .when(new LeaveCase({ caseId: 't1', reportId: 'r1', settled: null }, sentAt(NOW)))
      .thenNothing();
    given(joined('r1'), left).when(join('r1')).thenNothing();
    given(joined('r1'), left).when(decide()).thenRefused('case.lapsed');
  });
});

describe('A case of what somebody else may write anew', () => {
  const another = { memberId: 'heir', topicId: 't2' };
  const joinedAbout = (reportId: string): CaseEvent => {
    const { type, data } = joined(reportId);
    return { type, data: { ...data, ...another } } as CaseEvent;
  };
  it('is about whom the first open report names, and is decided on as theirs', () =>
    given(joined('r1'), dismissed(), joinedAbout('r2'))
      .when(decide({ decisionId: 'd2', memberId: 'heir' }))
      .then(decided({ ...another, decisionId: 'd2', reportIds: ['r2'] })));
  it('stays about them while a report is open', () =>
    given(joined('r1'), { ...joinedAbout('r2'), data: { ...joinedAbout('r2').data, open: 2 } } as CaseEvent)
      .when(decide({ memberId: 'author' }))
      .then(decided({ reportIds: ['r1', 'r2'] })));
  it('is not decided on as another’s', () =>
    given(joined('r1'), dismissed(), joinedAbout('r2'))
      .when(decide({ decisionId: 'd2', memberId: 'author' }))
      .thenRefused('case.about-another'));
  it('is decided on by nobody about themselves', () =>
    given(joined('r1'), dismissed(), joinedAbout('r2'))
      .when(decide({ decisionId: 'd2', moderatorId: 'heir' }))
      .thenRefused('case.about-yourself'));
  it('takes back no decision about another', () =>
    given(joined('r1'), decided(), joinedAbout('r2'))
      .when(reopen({ note: 'Yanıldık.' }))
      .thenRefused('case.about-another'));
});

describe('A moderator who takes a case', () => {
  it('has it for ten minutes', () => given(joined('r1')).when(claim()).then(claimed()));
  it('keeps it by asking again when half of that is over', () =>
    given(joined('r1'), claimed())
      .when(claim({}, minutesFromNow(6)))
      .then(claimed('moderator', minutesFromNow(16))));
  it('needs not ask before', () =>
    given(joined('r1'), claimed())
      .when(claim({}, minutesFromNow(4)))
      .thenNothing());
  it('does not get what a colleague has', () => given(joined('r1'), claimed('colleague')).when(claim()).thenRefused('case.taken'));
  it('may take it over', () =>
    given(joined('r1'), claimed('colleague'))
      .when(claim({ takeOver: true }))
      .then(claimed()));
  it('gets it when the time of a colleague is over', () =>
    given(joined('r1'), claimed('colleague'))
      .when(claim({}, minutesFromNow(10)))
      .then(claimed('moderator', minutesFromNow(20))));
  it('is not the member whom it is about', () =>
    given(joined('r1'))
      .when(claim({ moderatorId: 'author' }))
      .thenRefused('case.about-yourself'));
  it('stands above the member', () =>
    given(joined('r1'))
      .when(claim({ memberRole: 'moderator' }))
      .thenRefused('case.about-superior'));
  it.each([
    ['hide_content', 'shown', [], 'case.no-field'],
    ['hide_content', 'empty', ['display_name'], 'case.changes-nothing'],
    ['hide_content', 'hidden', ['display_name'], 'case.changes-nothing'],
    ['delete_content', 'deleted', ['display_name'], 'case.changes-nothing'],
  ] as const)('refuses to %s of a field that is %s, with %j chosen', (action, state, fields, refusal) =>
    given(joined('r1'))
      .when(decide({ actions: actionsOf(action), fields: [...fields], already: profileWith(state) }))
      .thenRefused(refusal),
  );
  it.each([
    ['hide_content', 'shown', null],
    ['delete_content', 'hidden', null],
    ['delete_content', 'deleted', 'Yeni'],
    ['hide_content', 'hidden', 'Yeni'],
  ] as const)('may %s of a field that is %s, with %j waiting', (action, state, waiting) => {
    const outcome = action === 'hide_content' ? 'content_hidden' : 'content_deleted';
    const chosen = { actions: actionsOf(action), fields: ['display_name' as const], recordedAction: action };
    return given(joined('r1'))
      .when(decide({ ...chosen, already: profileWith(state, waiting) }))
      .then(decided({ ...chosen, outcome }));
  });
  it('finds a settled one settled', () => given(joined('r1'), decided()).when(claim()).thenRefused('case.already-settled'));
  it('gives it back', () =>
    given(joined('r1'), claimed())
      .when(new ReleaseCase({ caseId: 't1', anyones: false, ...BY }, sentAt(NOW)))
      .then(released()));
  it('gives back only their own', () =>
    given(joined('r1'), claimed('colleague'))
      .when(new ReleaseCase({ caseId: 't1', anyones: false, ...BY }, sentAt(NOW)))
      .thenRefused('case.not-yours'));
});

describe('A claim', () => {
  const lapse = (minutes: number) => new LapseClaim({ caseId: 't1' }, sentAt(minutesFromNow(minutes)));
  it('ends by itself', () => given(joined('r1'), claimed()).when(lapse(10)).then(released(true)));
  it('that was prolonged goes on', () =>
    given(joined('r1'), claimed(), claimed('moderator', minutesFromNow(16)))
      .when(lapse(10))
      .thenNothing());
  it('ends with the decision', () => given(joined('r1'), claimed(), decided()).when(lapse(10)).thenNothing());
});

describe('A decision', () => {
  it('settles every report of the case', () =>
    given(joined('r1'), joined('r2', { open: 2 }))
      .when(decide())
      .then(decided({ reportIds: ['r1', 'r2'] })));
  it('may do several things at once, and is recorded as the gravest', () => {
    const actions = actionsOf('warn_user', 'hide_content');
    given(joined('r1')).when(decide({ actions })).then(decided({ actions }));
    const harder: CaseAction[] = [{ action: 'suspend_user', durationMinutes: 60 }, ...actionsOf('delete_content')];
    given(joined('r1'))
      .when(decide({ actions: harder }))
      .then(decided({ actions: harder, outcome: 'user_suspended' }));
  });
  it('may be a note without a strike, with which the reporters were right', () => {
    const note = { actions: [], recordedAction: null, message: 'Lütfen kaynağı da yazın.' };
    given(joined('r1'))
      .when(decide(note))
      .then(decided({ ...note, outcome: 'no_action' }));
  });
  it('may dismiss the reports', () =>
    given(joined('r1'))
      .when(decide({ ...DISMISSED, actions: [] }))
      .then(dismissed()));
  it('is made once', () => given(joined('r1'), decided()).when(decide()).thenNothing());
  it('is made by one of two who decide', () =>
    given(joined('r1'), decided())
      .when(decide({ decisionId: 'd2' }))
      .thenRefused('case.already-settled'));
  it('is not made by somebody who does not know the last one', () => {
    const again = [joined('r1'), dismissed(), joined('r2')];
    given(...again)
      .when(decide({ decisionId: 'd2', after: null }))
      .thenRefused('case.changed-meanwhile');
    given(...again)
      .when(decide({ decisionId: 'd2', after: 'd1' }))
      .then(decided({ decisionId: 'd2', reportIds: ['r2'] }));
  });
  it('neither lets in nor leaves what says something else by now', () => {
    const [none, now] = [
      { ...DISMISSED, actions: [] },
      { ...FREE, wordedAt: 5 },
    ];
    const note = { actions: [], recordedAction: null, message: 'Lütfen düzeltin.' };
    for (const leaving of [none, note, { actions: actionsOf('warn_user') }])
      for (const state of ['visible', ...(leaving === none ? (['held'] as const) : [])] as const)
        given(joined('r1'))
          .when(decide({ ...leaving, seen: 4, already: { ...now, state } }))
          .thenRefused('case.content-changed');
    given(joined('r1'))
      .when(decide({ ...none, seen: 5, already: now }))
      .then(decided({ ...none, seen: 5 }));
    // Whatever is said of it later is no other text, and a copy is none either.
    given(joined('r1'))
      .when(decide({ ...none, seen: 7, already: now }))
      .then(decided({ ...none, seen: 7 }));
    given(joined('r1'))
      .when(decide({ ...none, seen: 4, already: { ...FREE, wordedAt: null } }))
      .then(decided({ ...none, seen: 4 }));
    // Who does not say what they saw has seen what stands there.
    given(joined('r1'))
      .when(decide({ ...none, already: now }))
      .then(decided({ ...none, seen: 5 }));
  });
  it('takes away what says something else by now, as it would have what was seen', () => {
    const now = { ...FREE, wordedAt: 5 };
    const hides = { actions: actionsOf('hide_content'), recordedAction: 'hide_content' };
    given(joined('r1'))
      .when(decide({ ...hides, seen: 4, already: now }))
      .then(decided({ ...hides, outcome: 'content_hidden' }));
    given(joined('r1'))
      .when(decide({ seen: 4, already: { ...now, state: 'held' } }))
      .then(decided());
  });
  it('through a report that is settled is refused, although another one is open', () =>
    given(joined('r1'), dismissed(), joined('r2'))
      .when(decide({ decisionId: 'd2', reportId: 'r1' }))
      .thenRefused('case.already-settled'));
  it('needs a case', () => given().when(decide()).thenRefused('case.unknown'));
  it('is not for the member whom it is about', () =>
    given(joined('r1'))
      .when(decide({ moderatorId: 'author' }))
      .thenRefused('case.about-yourself'));
  it('is not for a moderator to whom it was said', () => {
    given(joined('r1'))
      .when(decide({ isParty: true }))
      .thenRefused('case.own-conversation');
    given(joined('r1'))
      .when(claim({ isParty: true }))
      .thenRefused('case.own-conversation');
  });
  it('is not for a moderator whom the member outranks', () =>
    given(joined('r1'))
      .when(decide({ memberRole: 'admin' }))
      .thenRefused('case.about-superior'));
  it.each<[string, Partial<DecideCase['data']>, string]>([
    ['a dismissal that acts', { status: 'dismissed', actions: actionsOf('warn_user') }, 'case.dismissed-acts'],
    ['a mute beside a suspension', { actions: actionsOf('mute_user', 'suspend_user') }, 'case.one-of-timed'],
    ['a suspension beside a ban', { actions: actionsOf('suspend_user', 'ban_user') }, 'case.one-of-timed'],
    ['hiding what is deleted', { actions: actionsOf('hide_content', 'delete_content') }, 'case.one-of-content'],
    ['a message of 1001 characters', { message: 'x'.repeat(1001) }, 'case.message-long'],
    ['a note of 1001 characters', { staffNote: 'x'.repeat(1001) }, 'case.staff-note-long'],
    ['a rule that is none', { clause: 'x'.repeat(21) }, 'case.clause-long'],
  ])('is no %s', (_, changes, code) => given(joined('r1')).when(decide(changes)).thenRefused(code));
  it.each<[ModerationAction, Partial<AlreadySo>]>([
    ['warn_user', { warned: true }],
    ['hide_content', { state: 'hidden' }],
    ['hide_content', { state: 'deleted' }],
    ['delete_content', { state: 'deleted' }],
    ['ban_user', { restriction: { kind: 'banned', until: null } }],
  ])('is refused where %s would change nothing (%j)', (action, already) =>
    given(joined('r1'))
      .when(decide({ actions: actionsOf(action), already: { ...FREE, ...already } }))
      .thenRefused('case.changes-nothing'),
  );
  it('of a shorter suspension is refused, and of a longer one is not', () => {
    const already: AlreadySo = { ...FREE, restriction: { kind: 'suspended', until: minutesFromNow(60) } };
    const of = (durationMinutes: number): CaseAction[] => [{ action: 'suspend_user', durationMinutes }];
    given(joined('r1'))
      .when(decide({ actions: of(60), already }))
      .thenRefused('case.changes-nothing');
    given(joined('r1'))
      .when(decide({ actions: of(61), already }))
      .then(decided({ actions: of(61), outcome: 'user_suspended' }));
  });
});

describe('A decision that is taken back', () => {
  const acted = { actions: actionsOf('warn_user') };
  it('opens its reports again', () => given(joined('r1'), dismissed()).when(reopen()).then(reopened()));
  it('says why, where there is something to take back from the member', () => {
    given(joined('r1'), decided()).when(reopen()).thenRefused('case.reopen-note-needed');
    given(joined('r1'), decided())
      .when(reopen({ note: 'Yanlış üye' }))
      .then(reopened({ ...acted, note: 'Yanlış üye' }));
  });
  it('is counted with what was reported since', () =>
    given(joined('r1'), dismissed(), joined('r2', { reason: 'scam' }))
      .when(reopen())
      .then(reopened({ open: 2, gravest: 'scam' })));
  it('is taken back only while it is the last that holds: whoever comes late takes back no other', () =>
    given(joined('r1'), dismissed(), reopened(), decided({ decisionId: 'd2' }))
      .when(reopen({ note: 'Yanlış üye' }))
      .thenRefused('case.changed-meanwhile'));
  it('is taken back once', () => given(joined('r1'), dismissed(), reopened()).when(reopen()).thenRefused('case.nothing-to-reopen'));
  it('can be followed by another, which settles them', () =>
    given(joined('r1'), dismissed(), reopened())
      .when(decide({ decisionId: 'd2' }))
      .then(decided({ decisionId: 'd2' })));
  it('is not taken back by the member whom it is about', () =>
    given(joined('r1'), dismissed())
      .when(reopen({ moderatorId: 'author' }))
      .thenRefused('case.about-yourself'));
});

const OF_PROFILE = { reportedType: 'user_profile', memberId: 'author', topicId: '', contentRevision: 4 } as const;
const whole = (state: ProfileFieldShown['state']): AlreadySo => ({
  ...FREE,
  fields: (['page', 'display_name'] as const).map((name) => ({ name, label: name, value: name, state: name === 'page' ? state : 'empty', waiting: null })),
});
const hideUnreported = (changes: Partial<DecideCase['data']> = {}) =>
  decide({
    ...{ caseId: 'author', actions: actionsOf('hide_content'), recordedAction: 'hide_content', fields: ['page', 'display_name'] },
    ...{ unreported: OF_PROFILE, already: whole('shown'), ...changes },
  });
const OPENED: CaseEvent = { type: 'CaseOpened', data: { caseId: 'author', ...OF_PROFILE, moderatorId: 'moderator', reason: 'spam' } };
const hidden = (reportIds: string[] = [], decisionId = 'd1'): CaseEvent => {
  const done = { actions: actionsOf('hide_content'), fields: ['page'], outcome: 'content_hidden', recordedAction: 'hide_content' } satisfies Partial<Decided>;
  return decided({ caseId: 'author', reportedType: 'user_profile', topicId: '', contentId: 'author', reportIds, decisionId, ...done });
};

describe('What nobody reported', () => {
  it('is decided on as well; the whole stands for its parts', () => given().when(hideUnreported()).then(OPENED, hidden()));
  it('takes what is reported with it', () =>
    given(joined('r1'))
      .when(decide({ unreported: OF_PROFILE }))
      .then(decided()));
  it('is not decided on by its own subject, nor about an equal', () => {
    given()
      .when(hideUnreported({ moderatorId: 'author' }))
      .thenRefused('case.about-yourself');
    given()
      .when(hideUnreported({ memberRole: 'admin' }))
      .thenRefused('case.about-superior');
  });
  it('is not hidden twice', () =>
    given(OPENED, hidden())
      .when(hideUnreported({ decisionId: 'd2', already: whole('hidden') }))
      .thenRefused('case.changes-nothing'));
  it('is open to nobody once that is taken back, and can be decided on anew', () => {
    const back = { caseId: 'author', reportedType: 'user_profile', topicId: '', reportIds: [], actions: actionsOf('hide_content'), note: 'Yanlış' } as const;
    const takenBack = reopened({ ...back, reportIds: [], open: 0, gravest: null });
    given(OPENED, hidden())
      .when(reopen({ caseId: 'author', note: 'Yanlış' }))
      .then(takenBack);
    given(OPENED, hidden(), takenBack)
      .when(hideUnreported({ decisionId: 'd2' }))
      .then(hidden([], 'd2'));
  });
  it('is taken back while it keeps something from view, whatever was decided since; what keeps nothing is not', () => {
    const back = { caseId: 'author', reportedType: 'user_profile', topicId: '', reportIds: [], actions: actionsOf('hide_content'), note: 'Yanlış' } as const;
    const takenBack = reopened({ ...back, reportIds: [], open: 0, gravest: null });
    const letIn = decided({ ...DISMISSED, actions: [], decisionId: 'd2', caseId: 'author', contentId: 'author', reportIds: [] });
    given(OPENED, hidden(), letIn)
      .when(reopen({ caseId: 'author', note: 'Yanlış', withheldBy: ['d1'] }))
      .then(takenBack);
    given(OPENED, hidden(), letIn)
      .when(reopen({ caseId: 'author', note: 'Yanlış' }))
      .thenRefused('case.changed-meanwhile');
    given(OPENED, hidden(), letIn, takenBack)
      .when(reopen({ caseId: 'author', note: 'Yanlış', withheldBy: ['d1'] }))
      .thenRefused('case.changed-meanwhile');
  });
});
