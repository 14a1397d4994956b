import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { react } from '../../../kernel/policy.js';
import { notifyOfJobs } from './notify-of-jobs.policy.js';

const OF = { applicationId: 'a1', jobId: 'l1', ownerId: 'owner', applicantId: 'elif' };
const BY = { ...OF, authorId: 'colleague' };
const told = (type: string, data: object) =>
  react(notifyOfJobs, recorded({ type, data: { ...BY, ...data } })).map((reaction) => ('schedule' in reaction ? reaction.schedule.data : null));
const toElif = (happening: string) =>
  expect.objectContaining({ happening, jobId: 'l1', hearers: { memberIds: ['elif'] }, actorId: null, across: ['colleague', 'owner'], outcome: null });

describe('What happens to applications', () => {
  it('is told to who reads them, when one is sent', () =>
    expect(told('JobApplicationSent', { sealed: 'v1.gizli' })).toEqual([
      expect.objectContaining({ happening: 'job_applied', jobId: 'l1', hearers: 'readers', actorId: 'elif', across: ['elif'], outcome: null }),
    ]));
  it('is told to the applicant: what was decided, that an answer came, that the CV was downloaded', () => {
    expect(told('JobApplicationStateSet', { state: 'positive', from: 'seen' })).toEqual([toElif('job_application_decided')]);
    expect(told('JobApplicationAnswered', { side: 'employer', messageId: 'm1', sealed: 'v1.gizli' })).toEqual([toElif('job_application_answered')]);
    expect(told('JobCvDownloaded', { downloadId: 'd1', sealed: 'v1.gizli' })).toEqual([toElif('job_cv_downloaded')]);
  });
  it('is told to a colleague who may read them from now on', () =>
    expect(told('ColleagueNamed', { jobId: 'l1', ownerId: 'owner', memberId: 'can' })).toEqual([
      expect.objectContaining({ happening: 'job_colleague', jobId: 'l1', hearers: { memberIds: ['can'] }, actorId: 'owner', across: ['owner'], outcome: null }),
    ]));
  it('is told without a word of it', () => {
    const all = [
      told('JobApplicationSent', { sealed: 'v1.gizli' }),
      told('JobApplicationAnswered', { side: 'employer', messageId: 'm1', sealed: 'v1.gizli' }),
      told('JobCvDownloaded', { downloadId: 'd1', sealed: 'v1.gizli' }),
      told('JobApplicationStateSet', { state: 'positive', from: 'seen' }),
    ];
    expect(JSON.stringify(all)).not.toMatch(/gizli|positive/);
  });
  it('is told to who reads them, when their applicant writes', () =>
    expect(told('JobApplicationAnswered', { authorId: 'elif', side: 'applicant', messageId: 'm1', sealed: 'v1.gizli' })).toEqual([
      expect.objectContaining({ happening: 'job_applicant_wrote', jobId: 'l1', hearers: 'readers', actorId: 'elif', across: ['elif'], outcome: null }),
    ]));
});

describe('What becomes of a listing', () => {
  it.each([
    ['JobExpired', {}, 'job_expired', null],
    ['JobHidden', {}, 'job_moderated', 'hidden'],
    ['JobDeleted', {}, 'job_moderated', 'deleted'],
    ['JobRestored', { to: 'visible' }, 'job_moderated', 'restored'],
    ['JobApproved', {}, 'job_moderated', 'released'],
  ] as const)('is told to its owner: %s', (type, data, happening, outcome) =>
    expect(told(type, data)).toEqual([expect.objectContaining({ happening, outcome, hearers: { memberIds: ['owner'] }, actorId: null })]),
  );
  it('is not told of one that stays hidden', () => expect(told('JobRestored', { to: 'hidden' })).toEqual([]));
});
