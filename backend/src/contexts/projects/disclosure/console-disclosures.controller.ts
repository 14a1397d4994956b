import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { DiscloseProject } from './disclosure.commands.js';
import { DiscloseProjectDto } from './disclosure.dto.js';
import { PrivateProjectQuery } from './private-project.query.js';

/** Private projects, for whoever of the staff says why they read one. */
@Controller('api/console/projects/:id')
export class ConsoleProjectDisclosuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly projects: PrivateProjectQuery,
    private readonly origins: Origins,
  ) {}

  @Post('disclosures')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('project.disclose')
  async disclose(@Param('id', IdPipe) projectId: string, @Body() { reason }: DiscloseProjectDto, @CurrentCaller() caller: Caller) {
    const ownerId = await this.projects.ownerOf(projectId);
    await this.commands.execute(new DiscloseProject({ projectId, ownerId, reason }, this.origins.of(caller)));
    return ok(await this.projects.one(projectId));
  }
}
