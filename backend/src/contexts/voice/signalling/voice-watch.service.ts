import { setImmediate as immediately } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.js';
import { PLACE_MS } from '../../../kernel/room-places.js';
import { Unavailable } from '../../../kernel/unavailable.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { CLOCK } from '../../../platform/tokens.js';
import { VoiceGateway } from './voice.gateway.js';
import { VoiceCarriers } from './voice-carriers.service.js';
import { VoiceLists } from './voice-lists.service.js';
import { VoicePeers } from './voice-peers.service.js';
import { VoiceSockets } from './voice-sockets.service.js';

const RENEW_EVERY_MS = PLACE_MS / 3;

/**
 * Keeps the places of the pages that are connected to this process, and looks again at each of them: a session whose time is over is no fact, and
 * what was told while a store was away was told to nobody.
 */
@Injectable()
export class VoiceWatch implements OnApplicationBootstrap, OnApplicationShutdown {
  private looking: Promise<void> | null = null;
  private callOff: () => void = () => undefined;

  constructor(
    private readonly peers: VoicePeers,
    private readonly sockets: VoiceSockets,
    private readonly lists: VoiceLists,
    private readonly carriers: VoiceCarriers,
    private readonly gateway: VoiceGateway,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const arrange = (roomId: string) => void this.tried(() => this.lists.arrange(roomId));
    this.peers.watch({ changed: arrange, restored: (roomId) => void this.tried(() => this.lists.tellAgain(roomId)) });
    this.carriers.watch((roomId) => {
      // After a process stood still its places are kept before they are counted.
      void this.tried(() => this.peers.renew());
      arrange(roomId);
    });
    this.goOn();
  }

  /** By the clock, and by a timer beside it: where the clock is set back, places would lapse until it has come to its old time again. */
  private goOn(): void {
    const callOff = this.clock.wakeAt(new Date(this.clock.now().getTime() + RENEW_EVERY_MS), () => this.beat());
    const timer = setTimeout(() => this.beat(), RENEW_EVERY_MS).unref();
    this.callOff = () => {
      callOff();
      clearTimeout(timer);
    };
  }

  private beat(): void {
    this.callOff();
    this.goOn();
    // Places are kept however long a look takes.
    void this.tried(() => this.peers.renew());
    for (const roomId of this.lists.rooms()) void this.tried(() => this.lists.lookOver(roomId));
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
  }

  onApplicationShutdown(): void {
    this.callOff();
  }

  /** One after the other, and never two at once: signals go before. */
  private async look(): Promise<void> {
    for (const socket of this.sockets.all()) {
      await immediately();
      await this.tried(() => this.gateway.lookAgain([socket], 'session'));
    }
  }

  /** The next look finds what this one did not; an outage others tell of. */
  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Unavailable)) this.logger.error({ err: error }, 'voice sockets could not be looked at');
    }
  }
}
