import type { DomainEvent } from '../../../kernel/event.js';

/**
 * Carries every name that the member goes by from then on, as the other facts about names do. Names are null once the member was forgotten.
 * The former one stays theirs: as long as it leads to the profile, else until `heldUntil` (ISO time); not at all where only the case is another.
 */
export type UsernameChanged = DomainEvent<
  'UsernameChanged',
  {
    memberId: string;
    changeId: string;
    username: string | null;
    firstName: string | null;
    lastName: string | null;
    displayName: string | null;
    formerUsername: string | null;
    redirects: boolean;
    heldUntil: string | null;
    /** ISO time */
    at: string;
  }
>;
/** Whether the former name of a change leads to the profile, and how long it is kept from then on. */
export type UsernameRedirectSwitched = DomainEvent<
  'UsernameRedirectSwitched',
  { memberId: string; changeId: string; formerUsername: string | null; redirects: boolean; heldUntil: string | null }
>;
/** The time is over for which the former name of a change was kept. */
export type FormerUsernameReleased = DomainEvent<'FormerUsernameReleased', { memberId: string; changeId: string }>;

export type UsernameChangeEvent = UsernameChanged | UsernameRedirectSwitched | FormerUsernameReleased;
