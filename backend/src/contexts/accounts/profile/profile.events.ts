import type { DomainEvent } from '../../../kernel/event.js';

/** All names that a member goes by; each is null where there is none, and once the member was forgotten. */
export interface MemberNames {
  username: string | null;
  firstName: string | null;
  lastName: string | null;
  displayName: string | null;
}

/** Both carry every name, so that whoever finds members by name need not know the earlier facts. */
export type NamesChanged = DomainEvent<'NamesChanged', { memberId: string } & MemberNames>;
export type DisplayNameChanged = DomainEvent<'DisplayNameChanged', { memberId: string } & MemberNames>;
/** `birthDate` is `YYYY-MM-DD`. */
export type BirthDateGiven = DomainEvent<'BirthDateGiven', { memberId: string; birthDate: string | null }>;
export type BirthDateWithdrawn = DomainEvent<'BirthDateWithdrawn', { memberId: string }>;
export type ProfileMadePublic = DomainEvent<'ProfileMadePublic', { memberId: string }>;
export type ProfileMadePrivate = DomainEvent<'ProfileMadePrivate', { memberId: string }>;

export type ProfileEvent = NamesChanged | DisplayNameChanged | BirthDateGiven | BirthDateWithdrawn | ProfileMadePublic | ProfileMadePrivate;
