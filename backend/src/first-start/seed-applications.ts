import { JOB_CONSENT } from '../../contracts/job-consent.js';
import {
  AnswerJobApplication,
  RateJobApplication,
  ReadReceivedApplication,
  SetJobApplicationState,
  WithdrawJobApplication,
  WriteTeamNote,
} from '../contexts/careers/application/application.commands.js';
import { answerText, noteText, ratingText } from '../contexts/careers/application/application-keys.rules.js';
import { SYSTEM } from '../kernel/event.js';
import { drawPage } from '../platform/one-page/draw-page.js';
import { type DemoApplication, demoApplications } from './demo-applications.js';
import { type DemoJob, readDemoJobs } from './demo-jobs.js';
import { demoMembers } from './demo-members.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';
import type { HoursAgo } from './seed-staff.js';

/** Fills an employer's desk, and the list of applications of whoever sent them. */
export async function seedApplications(start: FirstStart, hoursAgo: HoursAgo): Promise<void> {
  const jobs = readDemoJobs();
  for (const demo of demoApplications) {
    const job = jobs[demo.job];
    if (!job) throw new Error(`a sample application is to listing ${demo.job}, which is not there`);
    const seeded = new SeededApplication(start, demo, job, hoursAgo);
    await seeded.send();
    await seeded.judge();
    await seeded.talk();
    await seeded.withdraw();
  }
}

/** One sample application on its way through the log. */
class SeededApplication {
  private readonly seed: string;
  private readonly which: { readonly applicationId: string; readonly jobId: string; readonly applicantId: string };

  constructor(
    private readonly start: FirstStart,
    private readonly demo: DemoApplication,
    private readonly job: DemoJob,
    private readonly hoursAgo: HoursAgo,
  ) {
    this.seed = `job-application/${demo.job}/${demo.by}`;
    this.which = { applicationId: start.id(this.seed), jobId: start.id(`job/${demo.job}`), applicantId: start.memberId(demo.by) };
  }

  /** By the installation in their name, as all that sample members write. */
  async send(): Promise<void> {
    const { start, seed, which, demo, job } = this;
    const given = { phone: demo.phone, email: `${demo.by}@ornek.meydan.dev`, note: demo.note, cv_url: '', consent_version: JOB_CONSENT.version };
    const cv = { name: `${demo.by}-cv.pdf`, bytes: await cvOf(demo), uploadId: null };
    await start.apply({ which, ownerId: start.memberId(job.by) }, given, cv, seed, this.hoursAgo(demo.hoursAgo), SYSTEM);
  }

  async judge(): Promise<void> {
    const { start, seed, demo, job, by } = this;
    const { seenHoursAgo: seen, decided, rating, teamNote } = demo;
    if (seen === null) return;
    const judge = actor(start, job.by);
    await start.send(ReadReceivedApplication, by, `${seed}/seen`, this.hoursAgo(seen), judge);
    const noteId = start.id(`${seed}/note`);
    if (teamNote !== undefined) {
      const sealed = await start.sealed(noteText({ ...by, noteId }), teamNote);
      await start.send(WriteTeamNote, { ...by, noteId, sealed }, `${seed}/note`, this.hoursAgo(seen), judge);
    }
    if (rating !== undefined) {
      const sealed = await start.sealed(ratingText(by), String(rating));
      await start.send(RateJobApplication, { ...by, sealed }, `${seed}/rating`, this.hoursAgo(seen), judge);
    }
    if (!decided) return;
    const decision = { ...by, state: decided.state, version: null };
    await start.send(SetJobApplicationState, decision, `${seed}/decided`, this.hoursAgo(decided.hoursAgo), judge);
  }

  async talk(): Promise<void> {
    const { start, seed, which, demo, job } = this;
    for (const [at, { by: side, hoursAgo, text }] of (demo.answers ?? []).entries()) {
      const authorId = side === 'employer' ? start.memberId(job.by) : which.applicantId;
      const messageId = start.id(`${seed}/answer/${at}`);
      const sealed = await start.sealed(answerText({ ...which, authorId, messageId }), text);
      const said = { ...which, authorId, side, messageId, unlessSaid: [], sealed, state: null, version: null };
      await start.send(AnswerJobApplication, said, `${seed}/answer/${at}`, this.hoursAgo(hoursAgo), SYSTEM);
    }
  }

  async withdraw(): Promise<void> {
    const { start, seed, which, demo } = this;
    if (demo.withdrawnHoursAgo === undefined) return;
    await start.send(WithdrawJobApplication, which, `${seed}/withdrawn`, this.hoursAgo(demo.withdrawnHoursAgo), actor(start, demo.by));
  }

  private get by() {
    return { ...this.which, authorId: this.start.memberId(this.job.by) };
  }
}

async function cvOf({ by, phone, cv }: DemoApplication): Promise<Buffer> {
  const member = demoMembers.find(({ username }) => username === by);
  if (!member) throw new Error(`a sample application is by ${by}, who is not there`);
  const { pdf } = await drawPage({
    ...{ kind: 'Özgeçmiş', language: 'tr', names: [`${member.firstName} ${member.lastName}`], line: cv.line, photo: null },
    contacts: [phone, `${by}@ornek.meydan.dev`].map((text) => ({ text, href: null })),
    parts: [
      { kind: 'text', key: 'about', title: 'Özet', firstLines: 3, text: cv.about },
      { kind: 'groups', key: 'skills', title: 'Beceriler', firstLines: 3, groups: [{ label: '', items: cv.skills }] },
    ],
  });
  return Buffer.from(pdf);
}
