import type { DomainEvent } from '../../../kernel/event.js';
import type { OfProject } from './of-project.events.js';

/** What a posting says: sealed under the key of its project. */
export interface PostingWords {
  title: string;
  /** Markdown. */
  description: string;
  skills: string[];
  /** Code of one in the list that staff keep. */
  rewardType: string;
  places: number;
  /** The last day on which one may apply, `YYYY-MM-DD` in Istanbul; null for no end. */
  until: string | null;
}
type OfPosting = OfProject & { postingId: string };

export type PostingOpened = DomainEvent<'PostingOpened', OfPosting & PostingWords & { by: string }>;
/** All that it says now. More places than are taken open a filled one by `PostingReopened`. */
export type PostingRevised = DomainEvent<'PostingRevised', OfPosting & PostingWords & { by: string }>;
/** `due`: its day is over. `archived`: its project is; `by` is null then. */
export type PostingClosed = DomainEvent<'PostingClosed', OfPosting & { by: string | null; cause: 'own' | 'due' | 'archived' }>;
/** `taken` are those of its places that who was accepted still holds as a member; `until` as in its words. */
export type PostingReopened = DomainEvent<'PostingReopened', OfPosting & { by: string; taken: number; until: string | null }>;
/** The last place was taken; recorded with the accept that took it. `memberIds` are those who wait still. */
export type PostingFilled = DomainEvent<'PostingFilled', OfPosting & { memberIds: string[] }>;
/** Its applications end with it, and the messages of these are destroyed: those that waited, and those that had one. `memberIds` are those who waited. */
export type PostingRemoved = DomainEvent<'PostingRemoved', OfPosting & { by: string; applicationIds: string[]; memberIds: string[] }>;

type OfApplication = OfPosting & { applicationId: string; applicantId: string };
/** The message is sealed under a key of the application, which its end destroys. */
export type ApplicationMade = DomainEvent<'ApplicationMade', OfApplication & { message: string }>;
export type ApplicationSeen = DomainEvent<'ApplicationSeen', OfApplication & { by: string }>;
/** How many places of the posting are taken with it was not said. */
type AcceptedV1 = OfApplication & { by: string };
/**
 * Followed by `MemberJoined`, and by `PostingFilled` where it was the last place. `taken`: so many places are taken with it; null where it was
 * recorded before that was said.
 */
export type ApplicationAccepted = DomainEvent<'ApplicationAccepted', AcceptedV1 & { taken: number | null }, [AcceptedV1]>;
export type ApplicationRejected = DomainEvent<'ApplicationRejected', OfApplication & { by: string }>;
/** `account`: theirs ended. Destroys the message. */
export type ApplicationWithdrawn = DomainEvent<'ApplicationWithdrawn', OfApplication & { cause: 'own' | 'account' }>;
/** Twelve months after its posting ended, or because the applicant's account did. */
export type ApplicationMessagesDestroyed = DomainEvent<'ApplicationMessagesDestroyed', OfPosting & { applicationIds: string[] }>;

export type PostingEvent =
  | PostingOpened
  | PostingRevised
  | PostingClosed
  | PostingReopened
  | PostingFilled
  | PostingRemoved
  | ApplicationMade
  | ApplicationSeen
  | ApplicationAccepted
  | ApplicationRejected
  | ApplicationWithdrawn
  | ApplicationMessagesDestroyed;
