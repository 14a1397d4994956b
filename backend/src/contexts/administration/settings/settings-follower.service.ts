import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Logger } from 'pino';
import { streamName } from '../../../kernel/decider.js';
import type { RecordedEvent } from '../../../kernel/event.js';
import type { EventLog } from '../../../kernel/event-log.js';
import type { EventReader } from '../../../kernel/event-reader.js';
import { fold } from '../../../kernel/event-store.js';
import { LogFollower } from '../../../platform/following/log-follower.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { EVENT_LOG, EVENT_READER } from '../../../platform/tokens.js';
import { communitySettings, SETTINGS_ID, settingsStream } from './settings.decider.js';
import type { CommunitySettingChanged } from './settings.events.js';
import { SettingsInForce } from './settings-in-force.service.js';

const STREAM = streamName(settingsStream.category, SETTINGS_ID);
const BATCH = 500;

/** Sees to it that this process goes by what was changed in any of them, from its first moment on. */
@Injectable()
export class SettingsFollower implements OnModuleInit, OnApplicationShutdown {
  private readonly follower: LogFollower;
  private position = 0;

  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(EVENT_READER) private readonly reader: EventReader,
    private readonly inForce: SettingsInForce,
    @Inject(LOGGER) logger: Logger,
  ) {
    const failed = (error: unknown) => logger.error({ err: error }, 'following the settings of the community failed');
    this.follower = new LogFollower(log, { step: () => this.step(), recover: () => Promise.resolve(), failed });
  }

  async onModuleInit(): Promise<void> {
    this.position = await this.log.head();
    await this.refresh();
    this.follower.start();
  }

  onApplicationShutdown(): Promise<void> {
    return this.follower.stop();
  }

  /** Takes over what stands in the stream now; whoever changed it need not wait for the follower. */
  async refresh(): Promise<void> {
    const stored = await this.log.readStream(STREAM);
    // Why something was changed is nobody's business here: no key is needed.
    const events = stored.map((event) => this.reader.readShut(event) as RecordedEvent<CommunitySettingChanged>);
    this.inForce.take(events.at(-1)?.revision ?? -1, fold(communitySettings, events));
  }

  private async step(): Promise<boolean> {
    const events = await this.log.readAll(this.position, BATCH);
    if (events.some(({ stream }) => stream === STREAM)) await this.refresh();
    this.position = events.at(-1)?.position ?? this.position;
    return events.length > 0;
  }
}
