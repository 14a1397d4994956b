import { PROJECT_RETRIES } from '@contracts/project-writing';
import { triedAgain } from '../../../client/retries';

/** How every call of projects is tried again. */
export const tries = triedAgain(PROJECT_RETRIES);
