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

/** The answer to whoever asks whether this process can do its part. */
export async function healthOf(source: HealthSource): Promise<{ readonly status: number; readonly body: object }> {
  const failing = await source.failing();
  if (failing.length === 0) return { status: 200, body: ok({ status: 'ok' }) };
  const body = { success: false, error: TEXT.unavailable, message: TEXT.unavailable, code: CODE.unavailable, status: 503, failing };
  return { status: 503, body };
}

@Controller('api/health')
export class HealthController {
  constructor(private readonly source: HealthSource) {}

  /** 200 when able to serve, else 503 with the failing parts. */
  @Get()
  @Allow('platform.read')
  async health(@Res({ passthrough: true }) reply: FastifyReply) {
    const { status, body } = await healthOf(this.source);
    if (status !== 200) reply.status(status).header('Retry-After', '1');
    return body;
  }

  @Get('live')
  @Allow('platform.read')
  live() {
    return ok({ status: 'ok' });
  }
}
