import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Logger } from 'pino';
import { LOGGER } from '../../../platform/observability/logger.js';
import { FigureRows } from './figure-rows.service.js';

/** Reads what the figures count as soon as a process that answers requests has started: whoever asks first need not wait for all of it. */
@Injectable()
export class FigureReading implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(
    private readonly rows: FigureRows,
    private readonly http: HttpAdapterHost,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    // The first request tries again what has failed.
    if (this.http.httpAdapter) this.rows.fresh().catch((error: unknown) => this.logger.error({ err: error }, 'reading ahead for the figures failed'));
  }

  onApplicationShutdown(): Promise<void> {
    return this.rows.stop();
  }
}
