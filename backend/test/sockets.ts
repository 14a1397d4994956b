import { io, type Socket } from 'socket.io-client';
import { HeardEvents } from './heard-events.js';
import { isSecondHome } from './home.js';
import { noteChannel } from './second-home/met.js';

export interface Reply {
  readonly success: boolean;
  readonly code?: string;
  readonly message?: string;
}

/** A socket on /realtime that remembers what it heard, so that a test can wait for what may already have come. */
export class LiveSocket {
  private readonly heard = new HeardEvents();

  private constructor(private readonly socket: Socket) {
    socket.onAny((event: string, content: unknown) => this.note(event, content));
    socket.on('disconnect', (reason) => this.note('disconnect', reason));
    socket.on('connect_error', (error) => this.note('connect_error', error.message));
  }

  /**
   * Starts to connect as a page of the site does, or from another origin, or from none when it is empty; `ready` or `error` tells how it went.
   * `address` is the one that a proxy names.
   */
  static open(url: string, options: { token?: unknown; cookie?: string; origin?: string; address?: string } = {}): LiveSocket {
    const { token, cookie, origin = new URL(url).origin, address } = options;
    const headers = { ...(cookie === undefined ? {} : { cookie }), ...(origin === '' ? {} : { origin }), ...(address && { 'x-forwarded-for': address }) };
    const socket = io(`${url}/realtime`, {
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...(token === undefined ? {} : { auth: { token } }),
      extraHeaders: headers,
    });
    return new LiveSocket(socket);
  }

  /** The first content of this event that nobody has taken yet; waits for it. */
  next<T = unknown>(event: string): Promise<T> {
    return this.heard.next(event) as Promise<T>;
  }

  /** What has come of an event so far and was not taken. */
  soFar(event: string): readonly unknown[] {
    return this.heard.soFar(event);
  }

  /** The answer without the position, which is another one each time. */
  async subscribe(channel: unknown): Promise<Reply> {
    const { position, ...reply } = await this.ask('subscribe', { channel });
    return reply;
  }

  /** Sends whatever is given, as a client would after a reconnect. */
  async ask(event: string, message: unknown): Promise<Reply & { position?: number; replay?: string }> {
    const reply = await this.socket.timeout(20_000).emitWithAck(event, message);
    if (reply.success && isSecondHome()) noteChannel(event, Object(message).channel);
    return reply;
  }

  /** Sends and does not wait for an answer. */
  send(event: string, message: unknown): void {
    this.socket.emit(event, message);
  }

  unsubscribe(channel: unknown): Promise<Reply> {
    return this.ask('unsubscribe', { channel });
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  close(): void {
    this.socket.disconnect();
  }

  private note(event: string, content: unknown): void {
    if ((event === 'change' || event === 'present') && isSecondHome()) noteChannel(event, Object(content).channel);
    this.heard.note(event, content);
  }
}
