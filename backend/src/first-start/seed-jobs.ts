import { dayIn } from '../../contracts/istanbul-day.js';
import { JOB_LIMITS } from '../../contracts/job-writing.js';
import { RequestSubroles, ReviewSubroles } from '../contexts/accounts/subrole/subrole.commands.js';
import { CloseJob, ExpireJob, WriteJob } from '../contexts/careers/listing/job.commands.js';
import { linkLines } from '../contexts/careers/listing/job-lines.rules.js';
import { SYSTEM } from '../kernel/event.js';
import { type DemoJob, readDemoJobs } from './demo-jobs.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import type { HoursAgo } from './seed-staff.js';

const DAY_HOURS = 24;
const DAY_MS = 86_400_000;
const OPEN_HOURS = JOB_LIMITS.openDays * DAY_HOURS;
/** Of a request that is older than thirty days the clock would say that its time is over, before it is reviewed here. */
const EMPLOYERS_SINCE_HOURS = 710;

/** Fills the careers with listings of employers: most are open, one soon ends, one is filled, and the time of one is over. */
export async function seedJobs(start: FirstStart, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  const jobs = [...readDemoJobs().entries()].sort(([, one], [, other]) => other.hoursAgo - one.hoursAgo);
  for (const username of new Set(jobs.map(([, { by }]) => by))) await makeEmployer(start, username, adminName, hoursAgo);
  for (const [index, job] of jobs) {
    const jobId = start.id(`job/${index}`);
    await publish(start, jobId, index, job, hoursAgo);
    await end(start, jobId, index, job, hoursAgo);
  }
}

async function makeEmployer(start: FirstStart, username: string, adminName: string, hoursAgo: HoursAgo): Promise<void> {
  const asked = { memberId: start.memberId(username), requestId: start.id(`employer/${username}`) };
  const reason = 'Çalıştığım ekip büyüyor; açık pozisyonlarımızı burada duyurmak istiyorum.';
  const request = { ...asked, subroles: ['employer'], reason, additionalInfo: '' } as const;
  await start.send(RequestSubroles, request, `employer/${username}`, hoursAgo(EMPLOYERS_SINCE_HOURS + 1), actor(start, username));
  const review = { ...asked, reviewerId: start.memberId(adminName), status: 'approved', approved: ['employer'], rejected: [], note: '' } as const;
  const admin = { ...actor(start, adminName), role: 'admin' };
  await start.send(ReviewSubroles, review, `employer-review/${username}`, hoursAgo(EMPLOYERS_SINCE_HOURS), admin);
}

/** By the installation in its owner's name, as all that sample members write. */
async function publish(start: FirstStart, jobId: string, index: number, job: DemoJob, hoursAgo: HoursAgo): Promise<void> {
  const { by, hoursAgo: hours, daysAhead, filledAfter: _, website, tags, languages, ...said } = job;
  const applyUntil = daysAhead === null ? null : dayIn(new Date(Date.parse(start.now()) + daysAhead * DAY_MS).toISOString());
  const form = { ...said, tags: [...tags], languages: [...languages], links: linkLines({ website }), applyUntil };
  await start.send(WriteJob, { jobId, memberId: start.memberId(by), isNew: true, form, version: null, open: 0 }, `job/${index}`, hoursAgo(hours), SYSTEM);
}

async function end(start: FirstStart, jobId: string, index: number, { by, hoursAgo: hours, filledAfter }: DemoJob, hoursAgo: HoursAgo): Promise<void> {
  const over = hoursAgo(hours - OPEN_HOURS);
  if (filledAfter !== null) {
    const close = { jobId, memberId: start.memberId(by), as: 'filled' } as const;
    await start.send(CloseJob, close, `job-filled/${index}`, hoursAgo(hours - filledAfter), actor(start, by));
  } else if (hours > OPEN_HOURS) await start.send(ExpireJob, { jobId, closesAt: over }, `job-expired/${index}`, over, SYSTEM);
}
