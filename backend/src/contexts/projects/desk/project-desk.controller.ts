import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import type { ProjectTool } from '../../../../contracts/moderation-verbs.js';
import { PROJECT_TOOL_DONE } from '../../../../contracts/project-moderation.js';
import type { Command, Origin } from '../../../kernel/command.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { StandingDecisions } from '../../../platform/deciding/standing-decisions.port.js';
import { UndoDecisionDto } from '../../../platform/deciding/undo-decision.dto.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { DecisionNumberPipe } from '../../../platform/http/decision-number.pipe.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { DeleteProject, HideProject, RestoreProject, UndoProjectDecision } from '../project/project.commands.js';
import { ModerateProjectDto } from './project-desk.dto.js';
import { ReportedProjectQuery } from './reported-project.query.js';

type Asked = { projectId: string; reason: string };
const TOOL: Record<ProjectTool, (asked: Asked, origin: Origin) => Command> = {
  hide: (asked, origin) => new HideProject({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new DeleteProject({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestoreProject(asked, origin),
};

/** What staff decide on a project, on its page, and the way back at any later time. */
@Controller('api/projects/:id')
export class ProjectDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly projects: ReportedProjectQuery,
    private readonly decisions: StandingDecisions,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put('moderate')
  @Repeatable()
  @Allow('project.moderate')
  async moderate(@Param('id', IdPipe) projectId: string, @Body() { action, reason }: ModerateProjectDto, @CurrentCaller() caller: Caller) {
    await this.commands.execute(TOOL[action]({ projectId, reason }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.projects.left(projectId), PROJECT_TOOL_DONE[action]));
  }

  @Get('decisions')
  @Allow('content.read-hidden')
  async list(@Param('id', IdPipe) id: string) {
    return ok(await this.decisions.standing(id));
  }

  @Put('decisions/:number/undo')
  @Repeatable()
  @Allow('project.moderate')
  async undo(
    @Param('id', IdPipe) projectId: string,
    @Param('number', DecisionNumberPipe) number: number,
    @Body() { reason }: UndoDecisionDto,
    @CurrentCaller() caller: Caller,
  ) {
    await this.commands.execute(new UndoProjectDecision({ projectId, number, reason: reason.trim() }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.decisions.byNumber(projectId, number), DECISION_TEXT.undone));
  }
}
