import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { TIMELINE_TEXT } from '../../../../contracts/audit-timeline.js';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { SavedFilters } from './saved-filters.service.js';
import { RenameFilterDto, SaveFilterDto } from './timeline.dto.js';

/** The caller's own filters of the timeline. */
@Controller('api/console/audit/filters')
export class SavedFiltersController {
  constructor(private readonly filters: SavedFilters) {}

  @Get()
  @Allow('audit.read')
  async list(@MemberId() memberId: string) {
    return ok(await this.filters.list(memberId));
  }

  @Post()
  @Repeatable()
  @Allow('audit.keep-filter')
  async save(@MemberId() memberId: string, @Body() { name, filter }: SaveFilterDto) {
    return ok(await this.filters.save(memberId, name, filter), TIMELINE_TEXT.saved);
  }

  @Put(':id')
  @Repeatable()
  @Allow('audit.keep-filter')
  async rename(@MemberId() memberId: string, @Param('id', IdPipe) id: string, @Body() { name }: RenameFilterDto) {
    return ok(await this.filters.rename(memberId, id, name), TIMELINE_TEXT.renamed);
  }

  @Delete(':id')
  @Repeatable()
  @Allow('audit.keep-filter')
  async remove(@MemberId() memberId: string, @Param('id', IdPipe) id: string) {
    return ok(await this.filters.remove(memberId, id), TIMELINE_TEXT.removed);
  }
}
