import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { LapseReport, ReportHeldContent } from './report.commands.js';
import { reportHeldContent } from './report-held-content.policy.js';

const WRITTEN = { topicId: 't1', authorId: 'author', content: 'Selam herkese' };
const REPORT = { reportedUserId: 'author', topicId: 't1', contentRevision: 0 };

describe('What the forum holds back', () => {
  it('is reported when it is a topic, with all causes', () =>
    expect(
      react(
        reportHeldContent,
        recorded({ type: 'TopicHeld', data: { ...WRITTEN, categoryId: 'c1', title: 'Selam', tags: [], causes: ['first_posts', 'links'] } }),
      ),
    ).toMatchObject([
      {
        send: {
          command: ReportHeldContent,
          data: {
            ...REPORT,
            reportedType: 'forum_topic',
            reportedId: 't1',
            description: 'Yeni üyenin ilk yazıları onaydan geçer. Yeni üye izin verilenden çok bağlantı verdi.',
          },
        },
      },
    ]));
  it('is reported when it is a comment', () =>
    expect(
      react(reportHeldContent, recorded({ type: 'CommentHeld', data: { ...WRITTEN, commentId: 'k1', quotedCommentId: null, causes: ['links'] } })),
    ).toMatchObject([{ send: { command: ReportHeldContent, data: { ...REPORT, reportedType: 'forum_comment', reportedId: 'k1' } } }]));
  it('is reported when it was written into a field that moderators keep from view', () =>
    expect(
      react(
        reportHeldContent,
        recorded({ type: 'ProfileValueHeld', data: { memberId: 'm1', field: 'display_name', heldId: 'h1', value: 'Yeni' } }, { revision: 7 }),
      ),
    ).toMatchObject([
      {
        send: {
          command: ReportHeldContent,
          data: { reportId: 'h1', reportedType: 'user_profile', reportedId: 'm1', reportedUserId: 'm1', topicId: '', contentRevision: 7 },
        },
      },
    ]));
  const listing = (type: 'JobHeld' | 'JobHoldEnded', data: object) =>
    react(reportHeldContent, recorded({ type, data: { jobId: 'j1', ownerId: 'author', ...data } } as never, { revision: 1 }));
  it('is reported when it is a listing, with what it is suspected of, and not to be decided on once that was withdrawn', () => {
    expect(listing('JobHeld', { holdId: 'h1', findings: ['copy', 'hurry'] })).toMatchObject([
      {
        send: {
          command: ReportHeldContent,
          data: {
            ...{ reportId: 'h1', reportedType: 'job_listing', reportedId: 'j1', reportedUserId: 'author', topicId: '', contentRevision: 1 },
            reason: 'scam',
            description: 'Başka bir üyenin ilanıyla neredeyse sözcüğü sözcüğüne aynı. Acele ettiriyor: kontenjan, son gün, hemen başlama.',
          },
        },
      },
    ]);
    expect(listing('JobHoldEnded', { holdIds: ['h1', 'h2'] })).toMatchObject(
      ['h1', 'h2'].map((reportId) => ({ send: { command: LapseReport, data: { reportId } } })),
    );
  });
  it('is no longer to be decided on when its author takes it back', () =>
    expect(react(reportHeldContent, recorded({ type: 'HeldTextWithdrawn', data: { textId: 'k1', authorId: 'author' } }))).toMatchObject([
      { send: { command: LapseReport, data: { reportId: 'k1' } } },
    ]));
});
