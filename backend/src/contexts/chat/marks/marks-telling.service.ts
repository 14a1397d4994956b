import { Injectable } from '@nestjs/common';
import type { ChatMarksRow } from '../../../../contracts/chat.js';
import { LIVE_CHANNEL, NO_POSITION } from '../../../../contracts/envelope.js';
import { MemberSockets } from '../../../platform/realtime/member-sockets.js';
import type { SideDocument } from '../sides/sides.model.js';
import { ShownMarksQuery } from './shown-marks.query.js';
import { Sight } from './sight.service.js';

/** Who is overtaken that often is followed by others who tell. */
const MOST_TIMES = 10;

/** Tells open pages how far a member has a conversation: those of the other side what they are shown, the member's own how much is unread. */
@Injectable()
export class MarksTelling {
  constructor(
    private readonly sockets: MemberSockets,
    private readonly sight: Sight,
    private readonly shown: ShownMarksQuery,
  ) {}

  /** `unread`: counts what is left then; null when nothing was read. */
  async moved(side: SideDocument, unread: (() => Promise<number>) | null): Promise<void> {
    const { chat_id: chatId, member_id: memberId, other_id: otherId } = side;
    const row = { type: 'marks', chatId, memberId } as const;
    const none = { delivered: null, seen: null };
    if (unread) await this.untilTold(unread, (left) => this.tell(memberId, { ...row, ...none, unread: left }));
    const [seen] = await this.sight.among(memberId, [side]);
    if (seen)
      await this.untilTold(
        () => this.shown.between(side),
        (marks) => this.tell(otherId, { ...row, ...marks, unread: null }),
      );
  }

  /** What another process changes meanwhile, and tells before this one does, is told after it once more: whoever tells last tells what is so. */
  private async untilTold<Told>(read: () => Promise<Told>, tell: (told: Told) => void): Promise<void> {
    let told = await read();
    for (let times = 0; times < MOST_TIMES; times++) {
      tell(told);
      const now = await read();
      if (JSON.stringify(now) === JSON.stringify(told)) return;
      told = now;
    }
  }

  private tell(to: string, row: ChatMarksRow): void {
    this.sockets.tell(to, { channel: LIVE_CHANNEL.chats, kind: 'update', row, position: NO_POSITION });
  }
}
