import { Inject, Injectable } from '@nestjs/common';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { ChatDay, OldDays } from '../conversation/old-days.port.js';
import { type MessageDocument, messagesView } from './message.model.js';

type Place = Pick<ChatDay, 'chatId' | 'day' | 'position'>;

/** Steps from one conversation of a day to the next along an index, without reading what lies between. */
@Injectable()
export class OldDaysQuery implements OldDays {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  async nextBefore(before: string, after: Place | null, most: number): Promise<ChatDay | null> {
    if (after === null) return this.firstBetween('', before, most);
    if (after.day >= before) return null;
    return (await this.read(after, most)) ?? (await this.ofSameDay(after, most)) ?? (await this.firstBetween(after.day, before, most));
  }

  async nextOf(chatId: string, behind: number, most: number): Promise<ChatDay | null> {
    const found = await this.views.find(messagesView.name, { chat_id: chatId, position: { $gt: behind } }, { sort: [['position', 1]], limit: most });
    const other = found.findIndex(({ day }) => day !== found[0]?.day);
    return dayOf(other < 0 ? found : found.slice(0, other));
  }

  private async ofSameDay({ day, chatId }: Place, most: number): Promise<ChatDay | null> {
    const [next] = await this.views.find(messagesView.name, { day, chat_id: { $gt: chatId } }, { sort: [['chat_id', 1]], limit: 1 });
    return next ? this.read({ day, chatId: next.chat_id, position: 0 }, most) : null;
  }

  private async firstBetween(behind: string, before: string, most: number): Promise<ChatDay | null> {
    const sort = [
      ['day', 1],
      ['chat_id', 1],
    ] as const;
    const [next] = await this.views.find(messagesView.name, { day: { $gt: behind, $lt: before } }, { sort, limit: 1 });
    return next ? this.read({ day: next.day, chatId: next.chat_id, position: 0 }, most) : null;
  }

  private async read({ day, chatId, position }: Place, most: number): Promise<ChatDay | null> {
    const filter = { day, chat_id: chatId, position: { $gt: position } };
    const found = await this.views.find(messagesView.name, filter, { sort: [['position', 1]], limit: most });
    return dayOf(found);
  }
}

function dayOf(found: readonly MessageDocument[]): ChatDay | null {
  const last = found.at(-1);
  if (!last) return null;
  const { chat_id: chatId, author_id: memberId, other_id: otherId, day, position } = last;
  return { chatId, memberId, otherId, day, messageIds: found.map(({ _id }) => _id), position };
}
