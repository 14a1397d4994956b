import { Injectable } from '@nestjs/common';
import { CommandBus, type ICommandHandler } from '@nestjs/cqrs';
import { type Origin, step } from '../../../kernel/command.js';
import { oneAfterAnother } from '../../../platform/commands/one-after-another.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { DestroyJobApplication } from './application.commands.js';
import { ApplicationsAfter, type ApplicationsOf } from './applications-after.port.js';
import type { DestroyJobApplications } from './end-applications.commands.js';

/** One after another; a run that was cut short goes on with those that are left. */
@Injectable()
export class DestroyJobApplicationsHandler implements ICommandHandler<DestroyJobApplications> {
  constructor(
    private readonly commands: CommandBus,
    private readonly applications: ApplicationsAfter,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { position, ...whose }, origin }: DestroyJobApplications): Promise<void> {
    await this.views.reached(position);
    const { jobId, memberId } = whose;
    if (jobId !== null) await this.destroy({ job_id: jobId }, 'listing', origin);
    if (memberId === null) return;
    await this.destroy({ applicant_id: memberId }, 'applicant', origin);
    await this.destroy({ owner_id: memberId }, 'listing', origin);
  }

  private destroy(of: ApplicationsOf, cause: 'listing' | 'applicant', origin: Origin): Promise<void> {
    return oneAfterAnother(
      (after, limit) => this.applications.after(of, after, limit),
      async ({ which }) => {
        await this.commands.execute(new DestroyJobApplication({ ...which, cause }, step(origin, which.applicationId)));
      },
    );
  }
}
