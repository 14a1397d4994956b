import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { ReadNotifications, RecordRead } from './inbox.commands.js';
import { inboxId, inboxStream } from './inbox.stream.js';
import { InboxContent } from './inbox-content.port.js';

const AT_ONCE = 200;

/** Only what is unread is recorded: opening a topic twice leaves one fact. */
@Injectable()
export class ReadNotificationsHandler implements ICommandHandler<ReadNotifications> {
  constructor(
    private readonly store: EventStore,
    private readonly content: InboxContent,
  ) {}

  async execute({ data: { memberId, ...which }, origin }: ReadNotifications): Promise<void> {
    const stream = inboxId(memberId, origin.at);
    for (let after: string | null = null; ; ) {
      const rows = await this.content.unread(memberId, which, after, AT_ONCE);
      await this.store.decideOn(inboxStream, stream, new RecordRead({ memberId, rows }, { ...origin, id: `${origin.id}/${after}` }));
      if (rows.length < AT_ONCE) return;
      after = rows.at(-1)?.id ?? null;
    }
  }
}
