import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import type { EventLog } from '../../kernel/event-log.js';
import type { EventReader } from '../../kernel/event-reader.js';
import { LOGGER } from '../observability/logger.js';
import { EVENT_LOG, EVENT_READER, KEPT_STREAMS } from '../tokens.js';
import type { KeptStream } from './kept-stream.js';
import { LogFollower } from './log-follower.js';

const BATCH = 500;

/** What a keeper needs of a stream, whatever is in it. */
export type Keepable = Pick<KeptStream<unknown>, 'name' | 'catchUp'>;

/** Keeps streams in memory, in every process from its first moment on, whichever process writes to them. */
@Injectable()
export class StreamKeeper implements OnModuleInit, OnApplicationShutdown {
  private readonly follower: LogFollower;
  private position = 0;

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(EVENT_READER) private readonly reader: EventReader,
    @Inject(KEPT_STREAMS) private readonly kept: readonly Keepable[],
    @Inject(LOGGER) logger: Logger,
  ) {
    const failed = (error: unknown) => logger.error({ err: error }, 'keeping streams in memory failed');
    this.follower = new LogFollower(log, { step: () => this.step(), recover: () => Promise.resolve(), failed });
  }

  async onModuleInit(): Promise<void> {
    this.position = await this.log.head();
    await this.catchUp();
    this.follower.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.follower.stop();
  }

  /** Takes up what stands in the streams now: whoever has written there need not wait for the follower. */
  async catchUp(kept = this.kept): Promise<void> {
    await Promise.all(kept.map((stream) => stream.catchUp(this.log, this.reader)));
  }

  private async step(): Promise<boolean> {
    const events = await this.log.readAll(this.position, BATCH);
    const written = new Set(events.map(({ stream }) => stream));
    await this.catchUp(this.kept.filter(({ name }) => written.has(name)));
    this.position = events.at(-1)?.position ?? this.position;
    return events.length === BATCH;
  }
}
