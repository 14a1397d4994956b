import { describe, expect, it } from '@jest/globals';
import { FEEDBACK_TEXT } from '../../../../contracts/feedback.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { DiscloseEmail, ForgetFeedback, GiveFeedback, ReviewFeedback } from './feedback.commands.js';
import { feedback, refuseFeedback } from './feedback.decider.js';
import type { FeedbackEvent } from './feedback.events.js';

const given = specify(feedback);
const DATA = {
  feedbackId: 'f1',
  memberId: null,
  email: 'ada@ornek.dev',
  username: null,
  displayName: 'Ada',
  title: 'Menü açılmıyor',
  description: 'Telefonda menü düğmesine basınca bir şey olmuyor.',
  stepsToReproduce: null,
  pageUrl: null,
  severity: 'medium',
  category: 'Genel',
  screenshot: null,
} as const;
const was: FeedbackEvent = { type: 'FeedbackGiven', data: DATA };
const give = (changes: Partial<GiveFeedback['data']> = {}) => new GiveFeedback({ ...DATA, ...changes }, sentAt(NOW));
const review = (status: ReviewFeedback['data']['status'], notes: string | null = null, reviewerId = 'derya') =>
  new ReviewFeedback({ feedbackId: 'f1', reviewerId, status, notes }, sentAt(NOW));
const forgotten: FeedbackEvent = { type: 'FeedbackForgotten', data: { feedbackId: 'f1' } };
const forget = new ForgetFeedback({ feedbackId: 'f1' }, sentAt(NOW));
const fact = (
  type: Exclude<FeedbackEvent['type'], 'FeedbackGiven' | 'FeedbackForgotten' | 'FeedbackEmailDisclosed'>,
  notes: string | null = null,
  reviewerId = 'derya',
): FeedbackEvent => ({
  type,
  data: { feedbackId: 'f1', reviewerId, notes },
});

describe('Whoever gives feedback', () => {
  it('is heard', () => given().when(give()).then(was));
  it('is heard once', () => given(was).when(give()).thenNothing());
  it('may write blanks around it', () =>
    given()
      .when(give({ title: `  ${DATA.title} `, description: `\n${DATA.description}  ` }))
      .then(was));
  it.each<[string, Partial<GiveFeedback['data']>]>([
    ['a title of six characters', { title: 'Altısı' }],
    ['a title of 120', { title: 'ş'.repeat(120) }],
    ['a description of twenty', { description: 'ğ'.repeat(20) }],
    ['a description of 5000', { description: 'ğ'.repeat(5000) }],
  ])('may use %s', (_, changes) =>
    given()
      .when(give(changes))
      .then({ type: 'FeedbackGiven', data: { ...DATA, ...changes } }),
  );
  it.each<[string, Partial<GiveFeedback['data']>, object]>([
    ['five characters of title', { title: '  Altıs  ' }, { title: FEEDBACK_TEXT.titleShort }],
    ['121 characters of title', { title: 'ş'.repeat(121) }, { title: FEEDBACK_TEXT.titleLong }],
    ['nineteen characters of description', { description: ` ${'ğ'.repeat(19)} ` }, { description: FEEDBACK_TEXT.descriptionShort }],
    ['5001 characters of description', { description: 'ğ'.repeat(5001) }, { description: FEEDBACK_TEXT.descriptionLong }],
    ['too many steps', { stepsToReproduce: 'x'.repeat(5001) }, { steps_to_reproduce: FEEDBACK_TEXT.stepsLong }],
    ['too long an address of the page', { pageUrl: 'x'.repeat(2001) }, { page_url: FEEDBACK_TEXT.pageUrlLong }],
    ['too long a category', { category: 'x'.repeat(61) }, { category: FEEDBACK_TEXT.categoryLong }],
    ['a guest’s address that is none', { email: 'ada' }, { email: expect.any(String) }],
    ['too long a name', { displayName: 'x'.repeat(121) }, { display_name: FEEDBACK_TEXT.nameLong }],
  ])('is refused for %s', (_, changes, fields) => {
    given().when(give(changes)).thenRefused('feedback.incomplete');
    expect(() => refuseFeedback({ ...DATA, ...changes })).toThrow(expect.objectContaining({ fields }));
  });
  it('need not leave an address', () =>
    given()
      .when(give({ email: null, displayName: null }))
      .then({ type: 'FeedbackGiven', data: { ...DATA, email: null, displayName: null } }));
});

describe('Staff who review feedback', () => {
  it('need feedback', () => given().when(review('resolved')).thenRefused('feedback.unknown'));
  it('take it under review', () => given(was).when(review('under_review')).then(fact('FeedbackTakenUnderReview')));
  it('take it once', () => given(was, fact('FeedbackTakenUnderReview')).when(review('under_review')).thenNothing());
  it('take it over from another', () =>
    given(was, fact('FeedbackTakenUnderReview', null, 'yonca'))
      .when(review('under_review'))
      .then(fact('FeedbackTakenUnderReview')));
  it('put it back', () => given(was, fact('FeedbackTakenUnderReview')).when(review('pending')).then(fact('FeedbackReturned')));
  it('put back nothing that nobody took', () => given(was).when(review('pending')).thenNothing());
  it('resolve it with notes', () => given(was).when(review('resolved', ' Düzeltildi ')).then(fact('FeedbackResolved', 'Düzeltildi')));
  it('resolve it once', () => given(was, fact('FeedbackResolved', 'Düzeltildi')).when(review('resolved')).thenNothing());
  it('dismiss it', () => given(was).when(review('dismissed')).then(fact('FeedbackDismissed')));
  it('dismiss what was resolved, and the notes stay', () =>
    given(was, fact('FeedbackResolved', 'Düzeltildi')).when(review('dismissed')).then(fact('FeedbackDismissed', 'Düzeltildi')));
  it('write the notes anew without deciding again', () =>
    given(was, fact('FeedbackResolved', 'Düzeltildi')).when(review('resolved', 'Yeni sürümde')).then(fact('FeedbackNoted', 'Yeni sürümde')));
  it('reopen it', () => given(was, fact('FeedbackDismissed')).when(review('pending')).then(fact('FeedbackReopened')));
  it('reopen it to look into it', () =>
    given(was, fact('FeedbackDismissed')).when(review('under_review')).then(fact('FeedbackReopened'), fact('FeedbackTakenUnderReview')));
  it('may use 2000 characters of notes', () =>
    given(was)
      .when(review('resolved', 'n'.repeat(2000)))
      .then(fact('FeedbackResolved', 'n'.repeat(2000))));
  it('must not use more', () =>
    given(was)
      .when(review('resolved', 'n'.repeat(2001)))
      .thenRefused('feedback.notes-long'));
});

describe('The giver’s address', () => {
  const look = (reason: string) => new DiscloseEmail({ feedbackId: 'f1', readerId: 'derya', reason }, sentAt(NOW));
  const disclosed: FeedbackEvent = { type: 'FeedbackEmailDisclosed', data: { feedbackId: 'f1', memberId: null, readerId: 'derya', reason: 'Soru soracağım' } };

  it('is read for a reason, which is kept', () => given(was).when(look(' Soru soracağım ')).then(disclosed));
  it('is read a second time as openly as the first', () => given(was, disclosed).when(look('Soru soracağım')).then(disclosed));
  it.each(['', '   ', 'x'.repeat(501)])('is not read for %j', (reason) => given(was).when(look(reason)).thenRefused('feedback.reason'));
  it('cannot be read when there is none, or no more', () => {
    given({ type: 'FeedbackGiven', data: { ...DATA, email: null } })
      .when(look('Soru'))
      .thenRefused('feedback.no-email');
    given(was, forgotten).when(look('Soru')).thenRefused('feedback.no-email');
    given().when(look('Soru')).thenRefused('feedback.unknown');
  });
});

describe('Feedback whose giver is forgotten', () => {
  it('is forgotten too', () => given(was).when(forget).then(forgotten));
  it('is forgotten once', () => given(was, forgotten).when(forget).thenNothing());
  it('may never have been', () => given().when(forget).thenNothing());
  it('can still be settled', () => given(was, forgotten).when(review('dismissed')).then(fact('FeedbackDismissed')));
});
