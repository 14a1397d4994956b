import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { openUnder, sealUnder } from '../../../platform/vault/sealed-under.js';
import { authorKey, editionKey, type FileOfChat, fileKey, type MessageEdition } from './chat-keys.rules.js';

/** Seals what is said in conversations, under two keys: facts and views hold it in no other form. */
@Injectable()
export class ChatSeals {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** Rejects with SubjectForgotten once one of the keys was destroyed. */
  seal(of: MessageEdition, text: string): Promise<string> {
    return sealUnder(this.vault, [authorKey(of.chatId, of.authorId), editionKey(of)], text);
  }

  /** Null once one of the keys was destroyed. */
  open(of: MessageEdition, sealed: string): Promise<string | null> {
    return openUnder(this.vault, [authorKey(of.chatId, of.authorId), editionKey(of)], sealed);
  }

  /** The same for what is to be known of a file. */
  sealFile(of: FileOfChat, text: string): Promise<string> {
    return sealUnder(this.vault, [authorKey(of.chatId, of.authorId), fileKey(of)], text);
  }

  openFile(of: FileOfChat, sealed: string): Promise<string | null> {
    return openUnder(this.vault, [authorKey(of.chatId, of.authorId), fileKey(of)], sealed);
  }
}
