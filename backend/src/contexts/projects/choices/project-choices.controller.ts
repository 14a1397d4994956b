import { Controller, Get, Query } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { ProjectStagesDto } from './choices.dto.js';
import { ProjectChoicesQuery } from './project-choices.query.js';
import { ProjectStages } from './project-stages.query.js';

/** What members choose from when they write projects and postings. */
@Controller('api/projects')
export class ProjectChoicesController {
  constructor(
    private readonly choices: ProjectChoicesQuery,
    private readonly allStages: ProjectStages,
  ) {}

  @Get('stages')
  @Allow('project.read')
  async stages(@Query() { carried }: ProjectStagesDto, @CurrentCaller() { memberId }: Caller) {
    return ok(carried === 'true' ? await this.allStages.found(memberId) : await this.allStages.offered());
  }

  @Get('reward-types')
  @Allow('project.read')
  async rewardTypes() {
    return ok(await this.choices.offered('reward_type'));
  }
}
