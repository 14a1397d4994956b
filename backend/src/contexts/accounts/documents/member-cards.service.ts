import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/callers/caller.js';
import { SiteAddress } from '../../../platform/public-site/public-section.js';
import { ProfileQuery } from '../profile/profile.query.js';
import { vcard } from './vcard.words.js';

/** Cards of members for address books. */
@Injectable()
export class MemberCards {
  constructor(
    private readonly profiles: ProfileQuery,
    private readonly site: SiteAddress,
  ) {}

  /** As far as this reader sees the profile; throws RuleViolation where they do not. The account's own address is in none. */
  async of(memberId: string, reader: Caller): Promise<{ name: string; card: string }> {
    const profile = await this.profiles.profile(memberId, reader);
    return { name: `${profile.username}.vcf`, card: vcard(profile, `${this.site.publicUrl}/profile/${profile.username}`) };
  }
}
