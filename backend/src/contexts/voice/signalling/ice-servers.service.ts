import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { VoiceIceServer } from '../../../../contracts/voice-signals.js';
import type { Clock } from '../../../kernel/clock.js';
import type { Vault } from '../../../kernel/vault.js';
import { CLOCK, VAULT } from '../../../platform/tokens.js';
import { NamedIceServices } from './ice-services.port.js';

/** Longer than a call without a new connection; whoever stays longer gets another one with the next ticket. */
const CREDENTIAL_MS = 60 * 60_000;
const NAME_LENGTH = 16;
const DAY_LENGTH = '2026-11-29'.length;

/** Knows whom browsers may ask how they are reached, and who carries what cannot go directly. */
@Injectable()
export class IceServers {
  constructor(
    private readonly services: NamedIceServices,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(VAULT) private readonly vault: Pick<Vault, 'blind'>,
  ) {}

  get canRelay(): boolean {
    return this.services.turn !== null;
  }

  /** Those that ask for no credentials. */
  open(): VoiceIceServer[] {
    const { stunUrls } = this.services;
    return stunUrls.length > 0 ? [{ urls: [...stunUrls] }] : [];
  }

  /**
   * All of them, with credentials that end within the hour, as TURN servers with a shared secret check them. The relay knows a member by another name
   * each day, which nobody can lead back to them: what one member takes of it stays bounded (`user-quota`), however many tickets they ask for.
   */
  all(memberId: string): VoiceIceServer[] {
    const { turn } = this.services;
    if (!turn) return this.open();
    const now = this.clock.now();
    const ends = Math.floor((now.getTime() + CREDENTIAL_MS) / 1000);
    const name = this.vault.blind('relay-name', `${now.toISOString().slice(0, DAY_LENGTH)} ${memberId}`);
    const username = `${ends}:${name.slice(0, NAME_LENGTH)}`;
    const credential = createHmac('sha1', turn.secret).update(username).digest('base64');
    return [...this.open(), { urls: [...turn.urls], username, credential }];
  }
}
