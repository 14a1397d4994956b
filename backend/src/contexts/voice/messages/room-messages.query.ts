import { Inject, Injectable } from '@nestjs/common';
import type { VoiceMessage, VoiceMessagePage } from '../../../../contracts/voice-messages.js';
import type { Views } from '../../../kernel/views.js';
import { ShutOuts } from '../../../platform/identity/shut-outs.js';
import { VIEWS } from '../../../platform/tokens.js';
import type { OldRoomMessages } from './old-room-messages.port.js';
import { OpenedRoomMessages } from './opened-room-messages.service.js';
import { messageUnknown } from './room-message.decider.js';
import { type RoomMessageDocument, roomMessagesView } from './room-message.model.js';

/** As many may have been written within the same millisecond and still stand on one page. */
const TIES = 20;
/** Whoever wrote much and is blocked is passed over so far for one page, and for so many pages that are read as one, and no further. */
const LOOK = { times: 8, atOnce: 200, pages: 10 } as const;
/** Of one fact. */
const FORGOTTEN_AT_ONCE = 200;

interface Look {
  readonly roomId: string;
  readonly readerId: string;
  readonly way: 1 | -1;
  readonly counts?: (row: RoomMessageDocument) => boolean;
}
const isSaid = ({ message_type }: RoomMessageDocument): boolean => message_type !== 'export';

/** Finds what is written in rooms for one who is there; who that is, the caller has found out. Between whom a block stands, neither reads the other. */
@Injectable()
export class RoomMessagesQuery implements OldRoomMessages {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly messages: OpenedRoomMessages,
    private readonly blocks: ShutOuts,
  ) {}

  find(messageId: string): Promise<RoomMessageDocument | null> {
    return this.views.get(roomMessagesView.name, messageId);
  }

  /** Null where there is none for its reader. */
  async one(messageId: string, readerId: string): Promise<VoiceMessage | null> {
    const found = await this.find(messageId);
    const shown = found ? await this.readable([found], readerId) : [];
    return (await this.opened(shown, readerId))[0] ?? null;
  }

  /** With as many before and after it, the oldest first, as its reader has them; lines that say what was done among them are no messages. */
  async around(messageId: string, readerId: string, each: number): Promise<VoiceMessage[]> {
    const found = await this.find(messageId);
    const [of] = found ? await this.readable([found], readerId) : [];
    if (!of) throw messageUnknown();
    const before = await this.look({ roomId: of.room_id, readerId, way: -1, counts: isSaid }, of.position - 1, each);
    const after = await this.look({ roomId: of.room_id, readerId, way: 1, counts: isSaid }, of.position + 1, each);
    return this.opened([...before.rows.slice(0, each).toReversed(), of, ...after.rows.slice(0, each)], readerId);
  }

  /** Throws RuleViolation where it is none of the room's for its reader. */
  async present(messageId: string, roomId: string, readerId: string): Promise<RoomMessageDocument> {
    const found = await this.find(messageId);
    const [shown] = found?.room_id === roomId ? await this.readable([found], readerId) : [];
    if (!shown) throw messageUnknown();
    return shown;
  }

  /** Behind the place of a message, or a time (ISO): of those written at the time of a page's oldest none is left for the next. */
  async page(roomId: string, readerId: string, before: { readonly id: string } | { readonly at: string } | null, limit: number): Promise<VoiceMessagePage> {
    const { rows, reached } = await this.look({ roomId, readerId, way: -1 }, await this.placeOf(roomId, before), limit + TIES);
    const last = rows[limit - 1];
    const ties = rows.slice(limit).findIndex(({ sent_at }) => sent_at !== last?.sent_at);
    const page = rows.slice(0, limit + (ties < 0 ? TIES : ties));
    const next = page.length < rows.length ? (page.at(-1)?._id ?? null) : reached;
    return { messages: await this.opened(page.toReversed(), readerId), hasOlder: next !== null, before: next };
  }

  /** The newest that are for a reader, up to a number, the oldest first; before a message, where one is given. Behind very many of someone blocked it looks no further. */
  async newest(roomId: string, readerId: string, most: number, upTo: string | null = null): Promise<Pick<VoiceMessagePage, 'messages' | 'hasOlder'>> {
    const messages: VoiceMessage[] = [];
    let before: string | null = upTo;
    let pages = 0;
    do {
      pages += 1;
      const page: VoiceMessagePage = await this.page(roomId, readerId, before === null ? null : { id: before }, LOOK.atOnce);
      messages.unshift(...page.messages);
      before = page.before;
    } while (before !== null && messages.length < most && pages < LOOK.pages);
    return { messages: messages.slice(-most), hasOlder: before !== null || messages.length > most };
  }

  async someOfOldestDay(roomId: string, upTo: string): Promise<{ readonly day: string; readonly messageIds: readonly string[] } | null> {
    const [oldest] = await this.views.find(roomMessagesView.name, { room_id: roomId, day: { $lte: upTo } }, { sort: [['day', 1]], limit: 1 });
    if (!oldest) return null;
    const found = await this.views.find(roomMessagesView.name, { room_id: roomId, day: oldest.day }, { limit: FORGOTTEN_AT_ONCE });
    return { day: oldest.day, messageIds: found.map(({ _id }) => _id) };
  }

  /** The last place in the log that is wanted. */
  private async placeOf(roomId: string, before: { readonly id: string } | { readonly at: string } | null): Promise<number> {
    if (!before) return Number.MAX_SAFE_INTEGER;
    if ('id' in before) {
      const found = await this.find(before.id);
      if (found?.room_id !== roomId) throw messageUnknown();
      return found.position - 1;
    }
    const filter = { room_id: roomId, sent_at: { $lt: before.at } };
    const [last] = await this.views.find(roomMessagesView.name, filter, { sort: [['sent_at', -1]], limit: 1 });
    return last?.position ?? 0;
  }

  /** From a place on, back (the newest first) or ahead: more than are wanted, where there are as many for the reader. `reached`: the last that was looked at; null where there are no more. */
  private async look({ roomId, readerId, way, counts = () => true }: Look, from: number, wanted: number) {
    const rows: RoomMessageDocument[] = [];
    let reached: string | null = null;
    for (let [place, times] = [from, 0]; times < LOOK.times && rows.length <= wanted; times++) {
      const limit = times === 0 ? wanted + 1 : LOOK.atOnce;
      const filter = { room_id: roomId, position: way < 0 ? { $lte: place } : { $gte: place } };
      const found = await this.views.find(roomMessagesView.name, filter, { sort: [['position', way]], limit });
      rows.push(...(await this.readable(found, readerId)).filter(counts));
      const last = found.length < limit ? undefined : found.at(-1);
      if (!last) return { rows, reached: null };
      reached = last._id;
      place = last.position + way;
    }
    return { rows, reached };
  }

  private async readable(found: readonly RoomMessageDocument[], readerId: string): Promise<readonly RoomMessageDocument[]> {
    const others = [...new Set(found.map(({ author_id }) => author_id))].filter((id) => id !== readerId);
    const shut = await this.blocks.shutFrom(others, readerId);
    // That what one writes was taken along is told to everybody.
    return found.filter(({ author_id, message_type }) => message_type === 'export' || !shut.has(author_id));
  }

  private async opened(found: readonly RoomMessageDocument[], readerId: string): Promise<VoiceMessage[]> {
    const ids = [...new Set(found.flatMap(({ parent_id }) => parent_id ?? []))];
    const parents = ids.length > 0 ? await this.readable(await this.views.getMany(roomMessagesView.name, ids), readerId) : [];
    return this.messages.of(found, parents);
  }
}
