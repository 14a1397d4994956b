import { Controller, Get, Param, Query } from '@nestjs/common';
import { ONLY_ID, PAST_KINDS, type PastKind } from '../../../../contracts/travel.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { Allow } from '../../../platform/http/allow.js';
import { oneOf } from '../../../platform/http/console-list.js';
import { CurrentCaller } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { IdPipe } from '../../../platform/http/id.pipe.js';
import { notFound } from '../../../platform/refusals/refusals.js';
import { askedMoment } from './moment.rules.js';
import { MomentDto } from './travel.dto.js';
import { TravelQuery } from './travel.query.js';

/** How things stood. There is no other call than to read. */
@Controller('api/console/audit/past')
export class TravelController {
  constructor(private readonly travel: TravelQuery) {}

  @Get('queue')
  @Allow('audit.read')
  async queue(@Query() { at }: MomentDto, @CurrentCaller() caller: Caller) {
    return ok(await this.travel.view({ kind: 'queue', id: ONLY_ID.queue }, askedMoment(at), caller));
  }

  @Get('policy')
  @Allow('audit.read')
  async policy(@Query() { at }: MomentDto, @CurrentCaller() caller: Caller) {
    return ok(await this.travel.view({ kind: 'policy', id: ONLY_ID.policy }, askedMoment(at), caller));
  }

  @Get(':kind/:id')
  @Allow('audit.read')
  async show(@Param('kind') named: string, @Param('id', IdPipe) id: string, @Query() { at }: MomentDto, @CurrentCaller() caller: Caller) {
    const kind = oneOf(BY_ID, named);
    if (!kind) throw notFound();
    return ok(await this.travel.view({ kind, id }, askedMoment(at), caller));
  }
}

const BY_ID = PAST_KINDS.filter((kind): kind is Exclude<PastKind, keyof typeof ONLY_ID> => !Object.hasOwn(ONLY_ID, kind));
