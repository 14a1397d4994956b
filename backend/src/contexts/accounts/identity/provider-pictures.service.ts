import { Injectable } from '@nestjs/common';
import { PROFILE_FILE_LIMITS } from '../../../../contracts/profile-files.js';
import type { ExternalIdentity, IdentityProvider } from '../../../kernel/identity-provider.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import type { Caller } from '../../../platform/callers/caller.js';
import { PictureUpload } from '../profile-picture/picture-upload.service.js';
import type { Arrival } from './arrivals.service.js';
import { ProviderAccounts } from './provider-accounts.service.js';

/** Takes the picture that a member has at a provider over, once: as if they had sent the file. No address of it is kept. */
@Injectable()
export class ProviderPictures {
  constructor(
    private readonly accounts: ProviderAccounts,
    private readonly pictures: PictureUpload,
  ) {}

  /** Only an account that is the member's already gives its picture. Throws Unavailable. */
  async take(provider: IdentityProvider, found: ExternalIdentity, memberId: string, caller: Caller): Promise<Arrival> {
    if ((await this.accounts.holder(this.accounts.keyOf(provider.id, found))) !== memberId) return { outcome: 'stranger' };
    const bytes = found.picture ? await provider.readPicture(found.picture, PROFILE_FILE_LIMITS.upload) : null;
    if (!bytes) return { outcome: 'no_picture' };
    try {
      await this.pictures.accept('avatar', bytes, memberId, caller);
      return { outcome: 'pictured' };
    } catch (error) {
      // What is no picture, or too large a one, could not be sent as a file either.
      if (error instanceof RuleViolation) return { outcome: 'no_picture' };
      throw error;
    }
  }
}
