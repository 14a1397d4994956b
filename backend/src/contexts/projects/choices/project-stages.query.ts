import { Injectable } from '@nestjs/common';
import type { ProjectStage } from '../../../../contracts/project-choices.js';
import { ProjectChoicesQuery } from './project-choices.query.js';
import { ProjectsInStage } from './projects-in-stage.port.js';

/** Answers the stages of projects. */
@Injectable()
export class ProjectStages {
  constructor(
    private readonly choices: ProjectChoicesQuery,
    private readonly projects: ProjectsInStage,
  ) {}

  /** Those that may be chosen, in their order. */
  async offered(): Promise<ProjectStage[]> {
    return (await this.choices.offered('stage')).map((stage) => ({ ...stage, retired: false }));
  }

  /** Those by which a reader can narrow a list: behind what is offered, what was retired and still stands on a project that they find. */
  async found(readerId: string | null): Promise<ProjectStage[]> {
    const retired = (await this.choices.all()).filter((choice) => choice.kind === 'stage' && choice.retired);
    const totals = await Promise.all(retired.map(({ code }) => this.projects.total({ stage: code }, readerId)));
    const carried = retired.filter((_, at) => (totals[at] ?? 0) > 0).map(({ code, label }) => ({ code, label, retired: true }));
    return [...(await this.offered()), ...carried];
  }
}
