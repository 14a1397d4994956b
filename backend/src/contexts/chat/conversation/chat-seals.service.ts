import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { authorKey, editionKey, type MessageEdition } from './chat-keys.rules.js';

/** Seals what is said in conversations, under two keys: facts and views hold it in no other form. */
@Injectable()
export class ChatSeals {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** Rejects with SubjectForgotten once one of the keys was destroyed. */
  async seal(of: MessageEdition, text: string): Promise<string> {
    return this.vault.seal(authorKey(of.chatId, of.authorId), await this.vault.seal(editionKey(of), text));
  }

  /** Null once one of the keys was destroyed. */
  async open(of: MessageEdition, sealed: string): Promise<string | null> {
    const inner = await this.vault.open(authorKey(of.chatId, of.authorId), sealed);
    return inner === null ? null : this.vault.open(editionKey(of), inner);
  }
}
