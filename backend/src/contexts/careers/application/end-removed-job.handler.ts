import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { step } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { jobStream } from '../listing/job.stream.js';
import { DestroyJobApplications, type EndRemovedJobApplications } from './end-applications.commands.js';
import { JobEvidence } from './job-evidence.port.js';

/** Leaves them where the listing came back, or may come back on appeal: it is looked again then. */
@Injectable()
export class EndRemovedJobApplicationsHandler implements ICommandHandler<EndRemovedJobApplications> {
  constructor(
    private readonly store: EventStore,
    private readonly commands: CommandBus,
    private readonly evidence: JobEvidence,
  ) {}

  async execute({ data: { jobId, position }, origin }: EndRemovedJobApplications): Promise<void> {
    const job = await this.store.state(jobStream, jobId);
    if (job?.state !== 'deleted' || (await this.evidence.isNeeded(jobId))) return;
    await this.commands.execute(new DestroyJobApplications({ jobId, memberId: null, position }, step(origin, 'applications')));
  }
}
