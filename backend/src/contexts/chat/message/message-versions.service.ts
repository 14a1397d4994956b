import { Injectable } from '@nestjs/common';
import type { CopiedVersion } from '../../../../contracts/chat-evidence.js';
import { EventStore } from '../../../kernel/event-store.js';
import { ChatSeals } from '../conversation/chat-seals.service.js';
import { messageStream } from './message.stream.js';

/** Opens all versions of a message that can still be opened, for a report of it. */
@Injectable()
export class MessageVersions {
  constructor(
    private readonly store: EventStore,
    private readonly seals: ChatSeals,
  ) {}

  /** The oldest first; `revision` is that of the message then. */
  async of(messageId: string): Promise<{ readonly texts: readonly CopiedVersion[]; readonly revision: number }> {
    const facts = await this.store.read(messageStream, messageId);
    const texts: CopiedVersion[] = [];
    for (const { type, data, at } of facts) {
      if (type !== 'MessageSent' && type !== 'MessageEdited') continue;
      const { chatId, authorId, day, sealed } = data;
      const edition = type === 'MessageSent' ? 0 : data.edition;
      const content = await this.seals.open({ chatId, authorId, messageId, day, edition }, sealed);
      if (content !== null) texts.push({ at, content });
    }
    return { texts, revision: facts.at(-1)?.revision ?? 0 };
  }
}
