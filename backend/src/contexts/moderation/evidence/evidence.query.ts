import { Inject, Injectable } from '@nestjs/common';
import type { CaseConversation } from '../../../../contracts/chat-evidence.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { evidenceView } from './evidence.model.js';
import { EvidenceCases } from './evidence-cases.port.js';

/** Nobody reports as many messages of one conversation before the first is over: only a few a day are taken. */
const MOST = 1_000;

/** Answers what was copied of conversations, without its words. */
@Injectable()
export class EvidenceQuery {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly cases: EvidenceCases,
  ) {}

  /** Null where nothing was copied but what everybody could read. */
  async kept(messageId: string): Promise<CaseConversation | null> {
    const found = await this.views.get(evidenceView.name, messageId);
    if (!found || found.messages === 0) return null;
    return { copied_at: found.copied_at, messages: found.messages, over: found.is_over };
  }

  /** Those of the ids of conversations about which a report is open. */
  async heldAmong(chatIds: readonly string[]): Promise<ReadonlySet<string>> {
    const held = new Set<string>();
    for (const chatId of chatIds) if (await this.isHeld(chatId)) held.add(chatId);
    return held;
  }

  private async isHeld(chatId: string): Promise<boolean> {
    const found = await this.views.find(evidenceView.name, { chat_id: chatId, is_over: false }, { sort: [['position', -1]], limit: MOST });
    for (const { _id } of found) if (await this.cases.isOpen(_id)) return true;
    return false;
  }
}
