import { JOB_LIMITS, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { NameColleague, RemoveColleague } from './job.commands.js';
import type { JobEvent } from './job.events.js';
import { isThere, type JobState, ownedBy } from './job.state.rules.js';

export function nameColleague({ data: { jobId, memberId, colleagueId } }: NameColleague, state: JobState): readonly JobEvent[] {
  const { ownerId, colleagues } = ownedBy(state, memberId);
  if (colleagueId === ownerId) throw new RuleViolation('job.colleague-self', JOB_WRITING_TEXT.colleagueSelf);
  if (colleagues.has(colleagueId)) throw new RuleViolation('job.colleague-already', JOB_WRITING_TEXT.colleagueAlready);
  if (colleagues.size >= JOB_LIMITS.colleagues) throw new RuleViolation('job.too-many-colleagues', JOB_WRITING_TEXT.tooManyColleagues);
  return [{ type: 'ColleagueNamed', data: { jobId, ownerId, memberId: colleagueId } }];
}

/** By the owner, or by the colleague; silent where it is so already. */
export function removeColleague({ data }: RemoveColleague, state: JobState): readonly JobEvent[] {
  const { jobId, memberId, colleagueId, cause } = data;
  const job = cause === 'asked' && memberId !== colleagueId ? ownedBy(state, memberId ?? '') : state;
  if (!isThere(job) || !job.colleagues.has(colleagueId)) return [];
  const why = cause === 'asked' ? (memberId === colleagueId ? 'own' : 'owner') : cause;
  return [{ type: 'ColleagueRemoved', data: { jobId, ownerId: job.ownerId, memberId: colleagueId, cause: why } }];
}
