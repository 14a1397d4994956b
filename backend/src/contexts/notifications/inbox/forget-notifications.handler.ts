import { Injectable } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { EventStore } from '../../../kernel/event-store.js';
import { ViewPositions } from '../../../platform/following/view-positions.js';
import { ForgetNotifications, RecordForgotten } from './inbox.commands.js';
import { inboxId, inboxStream } from './inbox.stream.js';
import { InboxContent } from './inbox-content.port.js';

const AT_ONCE = 200;

@Injectable()
export class ForgetNotificationsHandler implements ICommandHandler<ForgetNotifications> {
  constructor(
    private readonly store: EventStore,
    private readonly content: InboxContent,
    private readonly views: ViewPositions,
  ) {}

  async execute({ data: { memberId }, origin }: ForgetNotifications): Promise<void> {
    // What the member was told last may not be in the centre yet, and is to be forgotten too.
    await this.views.allReached();
    for (let [row, topic]: [string | null, string | null] = [null, null], part = 0; ; part++) {
      const rowIds = await this.content.rowsOf(memberId, row, AT_ONCE);
      const topicIds = await this.content.topicsOf(memberId, topic, AT_ONCE);
      const step = { ...origin, id: `${origin.id}/${part}` };
      await this.store.decideOn(inboxStream, inboxId(memberId, origin.at), new RecordForgotten({ memberId, rowIds, topicIds }, step));
      if (rowIds.length < AT_ONCE && topicIds.length < AT_ONCE) return;
      [row, topic] = [rowIds.at(-1) ?? row, topicIds.at(-1) ?? topic];
    }
  }
}
