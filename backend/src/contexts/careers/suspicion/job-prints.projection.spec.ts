import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { JobEvent } from '../listing/job.events.js';
import { fingerprintOf } from './copies.rules.js';
import { jobPrintsProjection } from './job-prints.projection.js';

const after = (type: JobEvent['type'], data: object = {}) =>
  project(jobPrintsProjection, recorded<JobEvent>({ type, data: { jobId: 'j1', ...data } } as never));
const WORDS = { title: 'Geliştirici', location: 'Kadıköy', description: 'Go yazacak birini arıyoruz.', responsibilities: 'Yazmak', qualifications: 'Go' };
const change = ($set: object) => [expect.objectContaining({ id: 'j1', update: { $set } })];

describe('What new listings are compared with', () => {
  it('is made of the words of a listing, and made anew of other words', () => {
    expect(after('JobPosted', { ...WORDS, ownerId: 'm1' })).toEqual([
      expect.objectContaining({ id: 'j1', put: expect.objectContaining({ ...fingerprintOf(WORDS), owner_id: 'm1', stands: true }) }),
    ]);
    const other = { ...WORDS, description: 'Rust yazacak birini arıyoruz.' };
    expect(after('JobRevised', other)).toEqual(change({ ...fingerprintOf(other) }));
  });
  it.each(['JobHeld', 'JobClosed', 'JobExpired', 'JobHidden', 'JobDeleted'] as const)('is no more, for the time being, after %s', (type) =>
    expect(after(type)).toEqual(change({ stands: false })),
  );
  it.each(['JobApproved', 'JobReopened', 'JobRenewed'] as const)('is again after %s', (type) => expect(after(type)).toEqual(change({ stands: true })));
  it('is again when it is restored to everybody', () => {
    expect(after('JobRestored', { from: 'hidden', to: 'visible' })).toEqual(change({ stands: true }));
    expect(after('JobRestored', { from: 'deleted', to: 'hidden' })).toEqual(change({ stands: false }));
  });
  it('goes with the words', () => expect(after('JobWithdrawn')).toEqual([expect.objectContaining({ id: 'j1', remove: true })]));
});
