import { PROJECT_RETRIES } from '@contracts/project-writing';
import { at } from '../../../client/reads';
import { triedAgain } from '../../../client/retries';

/** Under which everything about job listings is kept; their lists, and what is read of one. */
export const JOBS = ['jobs'] as const;
export const JOB_LISTS_KEY = [...JOBS, 'list'] as const;
export const jobPath = (id: string): string => at`/api/career/jobs/${id}`;

/** How every call of careers is tried again. */
export const tries = triedAgain(PROJECT_RETRIES);
