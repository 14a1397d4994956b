import { Controller, Get } from '@nestjs/common';
import { Allow } from '../../../platform/http/allow.js';
import { ok } from '../../../platform/http/envelope.js';
import { ChainQuery } from './chain.query.js';

/** How the log is proven. */
@Controller('api/console/audit/chain')
export class ChainController {
  constructor(private readonly chain: ChainQuery) {}

  @Get()
  @Allow('audit.read')
  async now() {
    return ok(await this.chain.now());
  }
}
