import type { Worker } from 'node:worker_threads';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import { plainHtml, type TextKind } from '../../../contracts/rendering/markdown.js';
import type { TextToRender } from './text-thread.js';

/** What a thread says first. */
const READY = null;

interface Waiting extends TextToRender {
  readonly done: (rendered: Rendered) => void;
}

export interface Rendered {
  readonly html: string;
  /** Whether the parser was not done with it in time, or failed: it is shown as plain words. */
  readonly failed: boolean;
}

export interface Longest {
  readonly textMs: number;
  /** For a thread to get ready. */
  readonly startMs: number;
}

/** Renders texts one after the other in a thread beside the one that serves; a text that takes too long, or breaks the thread, becomes plain words. */
export class TextRenderer implements OnApplicationShutdown {
  private readonly waiting: Waiting[] = [];
  private thread: Worker | null = null;
  private ready = false;
  private current: Waiting | null = null;
  private timer: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(
    private readonly start: () => Worker,
    private readonly longest: Longest,
    private readonly logger: Logger,
  ) {}

  render(source: string, kind: TextKind): Promise<Rendered> {
    return new Promise((done) => {
      this.waiting.push({ source, kind, done });
      this.next();
    });
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }

  /** What waits is answered with plain words. */
  async close(): Promise<void> {
    this.closed = true;
    const { thread } = this;
    this.thread = null;
    this.finish(null);
    await thread?.terminate();
  }

  private next(): void {
    if (this.current) return;
    const text = this.waiting.shift();
    if (!text) return;
    this.current = text;
    if (this.closed) this.finish(null);
    else if (this.thread) this.send();
    else this.open();
  }

  /** A thread that is still starting gets the text when it says that it is ready; starting does not count as the text's time. */
  private send(): void {
    if (!this.current || !this.ready) return;
    const { source, kind } = this.current;
    this.timer = setTimeout(() => this.lose('took too long'), this.longest.textMs);
    this.thread?.postMessage({ source, kind } satisfies TextToRender);
  }

  private open(): void {
    this.ready = false;
    let thread: Worker;
    try {
      thread = this.start();
    } catch (error) {
      this.lose(String(error));
      return;
    }
    this.thread = thread;
    // A thread that was given up may still have something to say.
    const ifCurrent = (act: () => void) => (this.thread === thread ? act() : undefined);
    thread.on('message', (said: string | typeof READY) => ifCurrent(() => this.heard(said)));
    thread.on('error', (error) => ifCurrent(() => this.lose(error.message)));
    thread.on('exit', (code) => ifCurrent(() => this.lose(`ended with ${code}`)));
    thread.unref();
    this.timer = setTimeout(() => this.lose('did not get ready'), this.longest.startMs);
  }

  private heard(said: string | typeof READY): void {
    if (said !== READY) {
      this.finish(said);
      return;
    }
    this.ready = true;
    clearTimeout(this.timer);
    this.send();
  }

  /** Gives up the thread with the text that it has; the next text gets a new one. Where none gets ready, nothing waits for another that would not either. */
  private lose(reason: string): void {
    const { thread, ready } = this;
    this.thread = null;
    const lost = ready ? [] : this.waiting.splice(0);
    thread?.terminate().catch((error: unknown) => this.logger.warn({ err: error }, 'text thread did not end'));
    // Never the text itself: it is somebody's.
    this.logger.warn({ reason, length: this.current?.source.length, others: lost.length }, 'text not rendered');
    for (const { source, done } of lost) done({ html: plainHtml(source), failed: true });
    this.finish(null);
  }

  private finish(html: string | null): void {
    clearTimeout(this.timer);
    const done = this.current;
    this.current = null;
    done?.done({ html: html ?? plainHtml(done.source), failed: html === null });
    this.next();
  }
}
