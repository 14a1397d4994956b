import type { ReportReason } from '../../../../contracts/moderation.js';
import type { PrivacyFlag } from '../../../../contracts/privacy.js';
import type { PictureField, ProfileField, WithheldHow } from '../../../../contracts/profile-fields.js';
import type { ProfileSection } from '../../../../contracts/profile-sections.js';
import type { DomainEvent } from '../../../kernel/event.js';
import type { UsernameChangeEvent } from '../username-change/username-change.events.js';

/** All names that a member goes by; each is null where there is none, and once the member was forgotten. */
export interface MemberNames {
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
}

/** Both carry every name, so that whoever finds members by name need not know the earlier facts. What moderators keep from view is not among them. */
export type NamesChanged = DomainEvent<'NamesChanged', { memberId: string } & MemberNames>;
export type DisplayNameChanged = DomainEvent<'DisplayNameChanged', { memberId: string } & MemberNames>;
/** `birthDate` is `YYYY-MM-DD`. */
export type BirthDateGiven = DomainEvent<'BirthDateGiven', { memberId: string; birthDate: string | null }>;
export type BirthDateWithdrawn = DomainEvent<'BirthDateWithdrawn', { memberId: string }>;
export type ProfileMadePublic = DomainEvent<'ProfileMadePublic', { memberId: string }>;
export type ProfileMadePrivate = DomainEvent<'ProfileMadePrivate', { memberId: string }>;
/** `value` is a text with every field of the section (`sectionText`), as others may see it; null once the member was forgotten. What moderators keep from view is not in it. */
export type ProfileSectionWritten = DomainEvent<'ProfileSectionWritten', { memberId: string; section: ProfileSection; value: string | null }>;
/** Switches that were turned; the others stay as they were. */
export type ProfileSectionsHidden = DomainEvent<'ProfileSectionsHidden', { memberId: string; flags: readonly PrivacyFlag[] }>;
export type ProfileSectionsShown = DomainEvent<'ProfileSectionsShown', { memberId: string; flags: readonly PrivacyFlag[] }>;
/** Whether those who are not signed in see a profile that is public. */
export type ProfileOpenedToGuests = DomainEvent<'ProfileOpenedToGuests', { memberId: string }>;
export type ProfileClosedToGuests = DomainEvent<'ProfileClosedToGuests', { memberId: string }>;
/** `picture` is the address of the one that is shown from then on, `former` of the one before; null for none. */
export type ProfilePictureShown = DomainEvent<'ProfilePictureShown', { memberId: string; field: PictureField; picture: string | null; former: string | null }>;
/** What follows from a decision that keeps the whole profile from view, and from its end; beside what the member chose. */
export type ProfileTakenFromView = DomainEvent<'ProfileTakenFromView', { memberId: string }>;
export type ProfileReturnedToView = DomainEvent<'ProfileReturnedToView', { memberId: string }>;

interface OnField {
  memberId: string;
  field: ProfileField;
}
type FieldWithheld = OnField & {
  decisionId: string;
  how: WithheldHow;
  reason: ReportReason;
  clause: string | null;
  value: string | null;
  message: string | null;
};
type FieldGivenBack = OnField & { decisionId: string; shown: boolean };
/** Version 1 knew no decisions on the whole profile, with which each field goes. */
interface WithWhole {
  whole: boolean;
}
/** By a decision of moderators; `value` is what nobody sees any more, null where there was nothing left. */
export type ProfileFieldWithheld = DomainEvent<'ProfileFieldWithheld', FieldWithheld & WithWhole, [FieldWithheld]>;
/** The decision was taken back. `shown`: no other one keeps the field from view. */
export type ProfileFieldGivenBack = DomainEvent<'ProfileFieldGivenBack', FieldGivenBack & WithWhole, [FieldGivenBack]>;
/** What a member writes into a field that is kept from view waits for a moderator. */
export type ProfileValueHeld = DomainEvent<'ProfileValueHeld', OnField & { heldId: string; value: string | null }>;
/** The member wrote something else, or took it back, or need not wait any more. */
export type ProfileValueWithdrawn = DomainEvent<'ProfileValueWithdrawn', OnField & { heldId: string }>;

interface Settled extends OnField {
  heldId: string;
  decisionId: string;
  value: string | null;
}
export type ProfileValueReleased = DomainEvent<'ProfileValueReleased', Settled>;
export type ProfileValueRefused = DomainEvent<'ProfileValueRefused', Settled>;
/** The decision that let it in or kept it out was taken back; `value` is what is shown by then. */
export type ProfileValueHeldAgain = DomainEvent<'ProfileValueHeldAgain', Settled>;

export type ProfileModerationEvent =
  | ProfileFieldWithheld
  | ProfileFieldGivenBack
  | ProfileValueHeld
  | ProfileValueWithdrawn
  | ProfileValueReleased
  | ProfileValueRefused
  | ProfileValueHeldAgain;

export type ProfileDetailEvent = ProfileSectionWritten | ProfileSectionsHidden | ProfileSectionsShown | ProfileOpenedToGuests | ProfileClosedToGuests;

export type ProfileEvent =
  | NamesChanged
  | DisplayNameChanged
  | BirthDateGiven
  | BirthDateWithdrawn
  | ProfileMadePublic
  | ProfileMadePrivate
  | ProfileDetailEvent
  | ProfilePictureShown
  | ProfileTakenFromView
  | ProfileReturnedToView
  | ProfileModerationEvent
  | UsernameChangeEvent;
