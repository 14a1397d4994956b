import type { StreamType } from '../../../kernel/decider.js';
import type { ProfileCommand } from './profile.commands.js';
import { profile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';
import type { Profile } from './profile.state.rules.js';

const NAMES = ['username', 'firstName', 'lastName', 'displayName'] as const;
const ofMember = ({ memberId }: { memberId: string }) => memberId;
const VALUE = { subject: ofMember, fields: ['value'] } as const;
const WITHHELD = { subject: ofMember, fields: ['value', 'message'] } as const;

/** `profile-<member id>` */
export const profileStream: StreamType<Profile, ProfileCommand, ProfileEvent> = {
  category: 'profile',
  decider: profile,
  events: {
    NamesChanged: { schema: 1, personal: { subject: ofMember, fields: NAMES } },
    DisplayNameChanged: { schema: 1, personal: { subject: ofMember, fields: NAMES } },
    BirthDateGiven: { schema: 1, personal: { subject: ofMember, fields: ['birthDate'] } },
    BirthDateWithdrawn: { schema: 1 },
    ProfileMadePublic: { schema: 1 },
    ProfileMadePrivate: { schema: 1 },
    ProfileSectionWritten: { schema: 1, personal: VALUE },
    ProfileSectionsHidden: { schema: 1 },
    ProfileSectionsShown: { schema: 1 },
    ProfileOpenedToGuests: { schema: 1 },
    ProfileClosedToGuests: { schema: 1 },
    ProfilePictureShown: { schema: 1 },
    ProfileTakenFromView: { schema: 1 },
    ProfileReturnedToView: { schema: 1 },
    ProfileFieldWithheld: { schema: 2, personal: WITHHELD, earlier: [{ personal: WITHHELD, upcast: (data) => ({ ...data, whole: false }) }] },
    ProfileFieldGivenBack: { schema: 2, earlier: [{ upcast: (data) => ({ ...data, whole: false }) }] },
    ProfileValueHeld: { schema: 1, personal: VALUE },
    ProfileValueWithdrawn: { schema: 1 },
    ProfileValueReleased: { schema: 1, personal: VALUE },
    ProfileValueRefused: { schema: 1, personal: VALUE },
    ProfileValueHeldAgain: { schema: 1, personal: VALUE },
    UsernameChanged: { schema: 1, personal: { subject: ofMember, fields: [...NAMES, 'formerUsername'] } },
    UsernameRedirectSwitched: { schema: 1, personal: { subject: ofMember, fields: ['formerUsername'] } },
    FormerUsernameReleased: { schema: 1 },
  },
};
