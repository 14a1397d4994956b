import { Inject, Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { intent, type Origin } from '../../../kernel/command.js';
import { EventStore } from '../../../kernel/event-store.js';
import { everyOf } from '../../../kernel/pages.js';
import type { Scheduler } from '../../../kernel/schedule.js';
import { SCHEDULER } from '../../../platform/tokens.js';
import { MailDigest, PrepareDigests, RecordDigestsPrepared } from './digest.commands.js';
import { lastPeriod, nameOf, type Period } from './digest.rules.js';
import { digestStream } from './digest.stream.js';
import { DigestContent } from './digest-content.port.js';
import { UnreadChatsOf } from './unread-chats.port.js';

const AT_ONCE = 500;

/** A run that was cut short is repeated as a whole: whoever has got the digest does not get it again. */
@Injectable()
export class PrepareDigestsHandler implements ICommandHandler<PrepareDigests> {
  constructor(
    private readonly store: EventStore,
    private readonly content: DigestContent,
    private readonly chats: UnreadChatsOf,
    @Inject(SCHEDULER) private readonly scheduler: Scheduler,
  ) {}

  async execute({ origin }: PrepareDigests): Promise<void> {
    for (const kind of ['daily', 'weekly'] as const) await this.prepare(lastPeriod(kind, origin.at), origin);
  }

  private async prepare(period: Period, origin: Origin): Promise<void> {
    if (await this.store.state(digestStream, nameOf(period))) return;
    const memberIds = new Set<string>();
    for await (const id of everyOf(AT_ONCE, (limit, offset) => this.content.toldSince(period.from, limit, offset))) memberIds.add(id);
    for (let time: string | null = period.from; time !== null; ) {
      const { memberIds: heard, until }: { memberIds: readonly string[]; until: string | null } = await this.chats.newsAfter(time, AT_ONCE);
      for (const id of heard) memberIds.add(id);
      time = until;
    }
    // A day on which nobody was told anything leaves nothing behind.
    if (memberIds.size === 0) return;
    for (const memberId of memberIds) await this.schedule(memberId, period, origin);
    const { kind, to } = period;
    await this.store.decideOn(digestStream, nameOf(period), new RecordDigestsPrepared({ kind, to }, { ...origin, id: `${origin.id}/${kind}` }));
  }

  private schedule(memberId: string, period: Period, { at, correlationId, id }: Origin): Promise<void> {
    const key = `digest:${nameOf(period)}:${memberId}`;
    return this.scheduler.schedule({ key, at, intent: intent(MailDigest, { memberId, period }), correlationId, causationId: id });
  }
}
