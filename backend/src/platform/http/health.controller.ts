import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { CODE, type Success, TEXT } from '../../../contracts/envelope.js';
import type { Failure } from '../../../contracts/failure.js';
import { Allow } from './allow.js';

/** The parts that must work for the installation to serve; bound by the composition root. */
export abstract class HealthSource {
  /** The failing parts by name, empty when all is well. */
  abstract failing(): Promise<readonly string[]>;
}

type Health = Success<{ status: 'ok' }>;

const WELL: Health = { success: true, data: { status: 'ok' } };

/** The answer to whoever asks whether this process can do its part. */
export async function healthOf(
  source: HealthSource,
): Promise<{ readonly status: 200; readonly body: Health } | { readonly status: 503; readonly body: Failure }> {
  const failing = await source.failing();
  if (failing.length === 0) return { status: 200, body: WELL };
  const body: Failure = { success: false, error: TEXT.unavailable, message: TEXT.unavailable, code: CODE.unavailable, status: 503, failing: [...failing] };
  return { status: 503, body };
}

@Controller('api/health')
export class HealthController {
  constructor(private readonly source: HealthSource) {}

  /** 200 when able to serve, else 503 with the failing parts. */
  @Get()
  @Allow('platform.read')
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health | Failure> {
    const { status, body } = await healthOf(this.source);
    if (status !== 200) reply.status(status).header('Retry-After', '1');
    return body;
  }

  @Get('live')
  @Allow('platform.read')
  live(): Health {
    return WELL;
  }
}
