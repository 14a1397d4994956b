import { Inject, Injectable } from '@nestjs/common';
import type { Ids } from '../../../kernel/ids.js';
import type { Vault } from '../../../kernel/vault.js';
import { IDS, VAULT } from '../../../platform/tokens.js';

/** Members of one family may share a browser; the one who signed in longest ago is forgotten first. */
const MEMBERS = 4;
const PURPOSE = 'known-device';

/**
 * Knows the browsers in which somebody once proved who they are, by what the browser itself keeps: a random id and for each member a proof that
 * only we can make. It opens no door: it only lets whoever knows the password through where strangers must wait. The proof is also what a member's
 * own list of devices knows it by; the id itself is kept nowhere.
 */
@Injectable()
export class KnownDevices {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(IDS) private readonly ids: Ids,
  ) {}

  /** The id of the device when a member has signed in on it before; null for a stranger's, and for one that was made up. */
  idFor(kept: string | null, memberId: string): string | null {
    const [device = '', ...proofs] = kept?.split('.') ?? [];
    return device && proofs.includes(this.proof(device, memberId)) ? device : null;
  }

  /** What the browser is to keep from now on; null when it keeps that already. */
  remember(kept: string | null, memberId: string): string | null {
    if (this.idFor(kept, memberId)) return null;
    const [known = '', ...proofs] = kept?.split('.') ?? [];
    const device = /^[\w-]{43}$/.test(known) ? known : this.ids.secret();
    const others = device === known ? proofs.filter((proof) => /^[\w-]{22,64}$/.test(proof)).slice(0, MEMBERS - 1) : [];
    return [device, this.proof(device, memberId), ...others].join('.');
  }

  /** What stands for the device among a member's own: another for each member, so that it cannot be told who shares one. */
  digestOf(kept: string, memberId: string): string {
    const [device = ''] = kept.split('.');
    return this.proof(device, memberId);
  }

  private proof(device: string, memberId: string): string {
    return this.vault.blind(PURPOSE, `${device}/${memberId}`);
  }
}
