import { describe, expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { JobEvent } from '../listing/job.events.js';
import { fingerprintOf } from './copies.rules.js';
import { jobPrintsProjection, STANDS } from './job-prints.projection.js';

const after = (type: JobEvent['type'], data: object = {}) =>
  project(jobPrintsProjection, recorded<JobEvent>({ type, data: { jobId: 'j1', ...data } } as never));
const WORDS = { title: 'Geliştirici', location: 'Kadıköy', description: 'Go yazacak birini arıyoruz.', responsibilities: 'Yazmak', qualifications: 'Go' };
const change = ($set: object) => [expect.objectContaining({ id: 'j1', update: { $set } })];

describe('What new listings are compared with', () => {
  it('is made of the words of a listing, and made anew of other words', () => {
    expect(after('JobPosted', { ...WORDS, ownerId: 'm1' })).toEqual([
      expect.objectContaining({ id: 'j1', put: expect.objectContaining({ ...fingerprintOf(WORDS), owner_id: 'm1', ...STANDS }) }),
    ]);
    const other = { ...WORDS, description: 'Rust yazacak birini arıyoruz.' };
    expect(after('JobRevised', other)).toEqual(change({ ...fingerprintOf(other) }));
  });
  it.each<[JobEvent['type'], object]>([
    ['JobHeld', { held: true }],
    ['JobClosed', { closed: true }],
    ['JobExpired', { expired: true }],
    ['JobHidden', { removed: true }],
    ['JobDeleted', { removed: true }],
  ])('is no more, for the time being, after %s', (type, flags) => expect(after(type)).toEqual(change(flags)));
  it.each<[JobEvent['type'], object]>([
    // Neither brings back what was taken away for another reason.
    ['JobApproved', { held: false, expired: false }],
    ['JobReopened', { closed: false, expired: false }],
    ['JobRenewed', { closed: false, expired: false }],
  ])('is again, as far as it goes, after %s', (type, flags) => expect(after(type)).toEqual(change(flags)));
  it('is again when it is restored to everybody, unless something else keeps it', () => {
    expect(after('JobRestored', { from: 'hidden', to: 'visible' })).toEqual(change({ removed: false }));
    expect(after('JobRestored', { from: 'deleted', to: 'hidden' })).toEqual(change({ removed: true }));
  });
  it('goes with the words', () => expect(after('JobWithdrawn')).toEqual([expect.objectContaining({ id: 'j1', remove: true })]));
});
