import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { UPDATE_LIMITS, UPDATE_TEXT } from '../../../../contracts/project-updates.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { listing, ok } from '../../../platform/http/envelope.js';
import { WindowDto } from '../../../platform/http/fields.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { windowOf } from '../../../platform/paging/window.js';
import { UpdateQuery } from './update.query.js';
import { UpdateDesk } from './update-desk.service.js';
import { EditProjectUpdateDto, ProjectUpdateDto } from './updates.dto.js';

const DELETED = { deleted: true } as const;

@Controller('api/projects')
export class ProjectUpdatesController {
  constructor(
    private readonly updates: UpdateQuery,
    private readonly desk: UpdateDesk,
  ) {}

  @Get(':id/updates')
  @Allow('project.read')
  async list(@Param('id', IdPipe) id: string, @Query() { limit = UPDATE_LIMITS.page, ...place }: WindowDto, @CurrentCaller() caller: Caller) {
    const window = windowOf({ limit, ...place });
    const { rows, total } = await this.updates.page(id, window, caller);
    return listing(rows, total, window);
  }

  @Post(':id/updates')
  @Repeatable()
  @Allow('project.write')
  async post(@Param('id', IdPipe) id: string, @Body() body: ProjectUpdateDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.post(id, body, caller));
  }

  @Get('updates/:id')
  @Allow('project.read')
  async one(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.updates.present(id, caller));
  }

  @Put('updates/:id')
  @Repeatable()
  @Allow('project.write')
  async edit(@Param('id', IdPipe) id: string, @Body() body: EditProjectUpdateDto, @CurrentCaller() caller: Caller) {
    return ok(await this.desk.edit(id, body, caller));
  }

  @Delete('updates/:id')
  @Repeatable()
  @Allow('project.take-part')
  async remove(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    await this.desk.remove(id, caller);
    return ok(DELETED, UPDATE_TEXT.deletedDone);
  }

  @Get('updates/:id/history')
  @Allow('project.read')
  async history(@Param('id', IdPipe) id: string, @CurrentCaller() caller: Caller) {
    return ok(await this.updates.history(id, caller));
  }
}
