import { Inject, Injectable } from '@nestjs/common';
import { SubjectForgotten, type Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { openUnder, sealUnder } from '../../../platform/vault/sealed-under.js';
import { destroyed } from './application.decider.js';
import { type ApplicationText, keysOf } from './application-keys.rules.js';

/** Seals what is given and said in applications: facts and views hold it in no other form. */
@Injectable()
export class ApplicationSeals {
  constructor(@Inject(VAULT) private readonly vault: Vault) {}

  /** Throws RuleViolation once one of the keys was destroyed. */
  async seal(of: ApplicationText, text: string): Promise<string> {
    try {
      return await sealUnder(this.vault, keysOf(of), text);
    } catch (error) {
      if (error instanceof SubjectForgotten) throw destroyed();
      throw error;
    }
  }

  /** Null once one of the keys was destroyed. */
  open(of: ApplicationText, sealed: string): Promise<string | null> {
    return openUnder(this.vault, keysOf(of), sealed);
  }
}
