import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import type { JobEvent } from '../../careers/public.js';
import { SettleImages } from './image.commands.js';

const settle = ({ data: { jobId } }: { readonly data: { readonly jobId: string } }): readonly Reaction[] => [
  { send: intent(SettleImages, { kind: 'job', textId: jobId }) },
];

/** Pictures know which job listings show them. */
export const settleJobImages = policy<Extract<JobEvent, { type: 'JobPosted' | 'JobRevised' | 'JobDeleted' | 'JobRestored' | 'JobWithdrawn' }>>({
  name: 'settle-job-images',
  on: { JobPosted: settle, JobRevised: settle, JobDeleted: settle, JobRestored: settle, JobWithdrawn: settle },
});
