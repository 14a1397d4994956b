import type { Redis } from 'ioredis';
import { isOutage, type RedisConnections } from '../redis-connection.js';
import type { Bulletin } from './bulletin.js';

type Listener = (text: string) => void;

/** Publishes in Redis. Messages are lost while it is away; listening goes on by itself when it is back. */
export class RedisBulletin implements Bulletin {
  private readonly listeners = new Map<string, Listener[]>();
  private readonly speaking: Redis;
  private readonly hearing: Redis;
  private subscribing: Promise<unknown> = Promise.resolve();

  constructor(private readonly connections: RedisConnections) {
    this.speaking = connections.impatient();
    this.hearing = connections.patient();
    this.hearing.on('message', (channel: string, text: string) => this.hear(channel, text));
  }

  publish(topic: string, text: string): void {
    this.speaking.publish(this.channelOf(topic), text).catch((error: unknown) => this.tell(error));
  }

  subscribe(topic: string, listener: Listener): void {
    const channel = this.channelOf(topic);
    this.listeners.set(channel, [...(this.listeners.get(channel) ?? []), listener]);
    const subscribed = this.hearing.subscribe(channel).catch((error: unknown) => this.tell(error));
    this.subscribing = Promise.all([this.subscribing, subscribed]);
  }

  /** Resolves once everything that was subscribed to is heard. */
  async listening(): Promise<void> {
    await this.subscribing;
  }

  /** A listener that cannot make sense of a message keeps nobody else from hearing it. */
  private hear(channel: string, text: string): void {
    for (const listener of this.listeners.get(channel) ?? []) {
      try {
        listener(text);
      } catch (error) {
        this.connections.report(`listener of ${channel}`, error);
      }
    }
  }

  private tell(error: unknown): void {
    if (!isOutage(error)) this.connections.report('bulletin', error);
  }

  /** Channels are the same in all databases of a server. */
  private channelOf(topic: string): string {
    return `meydan:${this.connections.database}:${topic}`;
  }
}
