import { describe, expect, it } from '@jest/globals';
import type { FeedbackStatus } from '../../../../contracts/feedback.js';
import { NOW, recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { FeedbackEvent, FeedbackGiven } from './feedback.events.js';
import { feedbackProjection } from './feedback.projection.js';

const after = (event: FeedbackEvent) => project(feedbackProjection, recorded(event));
const set = ($set: object) => [{ view: 'feedback', id: 'f1', update: { $set } }];
const DATA: FeedbackGiven['data'] = {
  feedbackId: 'f1',
  memberId: 'm1',
  email: 'ada@ornek.dev',
  username: 'ada',
  displayName: 'Ada',
  title: 'Öneri',
  description: 'Daha çok renk',
  stepsToReproduce: null,
  pageUrl: 'https://meydan.test/forum',
  severity: 'low',
  category: 'Genel',
  screenshot: 'feedback/f1.a.webp',
};

describe('The view of feedback', () => {
  it('gets what was given, with the words that it is found by', () => {
    const [write] = after({ type: 'FeedbackGiven', data: DATA });
    expect(write).toMatchObject({
      view: 'feedback',
      id: 'f1',
      put: {
        user_id: 'm1',
        email: 'ada@ornek.dev',
        title: 'Öneri',
        screenshot: 'feedback/f1.a.webp',
        status: 'pending',
        open: true,
        created_at: NOW,
        updated_at: NOW,
      },
    });
    expect((write as unknown as { put: { search: string[] } }).put.search).toEqual(expect.arrayContaining(['on', 'oneri', 'genel', 'ada', 'renk']));
  });
  it('keeps what is left of a forgotten member’s', () => {
    const forgotten = { email: null, username: null, displayName: null, title: null, description: null, stepsToReproduce: null, pageUrl: null };
    expect(after({ type: 'FeedbackGiven', data: { ...DATA, ...forgotten } })).toMatchObject([
      { put: { title: null, category: 'Genel', search: ['ge', 'gen', 'gene', 'genel'] } },
    ]);
  });
  it.each<[Exclude<FeedbackEvent['type'], 'FeedbackGiven' | 'FeedbackNoted' | 'FeedbackEmailDisclosed' | 'FeedbackForgotten'>, FeedbackStatus, boolean]>([
    ['FeedbackTakenUnderReview', 'under_review', true],
    ['FeedbackReturned', 'pending', true],
    ['FeedbackReopened', 'pending', true],
    ['FeedbackResolved', 'resolved', false],
    ['FeedbackDismissed', 'dismissed', false],
  ])('knows after %s that it is %s', (type, status, open) =>
    expect(after({ type, data: { feedbackId: 'f1', reviewerId: 'derya', notes: 'Not' } })).toEqual(
      set({ status, open, reviewer_id: 'derya', notes: 'Not', resolved_at: open ? null : NOW, updated_at: NOW }),
    ),
  );
  it('forgets who said it and what', () =>
    expect(after({ type: 'FeedbackForgotten', data: { feedbackId: 'f1' } })).toEqual(
      set({
        email: null,
        username: null,
        display_name: null,
        title: null,
        description: null,
        steps_to_reproduce: null,
        page_url: null,
        screenshot: null,
        search: [],
      }),
    ));
  it('knows new notes', () =>
    expect(after({ type: 'FeedbackNoted', data: { feedbackId: 'f1', reviewerId: 'derya', notes: 'Not' } })).toEqual(set({ notes: 'Not', updated_at: NOW })));
});
