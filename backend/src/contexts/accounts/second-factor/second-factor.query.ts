import { Inject, Injectable } from '@nestjs/common';
import { isStaff, type Role } from '../../../../contracts/permissions.js';
import { type PasskeyInfo, SECOND_FACTOR_LIMITS, type SecondFactorStatus } from '../../../../contracts/second-factor.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { AccountSettings } from '../account-settings.port.js';
import type { FactorDuty } from '../views/factor-duty.port.js';
import { passkeysView, type SecondFactorDocument, secondFactorsView } from './second-factor.model.js';

/** Answers what members have beside their passwords, and whether they must. */
@Injectable()
export class SecondFactorQuery implements FactorDuty {
  constructor(
    @Inject(VIEWS) private readonly views: Views,
    private readonly settings: AccountSettings,
  ) {}

  async status(memberId: string, role: Role): Promise<SecondFactorStatus> {
    const [found, passkeys] = await Promise.all([this.find(memberId), this.passkeys(memberId)]);
    return {
      totp_since: found?.totp_since ?? null,
      recovery_codes_left: has(found) ? (found?.recovery_left ?? 0) : 0,
      passkeys,
      required: this.isRequired(role),
    };
  }

  async passkeys(memberId: string): Promise<PasskeyInfo[]> {
    const page = { sort: [['added_at', 1]] as const, limit: SECOND_FACTOR_LIMITS.passkeys };
    const found = await this.views.find(passkeysView.name, { member_id: memberId }, page);
    return found.map(({ _id, name, added_at, last_used_at }) => ({ id: _id, name: name ?? '', added_at, last_used_at }));
  }

  /** Whether a member's role asks for a second factor that they do not have. */
  async isLacking({ _id, role }: { readonly _id: string; readonly role: Role }): Promise<boolean> {
    return this.isRequired(role) && !has(await this.find(_id));
  }

  private isRequired(role: Role): boolean {
    return this.settings.staffSecondFactor && isStaff(role);
  }

  private find(memberId: string): Promise<SecondFactorDocument | null> {
    return this.views.get(secondFactorsView.name, memberId);
  }
}

const has = (found: SecondFactorDocument | null): boolean => Boolean(found?.totp_since) || (found?.passkeys ?? 0) > 0;
