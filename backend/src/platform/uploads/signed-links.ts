import { timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import type { Vault } from '../../kernel/vault.js';
import { CLOCK, VAULT } from '../tokens.js';

/** Long enough to open a picture that one has just been shown. */
const LIFE_S = 5 * 60;
/** To take one file out of a page at once. */
const BRIEF_S = 60;

/** Links to files that open for whoever holds them, for a few minutes. */
@Injectable()
export class SignedLinks {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The address of a file (`area/name`) under this host. */
  to(key: string): string {
    return `/api/files/${key}?${this.query(key, this.now() + LIFE_S)}`;
  }

  /** The end of an address that is checked elsewhere. For some minutes it is the same, so that a browser that is told it again has what it leads to. */
  lastingQuery(subject: string): string {
    return this.query(subject, (Math.floor(this.now() / LIFE_S) + 2) * LIFE_S);
  }

  /** The same for a minute. */
  briefQuery(subject: string): string {
    return this.query(subject, this.now() + BRIEF_S);
  }

  /** Seconds that a link still opens its file; 0 when its time is over or it was not made here. */
  secondsLeft(key: string, expires: string, signature: string): number {
    const [given, right] = [signature, this.sign(key, expires)].map((text) => Buffer.from(text));
    if (!given || !right || given.length !== right.length || !timingSafeEqual(given, right)) return 0;
    return Math.max(0, Number(expires) - this.now());
  }

  private query(subject: string, expires: number): string {
    return `expires=${expires}&signature=${this.sign(subject, String(expires))}`;
  }

  private sign(key: string, expires: string): string {
    return this.vault.blind('signed-link', `${key}\n${expires}`);
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
