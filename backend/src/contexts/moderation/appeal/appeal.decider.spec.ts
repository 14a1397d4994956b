import { describe, it } from '@jest/globals';
import { daysFromNow, minutesFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { AnswerAppeal, AskAppellant, DecideAppeal, type HeldSanction, LapseAppeal, MakeAppeal, ReleaseAppeal, TakeAppeal } from './appeal.commands.js';
import { appeal } from './appeal.decider.js';
import type { AppealDecided, AppealEvent } from './appeal.events.js';

const given = specify(appeal);
const OF = { appealId: 'd1', memberId: 'member' };
const DECISION = { moderatorIds: ['elif'], at: daysFromNow(-1), reason: 'spam', stands: true };
const CONTENT = { type: 'forum_comment', id: 'c1', reportId: 'd1', back: 'shown' } as const;

const made: AppealEvent = {
  type: 'AppealMade',
  data: { ...OF, text: 'Haksız', moderatorIds: ['elif'], reason: 'spam', dueAt: daysFromNow(2), byLink: false },
};
const taken = (moderatorId: string, at = NOW): AppealEvent => ({ type: 'AppealTaken', data: { ...OF, moderatorId, at } });
const sent = (from: 'member' | 'staff', authorId: string): AppealEvent => ({
  type: 'AppealMessageSent',
  data: { ...OF, messageId: 'x1', from, authorId, text: 'Söz' },
});
const decided = (more: Partial<AppealDecided['data']> = {}): AppealEvent => ({
  type: 'AppealDecided',
  data: {
    ...OF,
    moderatorId: 'deniz',
    outcome: 'upheld',
    reason: 'spam',
    lifts: [],
    changes: [],
    content: null,
    message: 'Baktık',
    staffNote: null,
    decidedDespiteNoOther: false,
    ...more,
  },
});
const lapsed: AppealEvent = { type: 'AppealLapsed', data: OF };

const make = (more: Partial<MakeAppeal['data']> = {}) =>
  new MakeAppeal({ ...OF, decision: DECISION, text: ' Haksız ', byLink: false, policy: { windowDays: 20, targetHours: 48 }, ...more }, sentAt(NOW));
const acting = (moderatorId: string) => ({
  appealId: 'd1',
  moderatorId,
  moderatorRole: 'moderator' as const,
  memberRole: 'user' as const,
  othersMay: true,
  claimHours: 12,
});
const take = (moderatorId: string, at = NOW) => new TakeAppeal(acting(moderatorId), sentAt(at));
const ask = (moderatorId: string) => new AskAppellant({ ...acting(moderatorId), messageId: 'x1', text: 'Söz', most: 20 }, sentAt(NOW));
const answer = (memberId = 'member', text = 'Söz', most = 20) => new AnswerAppeal({ appealId: 'd1', memberId, messageId: 'x1', text, most }, sentAt(NOW));
const decide = (more: Partial<DecideAppeal['data']> = {}) =>
  new DecideAppeal(
    {
      ...acting('deniz'),
      outcome: 'upheld',
      changes: [],
      restoresContent: false,
      message: ' Baktık ',
      staffNote: ' ',
      content: null,
      held: [],
      ...more,
    },
    sentAt(NOW),
  );
const suspended = (until: string | null, byThreshold = false): HeldSanction => ({ kind: 'suspended', until, byThreshold });

describe('An appeal', () => {
  it('is made against a decision, and says who may not decide again', () => given().when(make()).then(made));
  it('is made once', () => given(made).when(make()).thenRefused('appeal.made-already'));
  it('is not made again once it was decided', () => given(made, decided()).when(make()).thenRefused('appeal.made-already'));
  it('is made by the member concerned alone', () =>
    given()
      .when(make({ decision: null }))
      .thenRefused('appeal.unknown'));
  it('is not told of to another member', () =>
    given(made)
      .when(make({ memberId: 'other' }))
      .thenRefused('appeal.unknown'));
  it('is made to the last moment of the time for it', () =>
    given()
      .when(make({ decision: { ...DECISION, at: daysFromNow(-20, 1) } }))
      .then(made));
  it('is not made after that', () =>
    given()
      .when(make({ decision: { ...DECISION, at: daysFromNow(-20) } }))
      .thenRefused('appeal.too-late'));
  it('is not made against what was taken back', () =>
    given()
      .when(make({ decision: { ...DECISION, stands: false } }))
      .thenRefused('appeal.nothing-stands'));
  it('needs words', () =>
    given()
      .when(make({ text: ' \n ' }))
      .thenRefused('appeal.words-needed'));
  it('takes words up to a length', () =>
    given()
      .when(make({ text: 'ğ'.repeat(2001) }))
      .thenRefused('appeal.words-long'));
  it('ends with the account of its member', () =>
    given(made)
      .when(new LapseAppeal({ appealId: 'd1' }, sentAt(NOW)))
      .then(lapsed));
  it('ends once', () =>
    given(made, decided())
      .when(new LapseAppeal({ appealId: 'd1' }, sentAt(NOW)))
      .thenNothing());
});

describe('The conversation', () => {
  it('is open to the member', () => given(made).when(answer()).then(sent('member', 'member')));
  it('is closed to other members', () => given(made).when(answer('other')).thenRefused('appeal.unknown'));
  it('is over with the decision', () => given(made, decided()).when(answer()).thenRefused('appeal.over'));
  it('has so many messages of the member', () =>
    given(made, sent('member', 'member'))
      .when(answer('member', 'Söz', 1))
      .thenRefused('appeal.too-many'));
  it('has its own number of the staff’s', () =>
    given(made, sent('staff', 'deniz'))
      .when(answer('member', 'Söz', 1))
      .then(sent('member', 'member')));
  it.each([' ', '\u200B\u202E'])('takes no message without anything to be seen: %j', (text) =>
    given(made).when(answer('member', text)).thenRefused('appeal.words-needed'),
  );
  it('takes no message without end', () =>
    given(made)
      .when(answer('member', 'a'.repeat(1001)))
      .thenRefused('appeal.words-long'));
  it('makes whoever asks the one who looks at it', () => given(made).when(ask('deniz')).then(taken('deniz'), sent('staff', 'deniz')));
  it('makes them so once', () => given(made, taken('deniz')).when(ask('deniz')).then(sent('staff', 'deniz')));
  it('is not for whoever decided', () => given(made).when(ask('elif')).thenRefused('appeal.own-decision'));
});

describe('A moderator', () => {
  it('takes an appeal', () => given(made).when(take('deniz')).then(taken('deniz')));
  it('takes it once', () => given(made, taken('deniz')).when(take('deniz')).thenNothing());
  it('does not take it from another', () => given(made, taken('derya')).when(take('deniz')).thenRefused('appeal.taken'));
  it('takes it when the other has left it lying', () =>
    given(made, taken('derya', minutesFromNow(-12 * 60)))
      .when(take('deniz'))
      .then(taken('deniz')));
  it('does not take their own decision', () => given(made).when(take('elif')).thenRefused('appeal.own-decision'));
  it('does not take their own appeal', () => given(made).when(take('member')).thenRefused('appeal.about-yourself'));
  it('releases it', () =>
    given(made, taken('deniz'))
      .when(new ReleaseAppeal({ appealId: 'd1', moderatorId: 'deniz' }, sentAt(NOW)))
      .then({ type: 'AppealReleased', data: { ...OF, moderatorId: 'deniz' } }));
  it('releases no other’s', () =>
    given(made, taken('derya'))
      .when(new ReleaseAppeal({ appealId: 'd1', moderatorId: 'deniz' }, sentAt(NOW)))
      .thenRefused('appeal.taken'));
});

describe('A decision on an appeal', () => {
  it('upholds', () => given(made).when(decide()).then(decided()));
  it('is taken once', () => given(made, decided()).when(decide()).thenRefused('appeal.decided-already'));
  it('is not taken by whoever decided', () =>
    given(made)
      .when(decide({ moderatorId: 'elif' }))
      .thenRefused('appeal.own-decision'));
  it('is taken by them when nobody else may, and says so', () =>
    given(made)
      .when(decide({ moderatorId: 'elif', othersMay: false }))
      .then(decided({ moderatorId: 'elif', decidedDespiteNoOther: true })));
  it('is not taken about an equal', () =>
    given(made)
      .when(decide({ memberRole: 'moderator' }))
      .thenRefused('appeal.about-superior'));
  it('is not taken while another looks at it', () => given(made, taken('derya')).when(decide()).thenRefused('appeal.taken'));
  it('is explained to the member', () =>
    given(made)
      .when(decide({ message: ' ' }))
      .thenRefused('appeal.words-needed'));
  it('is explained in so many words', () =>
    given(made)
      .when(decide({ message: 'a'.repeat(1001) }))
      .thenRefused('appeal.words-long'));

  it('lifts what the decision gave, and brings back what it took away', () =>
    given(made)
      .when(decide({ outcome: 'reversed', held: [{ kind: 'warned' }, suspended(daysFromNow(9))], content: CONTENT }))
      .then(decided({ outcome: 'reversed', lifts: ['warned', 'suspended'], content: CONTENT })));
  it('leaves what the warnings caused to their number', () =>
    given(made)
      .when(decide({ outcome: 'reversed', held: [{ kind: 'warned' }, suspended(daysFromNow(9), true)] }))
      .then(decided({ outcome: 'reversed', lifts: ['warned'] })));
  it('reverses what has run out without another word', () =>
    given(made)
      .when(decide({ outcome: 'reversed' }))
      .then(decided({ outcome: 'reversed' })));

  const sooner = [{ kind: 'suspended', until: daysFromNow(3) }] as const;
  it('lets a sanction end sooner', () =>
    given(made)
      .when(decide({ outcome: 'modified', changes: sooner, held: [suspended(daysFromNow(30), true)] }))
      .then(decided({ outcome: 'modified', changes: [...sooner] })));
  it('gives an end to what had none', () =>
    given(made)
      .when(decide({ outcome: 'modified', changes: sooner, held: [suspended(null)] }))
      .then(decided({ outcome: 'modified', changes: [...sooner] })));
  it('makes nothing worse', () =>
    given(made)
      .when(decide({ outcome: 'modified', changes: sooner, held: [suspended(daysFromNow(2))] }))
      .thenRefused('appeal.change-later'));
  it('ends nothing in the past', () =>
    given(made)
      .when(decide({ outcome: 'modified', changes: [{ kind: 'suspended', until: NOW }], held: [suspended(daysFromNow(2))] }))
      .thenRefused('appeal.change-later'));
  it('changes only what the decision gave', () =>
    given(made)
      .when(decide({ outcome: 'modified', changes: sooner, held: [{ kind: 'warned' }] }))
      .thenRefused('appeal.change-unknown'));
  it('modifies nothing by nothing', () =>
    given(made)
      .when(decide({ outcome: 'modified' }))
      .thenRefused('appeal.nothing-changes'));
  it('brings the content back alone', () =>
    given(made)
      .when(decide({ outcome: 'modified', restoresContent: true, content: CONTENT, held: [{ kind: 'warned' }] }))
      .then(decided({ outcome: 'modified', content: CONTENT })));
  it('brings back nothing that it did not take away', () =>
    given(made)
      .when(decide({ outcome: 'modified', restoresContent: true }))
      .thenRefused('appeal.nothing-hidden'));
});
