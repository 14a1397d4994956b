import { Controller, Get, Param, Query } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { TimelineDto } from './timeline.dto.js';
import { TimelineQuery } from './timeline.query.js';
import { TimelineFactQuery } from './timeline-fact.query.js';

/** What was moderated, administered and looked at. */
@Controller('api/console/audit/timeline')
export class TimelineController {
  constructor(
    private readonly timeline: TimelineQuery,
    private readonly facts: TimelineFactQuery,
  ) {}

  @Get()
  @Allow('audit.read')
  async page(@Query() { before, ...filter }: TimelineDto, @MemberId() readerId: string) {
    return ok(await this.timeline.page(filter, before ?? null, readerId));
  }

  @Get('types')
  @Allow('audit.read')
  types() {
    return ok(this.timeline.types());
  }

  @Get(':id')
  @Allow('audit.read')
  async fact(@Param('id', IdPipe) id: string, @MemberId() readerId: string) {
    return ok(await this.facts.byId(id, readerId));
  }
}
