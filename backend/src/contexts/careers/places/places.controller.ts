import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { JOB_WRITING_TEXT } from '../../../../contracts/job-writing.js';
import { Allow } from '../../../platform/http/allow.js';
import { MemberId } from '../../../platform/http/current-caller.js';
import { ok } from '../../../platform/http/envelope.js';
import { RepeatableLook } from '../../../platform/http/repeatable.js';
import { LocateDto } from './places.dto.js';
import { Places } from './places.service.js';

@Controller('api/career')
export class PlacesController {
  constructor(private readonly places: Places) {}

  @Get('map/services')
  @Allow('platform.read')
  services() {
    return ok(this.places.services);
  }

  /** A body, not an address: what is looked for stands in no log of addresses. */
  @Post('locate')
  @HttpCode(200)
  @RepeatableLook()
  @Allow('listing.write')
  async locate(@Body() { text, lat, lng }: LocateDto, @MemberId() memberId: string) {
    const isPoint = typeof lat === 'number' && typeof lng === 'number';
    const found = await this.places.find(isPoint ? { lat, lng } : (text ?? ''), memberId);
    return found.length > 0 ? ok(found) : ok(found, JOB_WRITING_TEXT.placeNotFound);
  }
}
