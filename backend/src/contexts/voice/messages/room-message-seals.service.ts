import { Inject, Injectable } from '@nestjs/common';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { openUnder, sealUnder } from '../../../platform/vault/sealed-under.js';
import { keysOfWords } from './room-words.rules.js';

type Of = Parameters<typeof keysOfWords>[0];

/** Seals what is written in rooms: facts and views hold it in no other form. */
@Injectable()
export class RoomMessageSeals {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** Rejects with SubjectForgotten once one of the keys was destroyed. */
  seal(of: Of, text: string): Promise<string> {
    return sealUnder(this.vault, keysOfWords(of), text);
  }

  /** Null once one of the keys was destroyed. */
  open(of: Of, sealed: string): Promise<string | null> {
    return openUnder(this.vault, keysOfWords(of), sealed);
  }
}
