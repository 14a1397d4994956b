import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { JOB_LIMITS, JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { ownImage } from '../../../../contracts/writing.js';
import { EventStore } from '../../../kernel/event-store.js';
import type { Ids } from '../../../kernel/ids.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { IDS } from '../../../platform/tokens.js';
import { JobSuspicions } from '../suspicion/job-suspicions.service.js';
import { type JobHold, PostJob, ReviseJob, type SavedJobWords, type WriteJob } from './job.commands.js';
import { changedBy, type StandingJob } from './job.state.rules.js';
import { jobStream } from './job.stream.js';
import { JobGround } from './job-ground.port.js';
import { lookedAt } from './job-looked.rules.js';
import { formed } from './job-words.rules.js';

/** Looks at what is sent before anything of it is kept. */
@Injectable()
export class WriteJobHandler implements ICommandHandler<WriteJob> {
  constructor(
    private readonly store: EventStore,
    private readonly ground: JobGround,
    private readonly suspicions: JobSuspicions,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  execute(command: WriteJob): Promise<void> {
    return this.suspicions.inTurn(command.origin.actor, () => this.write(command));
  }

  private async write(command: WriteJob): Promise<void> {
    const { jobId, memberId, isNew, open } = command.data;
    if (isNew && (await this.store.hasBegun(jobStream, jobId))) return;
    if (isNew && open >= JOB_LIMITS.open) throw new RuleViolation('job.too-many-open', JOB_WRITING_TEXT.tooManyOpen);
    const before = isNew ? null : changedBy(await this.store.state(jobStream, jobId), memberId);
    const wanted = await this.usable(command, before);
    const saving = save(command, wanted, before, null);
    const changes = await this.store.rehearse(jobStream, jobId, saving);
    if (changes.length === 0) return;
    await this.ground.refuseJobText(memberId, lookedAt(wanted.words), before && lookedAt(before.words), command.origin);
    await this.store.decideOn(jobStream, jobId, save(command, wanted, before, await this.holdOf(command, wanted, before)));
  }

  private async holdOf({ data: { jobId, memberId }, origin }: WriteJob, wanted: SavedJobWords, before: StandingJob | null): Promise<JobHold | null> {
    const suspected = await this.suspicions.of({ id: jobId, ownerId: memberId }, wanted, before, origin.actor);
    return suspected && { holdId: this.ids.next(), ...suspected };
  }

  private async usable({ data: { form, memberId } }: WriteJob, before: StandingJob | null): Promise<SavedJobWords> {
    const wanted = formed(form, before);
    const tags = form.tags ? await this.ground.usableTags(form.tags) : wanted.words.tags;
    return { ...wanted, words: { ...wanted.words, tags, logo: await this.ownLogo(wanted.words.logo, memberId, before) } };
  }

  /** The address of a logo as it is kept; throws unless its owner has uploaded the picture. */
  private async ownLogo(logo: string | null, memberId: string, before: StandingJob | null): Promise<string | null> {
    if (logo === null || logo === before?.words.logo) return logo;
    const url = ownImage(logo)?.url ?? '';
    const [id = ''] = url.split('/').slice(-1);
    if (id && (await this.ground.isOwnImage(id.toLowerCase(), memberId))) return url;
    throw new RuleViolation('job.foreign-logo', JOB_WRITING_TEXT.badLogo, { logo_url: JOB_WRITING_TEXT.badLogo });
  }
}

const save = ({ data: { jobId, memberId, version }, origin }: WriteJob, wanted: SavedJobWords, before: StandingJob | null, hold: JobHold | null) =>
  before
    ? new ReviseJob({ jobId, memberId, ...wanted, version, judged: before.version, hold }, origin)
    : new PostJob({ jobId, ownerId: memberId, ...wanted, hold }, origin);
