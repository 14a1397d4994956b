import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DECISION_TEXT } from '../../../../contracts/forum-decisions.js';
import { JOB_TOOL_DONE } from '../../../../contracts/job-moderation.js';
import type { JobTool } from '../../../../contracts/moderation-verbs.js';
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
import { DeleteJob, HideJob, RestoreJob, UndoJobDecision } from '../listing/job-moderation.commands.js';
import { ModerateJobDto } from './job-desk.dto.js';
import { ReportedJobQuery } from './reported-job.query.js';

type Asked = { jobId: string; reason: string };
const TOOL: Record<JobTool, (asked: Asked, origin: Origin) => Command> = {
  hide: (asked, origin) => new HideJob({ ...asked, reportId: null }, origin),
  delete: (asked, origin) => new DeleteJob({ ...asked, reportId: null }, origin),
  restore: (asked, origin) => new RestoreJob(asked, origin),
};

/** What staff decide on a listing, on its page, and the way back at any later time. */
@Controller('api/career/jobs/:id')
export class JobDeskController {
  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: ReportedJobQuery,
    private readonly decisions: StandingDecisions,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Put('moderate')
  @Repeatable()
  @Allow('listing.moderate')
  async moderate(@Param('id', IdPipe) jobId: string, @Body() { action, reason }: ModerateJobDto, @CurrentCaller() caller: Caller) {
    await this.commands.execute(TOOL[action]({ jobId, reason }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.jobs.left(jobId), JOB_TOOL_DONE[action]));
  }

  @Get('decisions')
  @Allow('content.read-hidden')
  async list(@Param('id', IdPipe) id: string) {
    return ok(await this.decisions.standing(id));
  }

  @Put('decisions/:number/undo')
  @Repeatable()
  @Allow('listing.moderate')
  async undo(
    @Param('id', IdPipe) jobId: string,
    @Param('number', DecisionNumberPipe) number: number,
    @Body() { reason }: UndoDecisionDto,
    @CurrentCaller() caller: Caller,
  ) {
    await this.commands.execute(new UndoJobDecision({ jobId, number, reason: reason.trim() }, this.origins.of(caller)));
    return this.reply.afterPolicies(async () => ok(await this.decisions.byNumber(jobId, number), DECISION_TEXT.undone));
  }
}
