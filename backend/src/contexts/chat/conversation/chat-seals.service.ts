import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { authorKey, editionKey, type FileOfChat, fileKey, type MessageEdition } from './chat-keys.rules.js';

/** Seals what is said in conversations, under two keys: facts and views hold it in no other form. */
@Injectable()
export class ChatSeals {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** Rejects with SubjectForgotten once one of the keys was destroyed. */
  seal(of: MessageEdition, text: string): Promise<string> {
    return this.sealUnder([authorKey(of.chatId, of.authorId), editionKey(of)], text);
  }

  /** Null once one of the keys was destroyed. */
  open(of: MessageEdition, sealed: string): Promise<string | null> {
    return this.openUnder([authorKey(of.chatId, of.authorId), editionKey(of)], sealed);
  }

  /** The same for what is to be known of a file. */
  sealFile(of: FileOfChat, text: string): Promise<string> {
    return this.sealUnder([authorKey(of.chatId, of.authorId), fileKey(of)], text);
  }

  openFile(of: FileOfChat, sealed: string): Promise<string | null> {
    return this.openUnder([authorKey(of.chatId, of.authorId), fileKey(of)], sealed);
  }

  private async sealUnder([outer, inner]: readonly [string, string], text: string): Promise<string> {
    return this.vault.seal(outer, await this.vault.seal(inner, text));
  }

  private async openUnder([outer, inner]: readonly [string, string], sealed: string): Promise<string | null> {
    const opened = await this.vault.open(outer, sealed);
    return opened === null ? null : this.vault.open(inner, opened);
  }
}
