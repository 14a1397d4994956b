import { describe, it } from '@jest/globals';
import type { Involvement } from '../../../../contracts/second-review.js';
import { NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { GiveSecondReview, LeaveSample, SampleDecision, TakeBackSecondReview } from './second-review.commands.js';
import { secondReview } from './second-review.decider.js';
import type { DecisionLeftSample, DecisionSampled, SecondReviewGiven, SecondReviewTakenBack } from './second-review.events.js';

const given = specify(secondReview);
const ids = { decisionId: 'd1', caseId: 'c1', memberId: 'yazar' };
const sampled: DecisionSampled = { type: 'DecisionSampled', data: { ...ids, moderatorId: 'derya', share: 5 } };
const answer: SecondReviewGiven = {
  type: 'SecondReviewGiven',
  data: {
    ...{ ...ids, reviewId: 'r1', reviewerId: 'selin', verdict: 'upheld', actions: ['warn_user'], reason: 'harassment' },
    ...{ clause: '2.1', judgement: 'user_warned', note: null },
  },
};
const takenBack: SecondReviewTakenBack = {
  type: 'SecondReviewTakenBack',
  data: { ...ids, reviewId: 'r1', reviewerId: 'selin', takenBackBy: 'selin', note: 'Yanlış bastım' },
};
const left: DecisionLeftSample = { type: 'DecisionLeftSample', data: { ...ids, cause: 'content_gone' } };
const give = (changes: Partial<GiveSecondReview['data']> = {}) =>
  new GiveSecondReview(
    {
      ...{ decisionId: 'd1', reviewId: 'r1', reviewerId: 'selin', verdict: 'upheld', actions: ['warn_user'], reason: 'harassment' },
      ...{ clause: ' 2.1 ', note: '  ', involved: [], isGone: false },
      ...changes,
    },
    sentAt(NOW),
  );
const takeBack = (takenBackBy = 'selin', mayOthers = false, note = ' Yanlış bastım ') =>
  new TakeBackSecondReview({ decisionId: 'd1', takenBackBy, mayOthers, note }, sentAt(NOW));
const leave = new LeaveSample({ decisionId: 'd1', cause: 'content_gone' }, sentAt(NOW));

describe('A decision of the sample', () => {
  it('is taken into it once', () => {
    given()
      .when(new SampleDecision(sampled.data, sentAt(NOW)))
      .then(sampled);
    given(sampled)
      .when(new SampleDecision(sampled.data, sentAt(NOW)))
      .thenNothing();
  });
  it('is answered', () => given(sampled).when(give()).then(answer));
  it('is answered once, however often the answer comes', () => given(sampled, answer).when(give()).thenNothing());
  it('is not answered twice', () =>
    given(sampled, answer)
      .when(give({ reviewId: 'r2', reviewerId: 'nazli' }))
      .thenRefused('second-review.given'));
  it('is not answered when it was not drawn', () => given().when(give()).thenRefused('second-review.unknown'));
  it('is not answered by who decided', () =>
    given(sampled)
      .when(give({ reviewerId: 'derya' }))
      .thenRefused('second-review.decided'));
  it('is not answered by whom it is about', () =>
    given(sampled)
      .when(give({ reviewerId: 'yazar' }))
      .thenRefused('second-review.author'));
  it.each<Involvement>(['confirmed', 'reconsidered', 'reporter', 'seen'])('is not answered by who is in it as %s', (as) =>
    given(sampled)
      .when(give({ involved: [{ memberId: 'selin', as }] }))
      .thenRefused(`second-review.${as}`),
  );
  it('is not answered when its content is gone', () => {
    given(sampled)
      .when(give({ isGone: true }))
      .thenRefused('second-review.left');
    given(sampled, left).when(give()).thenRefused('second-review.left');
  });
  it('is dismissed without an action', () => {
    const dismissed = { ...answer.data, verdict: 'dismissed', actions: [], judgement: 'dismissed' } as const;
    given(sampled)
      .when(give({ verdict: 'dismissed', actions: [] }))
      .then({ ...answer, data: { ...dismissed, actions: [] } });
    given(sampled)
      .when(give({ verdict: 'dismissed' }))
      .thenRefused('second-review.invalid');
  });
  it('is upheld with an action, or with words', () => {
    given(sampled)
      .when(give({ actions: [] }))
      .thenRefused('second-review.invalid');
    given(sampled)
      .when(give({ actions: [], note: 'Uyarmak yeter' }))
      .then({ ...answer, data: { ...answer.data, actions: [], judgement: 'no_action', note: 'Uyarmak yeter' } });
  });
  it.each([[['ban_user', 'mute_user']], [['hide_content', 'delete_content']]] as const)('is not answered with what contradicts itself: %p', (actions) =>
    given(sampled)
      .when(give({ actions: [...actions] }))
      .thenRefused('second-review.invalid'),
  );
  it('is answered with words of a bounded length', () => {
    given(sampled)
      .when(give({ note: 'ğ'.repeat(1001) }))
      .thenRefused('second-review.invalid');
    given(sampled)
      .when(give({ clause: '2'.repeat(21) }))
      .thenRefused('second-review.invalid');
  });
});

describe('An answer', () => {
  it('is taken back by who gave it, with a reason', () => given(sampled, answer).when(takeBack()).then(takenBack));
  it('is not taken back without one', () => {
    given(sampled, answer)
      .when(takeBack('selin', false, ' '))
      .thenRefused('second-review.reason');
    given(sampled, answer)
      .when(takeBack('selin', false, 'ğ'.repeat(1001)))
      .thenRefused('second-review.reason');
  });
  it('is not taken back by others', () => given(sampled, answer).when(takeBack('mert')).thenRefused('second-review.not-yours'));
  it('is taken back by who may take back all', () =>
    given(sampled, answer)
      .when(takeBack('nazli', true))
      .then({ ...takenBack, data: { ...takenBack.data, takenBackBy: 'nazli' } }));
  it('is taken back once', () => given(sampled, answer, takenBack).when(takeBack()).thenRefused('second-review.not-given'));
  it('is not given again by who has seen what was decided', () =>
    given(sampled, answer, takenBack)
      .when(give({ reviewId: 'r2' }))
      .thenRefused('second-review.seen'));
  it('is given by somebody else then', () =>
    given(sampled, answer, takenBack)
      .when(give({ reviewId: 'r2', reviewerId: 'nazli' }))
      .then({ ...answer, data: { ...answer.data, reviewId: 'r2', reviewerId: 'nazli' } }));
});

describe('The sample', () => {
  it('is left once by what cannot be looked at', () => {
    given(sampled).when(leave).then(left);
    given(sampled, left).when(leave).thenNothing();
  });
  it('is not left by what was answered', () => given(sampled, answer).when(leave).thenNothing());
});
