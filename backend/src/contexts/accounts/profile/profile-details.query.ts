import { Inject, Injectable } from '@nestjs/common';
import { FIRST_PRIVACY, type PrivacySettings } from '../../../../contracts/privacy.js';
import { NO_DETAILS, type ProfileDetails } from '../../../../contracts/profile-details.js';
import { sectionIn } from '../../../../contracts/profile-sections.js';
import type { Views } from '../../../kernel/views.js';
import { VIEWS } from '../../../platform/tokens.js';
import { derived } from '../../../platform/views/derived.js';
import { type ProfileDocument, profilesView } from './profiles.model.js';

/** What a member tells, and to whom. */
export interface ToldProfile {
  readonly details: ProfileDetails;
  readonly privacy: PrivacySettings;
  readonly guestsVisible: boolean;
}

const NOTHING_TOLD: ToldProfile = { details: NO_DETAILS, privacy: FIRST_PRIVACY, guestsVisible: false };

/** Answers what members tell of themselves; who may see it is not decided here. */
@Injectable()
export class ProfileDetailsQuery {
  constructor(@Inject(VIEWS) private readonly views: Views) {}

  /** Nothing of nobody. */
  async of(memberId: string | null): Promise<ToldProfile> {
    const found = memberId === null ? null : await this.views.get(profilesView.name, memberId);
    return found ? toldIn(found) : NOTHING_TOLD;
  }

  /** Whom each of them shows their followers, and whom they follow. */
  async tiesShownOf(ids: readonly string[]): Promise<ReadonlyMap<string, PrivacySettings>> {
    const found = await this.views.getMany(profilesView.name, ids);
    const known = new Map(found.map((profile) => [profile._id, toldIn(profile).privacy]));
    return new Map(ids.map((id) => [id, known.get(id) ?? FIRST_PRIVACY]));
  }
}

const toldIn = derived(
  ({ sections = {}, flags = {}, guests_visible = false }: ProfileDocument): ToldProfile => ({
    details: Object.assign({}, NO_DETAILS, ...Object.values(sections).map(sectionIn)) as ProfileDetails,
    privacy: { ...FIRST_PRIVACY, ...flags },
    guestsVisible: guests_visible,
  }),
);
