import { Controller, Get, Inject, Query } from '@nestjs/common';
import type { Clock } from '../../../kernel/clock.js';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { CLOCK } from '../../../platform/tokens.js';
import { FiguresDto } from './figures.dto.js';
import { FiguresQuery } from './figures.query.js';

/** How it was decided in some days. */
@Controller('api/console/audit/figures')
export class FiguresController {
  constructor(
    private readonly figures: FiguresQuery,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('audit.read')
  async show(@Query() days: FiguresDto) {
    return ok(await this.figures.of(days, this.clock.now()));
  }
}
