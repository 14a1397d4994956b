import type { ForumDecision } from '@contracts/forum-decisions';
import { JOB_TOOL_DONE } from '@contracts/job-moderation';
import type { Job } from '@contracts/jobs';
import { JOB_VERBS, type JobTool } from '@contracts/moderation-verbs';
import { reads } from '../../../client/reads';
import { useDecide } from '../../../deciding/useDecide';
import { JOBS, jobPath } from './careers';

/** What staff have decided about a listing and what holds still; not kept beyond the visit. */
export const jobDecisionsQuery = (id: string) => reads<ForumDecision[]>([...JOBS, 'decisions', id], `${jobPath(id)}/decisions`);

/** Decides about a listing, and offers for ten seconds to take it back. */
export const useModerateJob = ({ id, hidden }: Job, tool: JobTool, onDone: () => void) =>
  useDecide({
    ...{ path: `${jobPath(id)}/moderate`, verbs: JOB_VERBS, tool, hidden, done: JOB_TOOL_DONE[tool], onDone },
    touches: [JOBS],
  });
