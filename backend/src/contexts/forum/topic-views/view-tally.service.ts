import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Logger } from 'pino';
import type { Clock } from '../../../kernel/clock.js';
import type { Origin } from '../../../kernel/command.js';
import { SYSTEM } from '../../../kernel/event.js';
import type { Ids } from '../../../kernel/ids.js';
import { LOGGER } from '../../../platform/observability/logger.js';
import { requestContext } from '../../../platform/request/request-context.js';
import { CLOCK, IDS } from '../../../platform/tokens.js';
import { CountPostViews, CountTopicViews } from './topic-views.commands.js';

/** A process that dies loses what it has counted in this time. */
const GATHERED_MS = 10_000;
const SENT_AT_ONCE = 50;

/** What was read: a topic, or a post and who wrote it. */
export type ReadText = { readonly type: 'topic'; readonly id: string } | { readonly type: 'post'; readonly id: string; readonly authorId: string };

type CountViews = CountTopicViews | CountPostViews;
interface Tally {
  readonly text: ReadText;
  readonly views: number;
}

/** Counts views in the memory of this process and writes them down together: a fact for each would fill the log. */
@Injectable()
export class ViewTally implements OnApplicationShutdown {
  private counts = new Map<string, Tally>();
  /** What could not be written yet. As nothing else is sent before it, there is never more than one for each text. */
  private unwritten: CountViews[] = [];
  private writing: Promise<void> = Promise.resolve();
  private callOff: (() => void) | null = null;

  constructor(
    private readonly commands: CommandBus,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(IDS) private readonly ids: Ids,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  add(text: ReadText): void {
    this.counts.set(text.id, { text, views: (this.counts.get(text.id)?.views ?? 0) + 1 });
    this.writeLater();
  }

  /** Resolves when everything that was counted until now is written, or has been tried. */
  write(): Promise<void> {
    this.callOff?.();
    this.callOff = null;
    this.writing = this.writing.then(() => this.writeAll());
    return this.writing;
  }

  /** The server does not listen any more, and the log is still open. */
  async onApplicationShutdown(): Promise<void> {
    await this.write();
    this.callOff?.();
    const lost = this.unwritten.length + this.counts.size;
    if (lost > 0) this.logger.error({ texts: lost }, 'views were lost');
  }

  /** Outside of the request that happens to be the first: its ids are its own. */
  private writeLater(): void {
    const at = new Date(this.clock.now().getTime() + GATHERED_MS);
    this.callOff ??= requestContext.exit(() => this.clock.wakeAt(at, () => void this.write()));
  }

  private async writeAll(): Promise<void> {
    await this.send(this.unwritten);
    if (this.unwritten.length === 0) await this.send(this.takeCounts());
    if (this.unwritten.length > 0 || this.counts.size > 0) this.writeLater();
  }

  private takeCounts(): CountViews[] {
    const counts = [...this.counts.values()];
    this.counts = new Map();
    const at = this.clock.now().toISOString();
    return counts.map((tally) => {
      const id = this.ids.next();
      return counted(tally, { id, at, actor: SYSTEM, correlationId: id, causationId: null });
    });
  }

  /** What fails is sent again as the same command: it may have been written without our having heard of it. */
  private async send(commands: readonly CountViews[]): Promise<void> {
    const failed: CountViews[] = [];
    for (let from = 0; from < commands.length; from += SENT_AT_ONCE) {
      const part = commands.slice(from, from + SENT_AT_ONCE);
      const sent = await Promise.allSettled(part.map((command) => this.commands.execute(command)));
      failed.push(...part.filter((_, at) => sent[at]?.status === 'rejected'));
      const refused = sent.find((outcome) => outcome.status === 'rejected');
      if (refused) this.logger.warn({ err: refused.reason }, 'views could not be written yet');
    }
    this.unwritten = failed;
  }
}

const counted = ({ text, views }: Tally, origin: Origin): CountViews =>
  text.type === 'topic'
    ? new CountTopicViews({ topicId: text.id, views }, origin)
    : new CountPostViews({ postId: text.id, authorId: text.authorId, views }, origin);
