import { Body, Controller, Param, Post, Put } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { Repeatable } from '../../../platform/http/repeatable.js';
import { SanctionDecisions } from './sanction-decisions.service.js';
import { ChangeEndDto, LiftDto, SanctionDto } from './sanctions.dto.js';

/** Sanctions of one member: given without a report, lifted, ended at another time. */
@Controller('api/console/members/:id/sanctions')
export class ConsoleSanctionsController {
  constructor(private readonly decisions: SanctionDecisions) {}

  @Post()
  @Repeatable()
  @Allow('member.sanction')
  give(@Param('id', IdPipe) id: string, @Body() sanction: SanctionDto, @CurrentCaller() caller: Caller) {
    return this.decisions.give(id, sanction, caller);
  }

  @Put(':sanction')
  @Repeatable()
  @Allow('member.sanction')
  changeEnd(@Param('id', IdPipe) id: string, @Param('sanction', IdPipe) sanction: string, @Body() change: ChangeEndDto, @CurrentCaller() caller: Caller) {
    return this.decisions.changeEnd(id, sanction, change, caller);
  }

  @Post(':sanction/lift')
  @Repeatable()
  @Allow('member.sanction')
  lift(@Param('id', IdPipe) id: string, @Param('sanction', IdPipe) sanction: string, @Body() lifting: LiftDto, @CurrentCaller() caller: Caller) {
    return this.decisions.lift(id, sanction, lifting, caller);
  }
}
