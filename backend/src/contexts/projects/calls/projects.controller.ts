import { Body, Controller, Delete, Param, Post, Put } from '@nestjs/common';
import { PROJECT_WRITING_TEXT } from '../../../../contracts/project-writing.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { AlsoRefuses } from '../../../platform/http/answers.js';
import { CurrentCaller, MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { Reply } from '../../../platform/request/reply.js';
import { ProjectDesk } from './project-desk.service.js';
import { ArchiveProjectDto, CreateProjectDto, EditProjectDto } from './projects.dto.js';

const DELETED = { deleted: true } as const;

@Controller('api/projects')
export class ProjectsController {
  constructor(
    private readonly desk: ProjectDesk,
    private readonly reply: Reply,
  ) {}

  @Post()
  @Repeatable()
  @Allow('project.create')
  async create(@Body() body: CreateProjectDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const project = await this.desk.create(body, memberId, caller);
    return this.reply.afterViews(async () => ok(project, PROJECT_WRITING_TEXT.created));
  }

  @Put(':id')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.write')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditProjectDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const project = await this.desk.edit(id, body, memberId, caller);
    return this.reply.afterViews(async () => ok(project, PROJECT_WRITING_TEXT.saved));
  }

  @Put(':id/archive')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.take-part')
  async archive(@Param('id', IdPipe) id: string, @Body() { archived }: ArchiveProjectDto, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    const project = await this.desk.archive(id, archived, memberId, caller);
    return this.reply.afterViews(async () => ok(project, archived ? PROJECT_WRITING_TEXT.archivedDone : PROJECT_WRITING_TEXT.unarchivedDone));
  }

  @Delete(':id')
  @AlsoRefuses(410)
  @Repeatable()
  @Allow('project.take-part')
  async remove(@Param('id', IdPipe) id: string, @MemberId() memberId: string, @CurrentCaller() caller: Caller) {
    await this.desk.remove(id, memberId, caller);
    return this.reply.afterViews(async () => ok(DELETED, PROJECT_WRITING_TEXT.deletedDone));
  }
}
