import type { StreamType } from '../../../kernel/decider.js';
import type { ChangeProfile } from './profile.commands.js';
import { type Profile, profile } from './profile.decider.js';
import type { ProfileEvent } from './profile.events.js';

const NAMES = ['username', 'firstName', 'lastName', 'displayName'] as const;
const ofMember = ({ memberId }: { memberId: string }) => memberId;

/** `profile-<member id>` */
export const profileStream: StreamType<Profile, ChangeProfile, ProfileEvent> = {
  category: 'profile',
  decider: profile,
  events: {
    NamesChanged: { schema: 1, personal: { subject: ofMember, fields: NAMES } },
    DisplayNameChanged: { schema: 1, personal: { subject: ofMember, fields: NAMES } },
    BirthDateGiven: { schema: 1, personal: { subject: ofMember, fields: ['birthDate'] } },
    BirthDateWithdrawn: { schema: 1 },
    ProfileMadePublic: { schema: 1 },
    ProfileMadePrivate: { schema: 1 },
  },
};
