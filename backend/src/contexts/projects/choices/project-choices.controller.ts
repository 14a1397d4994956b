import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { ProjectChoicesQuery } from './project-choices.query.js';

/** What members choose from when they write projects and postings. */
@Controller('api/projects')
export class ProjectChoicesController {
  constructor(private readonly choices: ProjectChoicesQuery) {}

  @Get('stages')
  @Allow('project.read')
  async stages() {
    return ok(await this.choices.offered('stage'));
  }

  @Get('reward-types')
  @Allow('project.read')
  async rewardTypes() {
    return ok(await this.choices.offered('reward_type'));
  }
}
