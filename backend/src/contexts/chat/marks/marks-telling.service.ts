import { Injectable } from '@nestjs/common';
import type { ChatMarksRow } from '../../../../contracts/chat.js';
import { LIVE_CHANNEL, NO_POSITION } from '../../../../contracts/envelope.js';
import { MemberSockets } from '../../../platform/realtime/member-sockets.js';
import type { SideDocument } from '../sides/sides.model.js';
import { ShownMarksQuery } from './shown-marks.query.js';
import { Sight } from './sight.service.js';

/** Tells open pages how far a member has a conversation: those of the other side what they are shown, the member's own how much is unread. */
@Injectable()
export class MarksTelling {
  constructor(
    private readonly sockets: MemberSockets,
    private readonly sight: Sight,
    private readonly shown: ShownMarksQuery,
  ) {}

  /** `unread`: what is left then, or null when nothing was read. */
  async moved(side: SideDocument, unread: number | null): Promise<void> {
    const { chat_id: chatId, member_id: memberId, other_id: otherId } = side;
    const row = { type: 'marks', chatId, memberId } as const;
    if (unread !== null) this.tell(memberId, { ...row, delivered: null, seen: null, unread });
    const [seen] = await this.sight.among(memberId, [side]);
    if (seen) this.tell(otherId, { ...row, ...(await this.shown.between(side)), unread: null });
  }

  private tell(to: string, row: ChatMarksRow): void {
    this.sockets.tell(to, { channel: LIVE_CHANNEL.chats, kind: 'update', row, position: NO_POSITION });
  }
}
