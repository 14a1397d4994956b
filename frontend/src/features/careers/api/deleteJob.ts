import { JOB_WRITING_TEXT } from '@contracts/job-writing';
import { removes, useCall } from '../../../calls/useCall';
import { at } from '../../../client/reads';
import { JOBS, tries } from './careers';
import { inWords } from './inWords';

/** Takes a listing away; its owner may. */
export const useDeleteJob = (onDeleted: () => void) =>
  useCall(
    inWords(
      removes<{ id: string }>(({ id }) => at`/api/career/jobs/${id}`),
      JOB_WRITING_TEXT.deleteFailed,
    ),
    { tries, asksAgain: [JOBS], says: JOB_WRITING_TEXT.deleted, onSuccess: onDeleted },
  );
