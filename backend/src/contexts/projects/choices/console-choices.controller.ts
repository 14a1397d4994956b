import { Body, Controller, Get, Param, Post, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { PROJECT_CHOICE_KINDS, PROJECT_CHOICE_TEXT, type ProjectChoiceKind } from '../../../../contracts/project-choices.js';
import type { Command } from '../../../kernel/command.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { AddProjectChoice, ChangeProjectChoice, RetireProjectChoice } from './choices.commands.js';
import { AddProjectChoiceDto, ProjectChoiceDto, RetireProjectChoiceDto } from './choices.dto.js';
import { ProjectChoicesQuery } from './project-choices.query.js';

/** The lists from which members choose when they write projects and postings. */
@Controller('api/console/project-choices')
export class ConsoleChoicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly choices: ProjectChoicesQuery,
    private readonly origins: Origins,
    private readonly reply: Reply,
  ) {}

  @Get()
  @Allow('settings.read')
  async all() {
    return ok(await this.choices.all());
  }

  @Post()
  @Repeatable()
  @Allow('settings.change')
  add(@Body() request: AddProjectChoiceDto, @MemberId() adminId: string, @CurrentCaller() caller: Caller) {
    return this.keep(new AddProjectChoice({ ...request, adminId }, this.origins.of(caller)), PROJECT_CHOICE_TEXT.saved);
  }

  @Put(':kind/:code')
  @Repeatable()
  @Allow('settings.change')
  change(
    @Param('kind') kind: string,
    @Param('code') code: string,
    @Body() request: ProjectChoiceDto,
    @MemberId() adminId: string,
    @CurrentCaller() caller: Caller,
  ) {
    return this.keep(new ChangeProjectChoice({ ...request, kind: kindOf(kind), code, adminId }, this.origins.of(caller)), PROJECT_CHOICE_TEXT.saved);
  }

  @Put(':kind/:code/retired')
  @Repeatable()
  @Allow('settings.change')
  retire(
    @Param('kind') kind: string,
    @Param('code') code: string,
    @Body() { retired }: RetireProjectChoiceDto,
    @MemberId() adminId: string,
    @CurrentCaller() caller: Caller,
  ) {
    const command = new RetireProjectChoice({ kind: kindOf(kind), code, retired, adminId }, this.origins.of(caller));
    return this.keep(command, retired ? PROJECT_CHOICE_TEXT.retired : PROJECT_CHOICE_TEXT.restored);
  }

  private async keep(command: Command, said: string) {
    await this.commands.execute(command);
    return this.reply.afterViews(async () => ok(await this.choices.all(), said));
  }
}

/** Throws not-found for what is no kind of list. */
function kindOf(text: string): ProjectChoiceKind {
  const kind = PROJECT_CHOICE_KINDS.find((known) => known === text);
  if (!kind) throw new RuleViolation('project-choice.unknown', PROJECT_CHOICE_TEXT.unknown, null, 'not-found');
  return kind;
}
