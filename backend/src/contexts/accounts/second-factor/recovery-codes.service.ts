import { randomInt } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { plainCode, SECOND_FACTOR_LIMITS } from '../../../../contracts/second-factor.js';
import type { Secrets, Vault } from '../../../kernel/vault.js';
import { SECRETS, VAULT } from '../../../platform/tokens.js';
import { SECRET } from './second-factor.rules.js';

/** Without the letters and digits that are taken for each other. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 50 bits: far more than anybody can try at the speed that is let through. */
const LENGTH = 10;

/** Sets of recovery codes. Only keyed digests are kept, sealed with the member's key. */
@Injectable()
export class RecoveryCodes {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(SECRETS) private readonly secrets: Secrets,
  ) {}

  /** Makes a set and keeps its digests; the codes themselves are known only to whoever gets this answer. */
  async make(memberId: string, setId: string): Promise<string[]> {
    const codes = Array.from({ length: SECOND_FACTOR_LIMITS.recoveryCodes }, newCode);
    await this.secrets.keep(memberId, SECRET.recovery(setId), JSON.stringify(codes.map((code) => this.digest(memberId, setId, code))));
    return codes;
  }

  /** The place of a code in its set, or null when it is none of them. */
  async numberOf(memberId: string, setId: string, code: string): Promise<number | null> {
    const kept = await this.secrets.recall(memberId, SECRET.recovery(setId));
    const number = kept === null ? -1 : (JSON.parse(kept) as string[]).indexOf(this.digest(memberId, setId, code));
    return number < 0 ? null : number;
  }

  drop(memberId: string, setId: string): Promise<void> {
    return this.secrets.drop(memberId, SECRET.recovery(setId));
  }

  private digest(memberId: string, setId: string, code: string): string {
    return this.vault.blind(`recovery-code/${memberId}/${setId}`, plainCode(code));
  }
}

function newCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
