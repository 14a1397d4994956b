import { Inject, Injectable } from '@nestjs/common';
import { foldEmail } from '../../../../contracts/email.js';
import { mailboxOf } from '../../../../contracts/mail-blocks.js';
import type { Vault } from '../../../kernel/vault.js';
import { VAULT } from '../../../platform/tokens.js';
import { ProjectMembers } from './project-members.port.js';

/** Addresses by which members are invited are compared by a keyed digest, which tells nobody whose they are. */
@Injectable()
export class InvitedAddress {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    private readonly members: ProjectMembers,
  ) {}

  digestOf(address: string): string {
    return this.vault.blind('project-invite', foldEmail(address));
  }

  /** Of the mailbox behind it, which several addresses may lead to. */
  mailboxDigestOf(address: string): string {
    return this.vault.blind('project-invite', mailboxOf(address));
  }

  /** Of the address that a member has verified, or null. */
  async digestOfMember(memberId: string): Promise<string | null> {
    const address = await this.members.addressOf(memberId);
    return address === null ? null : this.digestOf(address);
  }
}
