import { Controller, Get } from '@nestjs/common';
import type { OnlineCount } from '../../../contracts/operations.js';
import { SitePresence } from '../presence/site-presence.js';
import { Allow } from './allow.js';
import { ok } from './envelope.js';

@Controller('api/stats')
export class OnlineController {
  constructor(private readonly site: SitePresence) {}

  /** Members who are connected now, each once. */
  @Get('online')
  @Allow('platform.read')
  async online() {
    return ok({ count: await this.site.count() } satisfies OnlineCount);
  }
}
