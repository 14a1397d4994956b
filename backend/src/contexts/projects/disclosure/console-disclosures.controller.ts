import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { type DisclosedProject, PROJECT_DESK_TEXT } from '../../../../contracts/project-moderation.js';
import { PROJECT_TEXT } from '../../../../contracts/projects.js';
import { EventStore } from '../../../kernel/event-store.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Origins } from '../../../platform/callers/origins.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { AuthorDirectory, authorIn } from '../../../platform/identity/author-directory.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { RenderedTexts } from '../../../platform/texts/rendered-texts.js';
import { saidBy } from '../desk/said.rules.js';
import { authorOf } from '../project/project.state.rules.js';
import { projectStream } from '../project/project.stream.js';
import { DiscloseProject } from './disclosure.commands.js';
import { DiscloseProjectDto } from './disclosure.dto.js';

/** Private projects, for whoever of the staff says why they read one. */
@Controller('api/console/projects/:id')
export class ConsoleProjectDisclosuresController {
  constructor(
    private readonly commands: CommandBus,
    private readonly store: EventStore,
    private readonly authors: AuthorDirectory,
    private readonly texts: RenderedTexts,
    private readonly origins: Origins,
  ) {}

  @Post('disclosures')
  @RepeatableLook()
  @HttpCode(200)
  @Allow('project.disclose')
  async disclose(@Param('id', IdPipe) projectId: string, @Body() { reason }: DiscloseProjectDto, @CurrentCaller() caller: Caller) {
    const project = await this.store.state(projectStream, projectId);
    if (!project || project.isWithdrawn) throw notFound(PROJECT_TEXT.notFound);
    if (project.visibility !== 'private') throw new RuleViolation('project.not-private', PROJECT_DESK_TEXT.notPrivate);
    const ownerId = authorOf(project);
    await this.commands.execute(new DiscloseProject({ projectId, ownerId, reason }, this.origins.of(caller)));
    const people = await this.authors.byIds(new Set([ownerId]));
    const { title, summary } = project.words;
    const answer: DisclosedProject = {
      ...{ id: projectId, title, summary, html: await this.texts.of(saidBy(project)), owner: authorIn(people, ownerId) },
      ...{ members: project.members.size, state: project.state, archived: project.archived !== null },
    };
    return ok(answer);
  }
}
