import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import type { UpdateTool } from '../../../../contracts/moderation-verbs.js';
import { UPDATE_TOOL_DONE } from '../../../../contracts/project-moderation.js';
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
import { HideProjectUpdate, RemoveProjectUpdate, RestoreProjectUpdate, UndoUpdateDecision } from '../update/update.commands.js';
import { ModerateUpdateDto } from './project-desk.dto.js';
import { ReportedUpdateQuery } from './reported-update.query.js';

type Asked = { updateId: string; reason: string };
const TOOL: Record<UpdateTool, (asked: Asked, origin: Origin) => Command> = {
  hide: (asked, origin) => new HideProjectUpdate({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new RemoveProjectUpdate({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestoreProjectUpdate(asked, origin),
};

/** What staff decide on an update, where it stands, and the way back at any later time. */
@Controller('api/projects/updates/:id')
export class UpdateDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly updates: ReportedUpdateQuery,
    private readonly decisions: StandingDecisions,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put('moderate')
  @Repeatable()
  @Allow('project.moderate')
  async moderate(@Param('id', IdPipe) updateId: string, @Body() { action, reason }: ModerateUpdateDto, @CurrentCaller() caller: Caller) {
    await this.commands.execute(TOOL[action]({ updateId, reason }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.updates.left(updateId), UPDATE_TOOL_DONE[action]));
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
    @Param('id', IdPipe) updateId: string,
    @Param('number', DecisionNumberPipe) number: number,
    @Body() { reason }: UndoDecisionDto,
    @CurrentCaller() caller: Caller,
  ) {
    await this.commands.execute(new UndoUpdateDecision({ updateId, number, reason: reason.trim() }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.decisions.byNumber(updateId, number), DECISION_TEXT.undone));
  }
}
