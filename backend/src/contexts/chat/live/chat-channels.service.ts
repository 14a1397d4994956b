import { Injectable } from '@nestjs/common';
import { validate } from 'uuid';
import { holds } from '../../../../contracts/permissions.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { OpenChannels } from '../../../platform/realtime/open-channels.js';
import { Sight } from '../marks/sight.service.js';
import { SidesQuery } from '../sides/sides.query.js';

const ONE_CHAT = /^chat:([0-9a-f-]{36})$/;

/** Who is at a conversation, and who writes there, is for the two of it alone, and only while they see each other. */
@Injectable()
export class ChatChannels extends OpenChannels {
  constructor(
    private readonly sides: SidesQuery,
    private readonly sight: Sight,
  ) {
    super();
  }

  async isOpenTo(channel: string, { memberId, role }: Caller): Promise<boolean> {
    const [, chatId] = ONE_CHAT.exec(channel) ?? [];
    if (chatId === undefined || memberId === null || !validate(chatId) || !holds(role, 'chat.use')) return false;
    const side = await this.sides.find(chatId, memberId);
    return side !== null && (await this.sight.among(memberId, [side])).length > 0;
  }

  showsListeners(channel: string): boolean {
    return ONE_CHAT.test(channel);
  }
}
