import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { Allow } from './allow.js';
import { ok } from './envelope.js';

/** The parts that must work for the installation to serve; bound by the composition root. */
export abstract class HealthSource {
  /** The failing parts by name, empty when all is well. */
  abstract failing(): Promise<readonly string[]>;
}

@Controller('api/health')
export class HealthController {
  constructor(private readonly source: HealthSource) {}

  /** 200 when able to serve, else 503 with the failing parts. */
  @Get()
  @Allow('platform.read')
  async health(@Res({ passthrough: true }) reply: FastifyReply) {
    const failing = await this.source.failing();
    if (failing.length === 0) return ok({ status: 'ok' });
    reply.status(503).header('Retry-After', '1');
    return { success: false, error: TEXT.unavailable, message: TEXT.unavailable, code: CODE.unavailable, status: 503, failing };
  }

  @Get('live')
  @Allow('platform.read')
  live() {
    return ok({ status: 'ok' });
  }
}
