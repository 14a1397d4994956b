import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Logger } from 'pino';
import { LOGGER } from '../../../platform/observability/logger.js';
import { JobFinder } from './job-finder.query.js';

/** Begins to read the listings as soon as a process that answers requests has started: whoever asks first need not wait for all of them. */
@Injectable()
export class JobReading implements OnApplicationBootstrap, OnApplicationShutdown {
  private isOver = false;

  constructor(
    private readonly finder: JobFinder,
    private readonly http: HttpAdapterHost,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.http.httpAdapter) return;
    // The first request tries again what has failed.
    this.finder.current().catch((error: unknown) => {
      if (!this.isOver) this.logger.error({ err: error }, 'reading ahead for the lists of listings failed');
    });
  }

  onApplicationShutdown(): Promise<void> {
    this.isOver = true;
    return this.finder.stop();
  }
}
