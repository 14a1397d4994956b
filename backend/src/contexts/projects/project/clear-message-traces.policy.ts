import { intent } from '../../../kernel/command.js';
import { policy, type Reaction } from '../../../kernel/policy.js';
import { ClearTraces } from '../../../platform/traces/traces.commands.js';
import type { ApplicationMessagesDestroyed, ApplicationWithdrawn, PostingRemoved } from './posting.events.js';
import type { ProjectWithdrawn } from './project.events.js';

/** Clearing reads and writes whole files: what was taken back in such a while is cleared by one job at its end. */
const TOGETHER_MS = 10 * 60_000;

function cleared({ at }: { at: string }): readonly Reaction[] {
  const end = new Date((Math.floor(Date.parse(at) / TOGETHER_MS) + 1) * TOGETHER_MS).toISOString();
  return [{ schedule: intent(ClearTraces, {}), key: `clear-traces-of-messages:${end}`, at: end }];
}

/** What an applicant wrote is overwritten on the disk, too, once it is gone. */
export const clearMessageTraces = policy<ApplicationWithdrawn | PostingRemoved | ApplicationMessagesDestroyed | ProjectWithdrawn>({
  name: 'clear-traces-of-messages',
  follows: 'later',
  on: {
    ApplicationWithdrawn: cleared,
    PostingRemoved: (event) => (event.data.applicationIds.length > 0 ? cleared(event) : []),
    ApplicationMessagesDestroyed: cleared,
    ProjectWithdrawn: cleared,
  },
});
