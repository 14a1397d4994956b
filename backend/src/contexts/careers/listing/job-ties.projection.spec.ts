import { expect, it } from '@jest/globals';
import { recorded } from '../../../kernel/facts.fixture.js';
import { project } from '../../../kernel/projection.js';
import type { JobEvent } from './job.events.js';
import { jobTiesProjection } from './job-ties.projection.js';

const OF = { jobId: 'j1', ownerId: 'm1' };
const flagsAfter = (type: JobEvent['type']) =>
  project(jobTiesProjection, recorded<JobEvent>({ type, data: OF } as never)).map((write) => ('update' in write ? write.update.$set : write));

it.each<[JobEvent['type'], object]>([
  ['JobClosed', { closed: true }],
  ['JobExpired', { expired: true }],
  ['JobReopened', { closed: false, expired: false }],
  ['JobRenewed', { closed: false, expired: false }],
  ['JobApproved', { expired: false }],
])('What is open of a member’s after %s', (type, flags) => expect(flagsAfter(type)).toEqual([flags]));
