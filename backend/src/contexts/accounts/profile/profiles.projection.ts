import type { PrivacyFlag } from '../../../../contracts/privacy.js';
import { projection } from '../../../kernel/projection.js';
import type { AccountErased, MemberForgotten } from '../erasure/erasure.events.js';
import type { ProfileDetailEvent } from './profile.events.js';
import { profilesView } from './profiles.model.js';

const turned = (flags: readonly PrivacyFlag[], on: boolean) => Object.fromEntries(flags.map((flag) => [`flags.${flag}`, on] as const));

/** What members tell of themselves and whom they show it. */
export const profilesProjection = projection<ProfileDetailEvent | AccountErased | MemberForgotten>({
  name: 'profiles',
  version: 1,
  views: [profilesView.name],
  on: {
    ProfileSectionWritten: ({ data: { memberId, section, value } }) => profilesView.make(memberId, { $set: { [`sections.${section}`]: value } }),
    ProfileSectionsHidden: ({ data: { memberId, flags } }) => profilesView.make(memberId, { $set: turned(flags, false) }),
    ProfileSectionsShown: ({ data: { memberId, flags } }) => profilesView.make(memberId, { $set: turned(flags, true) }),
    ProfileOpenedToGuests: ({ data: { memberId } }) => profilesView.make(memberId, { $set: { guests_visible: true } }),
    ProfileClosedToGuests: ({ data: { memberId } }) => profilesView.make(memberId, { $set: { guests_visible: false } }),
    AccountErased: ({ data: { memberId } }) => profilesView.remove(memberId),
    // Until the key is gone a decision of moderators may have shown something again.
    MemberForgotten: ({ data: { memberId } }) => profilesView.remove(memberId),
  },
});
