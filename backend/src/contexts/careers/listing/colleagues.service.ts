import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Author } from '../../../../contracts/accounts.js';
import { JOB_LIMITS, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { type Caller, sessionOf } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { RateLimits } from '../../../platform/rate-limit/rate-limits.js';
import { NameColleague, RemoveColleague } from './job.commands.js';
import { ownedBy, readBy } from './job.state.rules.js';
import { jobStream } from './job.stream.js';
import { JobMembers } from './job-members.port.js';
import { StandingApplications } from './standing-applications.port.js';

const unknown = () =>
  new RuleViolation('job.colleague-unknown', JOB_WRITING_TEXT.colleagueUnknown, { username: JOB_WRITING_TEXT.colleagueUnknown }, 'not-found');

/** Who may read the applications to a listing besides its owner. */
@Injectable()
export class Colleagues {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly members: JobMembers,
    private readonly applications: StandingApplications,
    private readonly authors: AuthorDirectory,
    private readonly shutOuts: ShutOuts,
    private readonly origins: Origins,
    private readonly limits: RateLimits,
  ) {}

  async of(jobId: string, caller: Caller): Promise<Author[]> {
    const { colleagues } = readBy(await this.store.state(jobStream, jobId), sessionOf(caller).memberId);
    const authors = await this.authors.byIds(colleagues);
    return [...colleagues].map((id) => authorIn(authors, id));
  }

  /** Somebody between whom and the owner a block stands is not to be found, so that nobody learns of it. */
  async name(jobId: string, username: string, caller: Caller): Promise<Author[]> {
    const { memberId } = sessionOf(caller);
    await this.limits.countInHour(`job-save:${memberId}`, JOB_LIMITS.savesAnHour, JOB_WRITING_TEXT.tooManySaves);
    ownedBy(await this.store.state(jobStream, jobId), memberId);
    const [colleagueId] = await this.members.named([username]);
    if (!colleagueId || (await this.shutOuts.shutFrom([colleagueId], memberId)).has(colleagueId)) throw unknown();
    // Only the owner gets here, who sees who applied.
    if (await this.applications.hasApplied(jobId, colleagueId)) throw new RuleViolation('job.colleague-applied', JOB_WRITING_TEXT.colleagueApplied);
    await this.commands.execute(new NameColleague({ jobId, memberId, colleagueId }, this.origins.of(caller)));
    return this.of(jobId, caller);
  }

  /** Answers who is left; whoever took themselves out reads no more of it. */
  async remove(jobId: string, colleagueId: string, caller: Caller): Promise<Author[]> {
    const { memberId } = sessionOf(caller);
    await this.commands.execute(new RemoveColleague({ jobId, memberId, colleagueId, cause: 'asked' }, this.origins.of(caller)));
    return memberId === colleagueId ? [] : this.of(jobId, caller);
  }
}
