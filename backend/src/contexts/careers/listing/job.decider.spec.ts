import { describe, it } from '@jest/globals';
import { endOf } from '../../../../contracts/istanbul-day.js';
import { JOB_CODE, JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { CloseJob, ExpireJob, type JobHold, NameColleague, PostJob, RemoveColleague, RenewJob, ReopenJob, ReviseJob, WithdrawJob } from './job.commands.js';
import { job } from './job.decider.js';
import type { JobEvent, JobTerms, JobTime, JobWords } from './job.events.js';
import { J, posted, SAVED, TERMS, TIME, WORDS } from './job.fixture.js';
import { ApproveJob, DeleteJob, HideJob, HoldJobAgain, RefuseHeldJob, RestoreJob, RestoreRemovedJob, UndoJobDecision } from './job-moderation.commands.js';

const given = specify(job);
const OWN = { jobId: J.jobId, memberId: J.ownerId };
const at = (days: number) => sentAt(daysFromNow(days));
const post = (words: Partial<JobWords> = {}, more: { terms?: Partial<JobTerms>; applyUntil?: string; hold?: JobHold } = {}) =>
  new PostJob(
    {
      ...J,
      words: { ...WORDS, ...words },
      terms: { ...TERMS, ...more.terms },
      applyUntil: more.applyUntil ?? null,
      hold: more.hold ?? null,
    },
    sentAt(NOW),
  );
const revise = (
  words: Partial<JobWords>,
  more: { version?: number; judged?: number; memberId?: string; applyUntil?: string; hold?: JobHold } = {},
  days = 0,
) => {
  const { version = null, judged = 0, memberId = J.ownerId, applyUntil = TIME.applyUntil } = more;
  return new ReviseJob({ ...OWN, memberId, ...SAVED, words: { ...WORDS, ...words }, applyUntil, version, judged, hold: more.hold ?? null }, at(days));
};
const closed = (as: 'closed' | 'filled' = 'closed'): JobEvent => ({ type: 'JobClosed', data: { ...J, as } });
const expired: JobEvent = { type: 'JobExpired', data: { ...J } };
const named = (memberId: string): JobEvent => ({ type: 'ColleagueNamed', data: { ...J, memberId } });
const COPY = { holdId: 'h1', findings: ['copy'], fresh: [] as string[] };
const held: JobEvent = { type: 'JobHeld', data: { ...J, holdId: COPY.holdId, findings: COPY.findings } };
const hidden: JobEvent = { type: 'JobHidden', data: { ...J, authorId: 'owner', reportId: null, reason: 'Kurallara uymuyor' } };
const whole = (days: number): JobTime => ({
  publishedAt: daysFromNow(days),
  applyUntil: daysFromNow(days + 30).slice(0, 10),
  closesAt: daysFromNow(days + 30),
});

describe('A job listing', () => {
  it('is posted for thirty days, or to the end of a day before', () => {
    given().when(post()).then(posted());
    const applyUntil = '2026-11-30';
    given()
      .when(post({}, { applyUntil }))
      .then(posted({ applyUntil, closesAt: endOf(applyUntil) }));
    given()
      .when(post({}, { applyUntil: '2026-11-20' }))
      .thenRefused('job.unfit');
  });
  it('keeps its items without white space, and nothing that its kind of work has not', () =>
    given()
      .when(post({ title: '  Ön yüz geliştirici ', responsibilities: ' Kod \n\n Test ', tags: ['React', 'react'] }, { terms: { officeDays: 2 } }))
      .then(posted({ responsibilities: 'Kod\nTest', tags: ['react'] })));
  it('waits when it was caught by a rule, and its owner may change it', () => {
    given()
      .when(post({}, { hold: COPY }))
      .then(posted(), held);
    given(posted(), held)
      .when(new ApproveJob({ jobId: 'j1', reason: 'Gerçek ilan' }, at(2)))
      .then({
        type: 'JobApproved',
        data: { ...J, ...whole(2), reason: 'Gerçek ilan' },
      });
  });
  it('waits on where it says something else than what was read, and moderators are asked under the decision', () => {
    const revised: JobEvent = { type: 'JobRevised', data: { ...J, ...WORDS, title: 'Başka iş', ...TERMS, ...TIME, fields: ['title'] } };
    const approve = (seen: number | null) => new ApproveJob({ jobId: 'j1', reason: 'Gerçek ilan', judged: { decisionId: 'd1', seen } }, at(2));
    const approved: JobEvent = { type: 'JobApproved', data: { ...J, ...whole(2), reason: 'Gerçek ilan' } };
    const again: JobEvent = { type: 'JobHeld', data: { ...J, holdId: 'd1', findings: COPY.findings } };
    given(posted(), held, revised).when(approve(1)).then(again);
    given(posted(), held, revised).when(approve(2)).then(approved);
    given(posted(), held, revised).when(approve(null)).then(approved);
    // What is not said by the listing itself changes nothing.
    given(posted(), held, named('colleague')).when(approve(1)).then(approved);
    given(posted(), held, revised, again, approved).when(approve(1)).thenNothing();
  });
  it('waits for the same once, and again when letting it through was taken back', () => {
    const next = { title: 'Arka yüz geliştirici' };
    const revised: JobEvent = { type: 'JobRevised', data: { ...J, ...WORDS, ...next, ...TERMS, ...TIME, fields: ['title'] } };
    const approved: JobEvent = { type: 'JobApproved', data: { ...J, ...TIME, reason: 'Gerçek ilan' } };
    const again = new HoldJobAgain({ jobId: 'j1', reportIds: ['r0', 'h1'] }, at(1));
    for (const facts of [[held], [held, approved]])
      given(posted(), ...facts)
        .when(revise(next, { hold: { ...COPY, holdId: 'h2' } }))
        .then(revised);
    const more = { holdId: 'h2', findings: ['copy', 'fee'] };
    given(posted(), held, approved)
      .when(revise(next, { hold: { ...more, fresh: [] } }))
      .then(revised, { type: 'JobHeld', data: { ...J, ...more } });
    const other = { ...COPY, holdId: 'h2', fresh: COPY.findings };
    given(posted(), held)
      .when(revise(next, { hold: other }))
      .then(revised);
    given(posted(), held, approved)
      .when(revise(next, { hold: other }))
      .then(revised, { type: 'JobHeld', data: { ...J, holdId: 'h2', findings: [...COPY.findings] } });
    given(posted(), held, approved).when(again).then(held);
    given(posted(), held).when(again).thenNothing();
    given(posted(), held, approved)
      .when(new HoldJobAgain({ jobId: 'j1', reportIds: ['r0'] }, at(1)))
      .thenNothing();
    given(posted()).when(again).thenNothing();
  });
  it('is kept from everybody when it is turned down, and waits again when that is taken back', () => {
    const refuse = new RefuseHeldJob({ jobId: 'j1', reportId: 'h1', reason: 'spam' }, at(1));
    const refused: JobEvent = { type: 'JobHidden', data: { ...J, authorId: 'owner', reportId: 'h1', reason: 'spam' } };
    given(posted(), held).when(refuse).then(refused);
    given(posted()).when(refuse).thenNothing();
    given(posted(), held, refused).when(refuse).thenNothing();
    given(posted(), held, refused)
      .when(new RestoreRemovedJob({ jobId: 'j1', reportId: 'h1', reason: 'Karar geri alındı' }, at(2)))
      .then({ type: 'JobRestored', data: { ...J, authorId: 'owner', from: 'hidden', to: 'visible', reason: 'Karar geri alındı', undoes: 2 } });
  });
  it('is revised by its owner alone, and says what has changed', () => {
    const next = { title: 'Arka yüz geliştirici' };
    given(posted())
      .when(revise(next))
      .then({ type: 'JobRevised', data: { ...J, ...WORDS, ...next, ...TERMS, ...TIME, fields: ['title'] } });
    given(posted()).when(revise({})).thenNothing();
    given(posted())
      .when(revise(next, { version: 3 }))
      .thenRefused(JOB_CODE.changed);
    given(posted())
      .when(revise(next, { memberId: 'x' }))
      .thenRefused('job.forbidden');
    given(posted(), held)
      .when(revise(next, { memberId: 'x' }))
      .thenRefused('job.not-found');
    given(posted(), hidden).when(revise(next)).thenRefused('job.hidden');
    given(posted(), closed())
      .when(revise({}, { applyUntil: '2026-12-01' }))
      .thenRefused('job.not-open');
  });
});

describe('The time of a listing', () => {
  const expire = (closesAt: string, days: number) => new ExpireJob({ jobId: 'j1', closesAt }, at(days));
  it('is over once, when its last moment comes', () => {
    given(posted()).when(expire(TIME.closesAt, 30)).then(expired);
    given(posted()).when(expire(TIME.closesAt, 29)).thenNothing();
    given(posted())
      .when(expire(daysFromNow(10), 30))
      .thenNothing();
    given(posted(), closed()).when(expire(TIME.closesAt, 30)).thenNothing();
    given(posted(), expired).when(expire(TIME.closesAt, 31)).thenNothing();
  });
  it('goes on when it was closed too early, and begins anew when it is over', () => {
    given(posted(), closed('filled'))
      .when(new ReopenJob({ ...OWN, open: 0 }, at(5)))
      .then({ type: 'JobReopened', data: { ...J, ...TIME } });
    given(posted(), expired)
      .when(new ReopenJob({ ...OWN, open: 0 }, at(40)))
      .then({ type: 'JobReopened', data: { ...J, ...whole(40) } });
    given(posted())
      .when(new ReopenJob({ ...OWN, open: 0 }, at(5)))
      .thenRefused('job.already-open');
    given(posted(), closed())
      .when(new ReopenJob({ ...OWN, open: JOB_LIMITS.open }, at(5)))
      .thenRefused('job.too-many-open');
  });
  it('is renewed from now on, so often', () => {
    const renew = (days: number, applyUntil: string | null = null) => new RenewJob({ ...OWN, applyUntil, open: 0 }, at(days));
    const renewed = (days: number): JobEvent => ({ type: 'JobRenewed', data: { ...J, ...whole(days) } });
    given(posted(), expired).when(renew(31)).then(renewed(31));
    given(posted()).when(renew(3)).then(renewed(3));
    given(posted()).when(renew(0)).thenRefused('job.renewed-just-now');
    given(posted(), renewed(3)).when(renew(3)).thenRefused('job.renewed-just-now');
    given(posted(), expired).when(renew(0)).then(renewed(0));
    given(posted()).when(renew(3, '2026-11-22')).thenRefused('job.unfit');
    given(posted(), ...Array.from({ length: JOB_LIMITS.openings }, () => renewed(1)))
      .when(renew(3))
      .thenRefused('job.saved-too-often');
  });
  it('is closed by its owner', () => {
    given(posted())
      .when(new CloseJob({ ...OWN, as: 'filled' }, at(1)))
      .then(closed('filled'));
    given(posted(), closed())
      .when(new CloseJob({ ...OWN, as: 'closed' }, at(1)))
      .thenNothing();
    given(posted(), expired)
      .when(new CloseJob({ ...OWN, as: 'closed' }, at(31)))
      .thenRefused('job.not-open');
  });
});

describe('The colleagues of a listing', () => {
  const name = (colleagueId: string) => new NameColleague({ ...OWN, colleagueId }, at(0));
  const remove = (memberId: string | null, cause: 'asked' | 'account' | 'block' = 'asked') =>
    new RemoveColleague({ jobId: 'j1', memberId, colleagueId: 'ada', cause }, at(0));
  it('are named by its owner, each once and not too many', () => {
    given(posted()).when(name('ada')).then(named('ada'));
    given(posted(), named('ada')).when(name('ada')).thenRefused('job.colleague-already');
    given(posted()).when(name('owner')).thenRefused('job.colleague-self');
    given(posted(), ...Array.from({ length: JOB_LIMITS.colleagues }, (_, n) => named(`m${n}`)))
      .when(name('ada'))
      .thenRefused('job.too-many-colleagues');
  });
  it('go by the owner’s will, their own, or with their account', () => {
    const gone = (cause: 'owner' | 'own' | 'account'): JobEvent => ({ type: 'ColleagueRemoved', data: { ...J, memberId: 'ada', cause } });
    given(posted(), named('ada')).when(remove('owner')).then(gone('owner'));
    given(posted(), named('ada')).when(remove('ada')).then(gone('own'));
    given(posted(), named('ada')).when(remove('x')).thenRefused('job.forbidden');
    given(posted(), named('ada')).when(remove(null, 'account')).then(gone('account'));
    given(posted()).when(remove(null, 'account')).thenNothing();
  });
});

describe('What staff make of a listing', () => {
  const on = { jobId: 'j1', reason: 'Kurallara uymuyor' };
  it('can be taken back', () => {
    given(posted())
      .when(new HideJob({ ...on, reportId: null }, at(0)))
      .then(hidden);
    const restored = { type: 'JobRestored', data: { ...J, authorId: 'owner', from: 'hidden', to: 'visible', reason: on.reason, undoes: 1 } } as const;
    given(posted(), hidden)
      .when(new RestoreJob(on, at(0)))
      .then(restored);
    given(posted(), hidden)
      .when(new UndoJobDecision({ ...on, number: 1 }, at(0)))
      .then(restored);
    given(posted())
      .when(new UndoJobDecision({ ...on, number: 1 }, at(0)))
      .thenRefused('decision.over');
  });
  it('comes too late for what its owner has deleted', () => {
    const withdrawn: JobEvent = { type: 'JobWithdrawn', data: { ...J, cause: 'owner', colleagueIds: ['ada'] } };
    given(posted(), named('ada'))
      .when(new WithdrawJob({ ...OWN, cause: 'owner' }, at(0)))
      .then(withdrawn);
    given(posted(), withdrawn)
      .when(new DeleteJob({ ...on, reportId: null }, at(0)))
      .thenRefused('job.gone');
    given(posted(), withdrawn)
      .when(new DeleteJob({ ...on, reportId: 'r1' }, at(0)))
      .thenNothing();
  });
});
