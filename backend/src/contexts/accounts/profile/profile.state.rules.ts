import type { ReportReason } from '../../../../contracts/moderation.js';
import { FIRST_PRIVACY, type PrivacySettings } from '../../../../contracts/privacy.js';
import { NO_DETAILS, type ProfileDetails } from '../../../../contracts/profile-details.js';
import { PICTURE_FIELDS, type ProfileField, type WithheldHow } from '../../../../contracts/profile-fields.js';
import { type KeptUsername, NO_USERNAME_CHANGE } from '../username-change/username-change.rules.js';
import type { Pictures, Shown } from './judged-fields.rules.js';
import type { MemberNames, ProfileModerationEvent } from './profile.events.js';

interface Withholding {
  readonly decisionId: string;
  readonly how: WithheldHow;
  readonly reason: ReportReason;
  readonly clause: string | null;
  readonly message: string | null;
  /** Whether it is about the whole profile. */
  readonly whole: boolean;
}
interface Held {
  readonly heldId: string;
  readonly value: string | null;
}

/** A field that moderators keep from view. */
export interface Withheld {
  /** The decisions that do, the oldest first. */
  readonly by: readonly Withholding[];
  /** What comes back when they are taken back. */
  readonly value: string | null;
  /** What the member wrote since. */
  readonly waiting: Held | null;
  /** What was looked at last and kept out. */
  readonly refused: (Held & { readonly decisionId: string }) | null;
}

/** A value that was let in, and what held it: it comes back into force when that is taken back. */
interface Released {
  readonly field: ProfileField;
  readonly heldId: string;
  readonly decisionId: string;
  readonly before: Withheld;
}

export interface Profile {
  /** As everybody sees them. Null as long as they are those of the registration. */
  readonly names: MemberNames | null;
  readonly lastUsernameChange: { readonly changeId: string; readonly at: string } | null;
  /** Former usernames that are still the member's, the oldest first. */
  readonly keptUsernames: readonly KeptUsername[];
  readonly birthDate: string | null;
  readonly isPublic: boolean;
  readonly details: ProfileDetails;
  readonly privacy: PrivacySettings;
  readonly guestsVisible: boolean;
  /** Addresses, as everybody sees them. */
  readonly pictures: Pictures;
  readonly withheld: Readonly<Partial<Record<ProfileField, Withheld>>>;
  readonly released: readonly Released[];
}

export const NEW_PROFILE: Profile = {
  ...{ names: null, birthDate: null, isPublic: true, withheld: {}, released: [], ...NO_USERNAME_CHANGE },
  ...{ details: NO_DETAILS, privacy: FIRST_PRIVACY, guestsVisible: false, pictures: { avatar: null, banner: null } },
};

/** What everybody sees of a profile; `registered` are the names that hold until the first change. */
export const shownOf = ({ names, details, pictures }: Profile, registered: MemberNames): Shown => ({ names: names ?? registered, details, pictures });

/** Whether a picture is shown, waits, or may come back when a decision is taken back. */
export function isWanted({ pictures, withheld, released }: Profile, address: string): boolean {
  return PICTURE_FIELDS.some((field) => {
    const kept = [withheld[field], ...released.flatMap((one) => (one.field === field ? [one.before] : []))];
    return pictures[field] === address || kept.some((one) => [one?.value, one?.waiting?.value, one?.refused?.value].includes(address));
  });
}

const NOTHING: Withheld = { by: [], value: null, waiting: null, refused: null };

export function evolveWithheld(state: Profile, { type, data }: ProfileModerationEvent): Profile {
  const { field } = data;
  const now = state.withheld[field] ?? NOTHING;
  const become = (withheld: Withheld | null): Profile => {
    const { [field]: _, ...others } = state.withheld;
    return { ...state, withheld: withheld ? { ...others, [field]: withheld } : others };
  };
  switch (type) {
    case 'ProfileFieldWithheld': {
      const { decisionId, how, reason, clause, message, whole } = data;
      const by = [...now.by, { decisionId, how, reason, clause, message, whole }];
      return become({ ...now, by, value: state.withheld[field] ? now.value : data.value });
    }
    case 'ProfileFieldGivenBack': {
      const rest = without(now, data.decisionId);
      const released = state.released.map((one) => (one.field === field ? { ...one, before: without(one.before, data.decisionId) } : one));
      return { ...become(rest.by.length > 0 ? rest : null), released };
    }
    case 'ProfileValueHeld':
      return become({ ...now, waiting: { heldId: data.heldId, value: data.value } });
    case 'ProfileValueWithdrawn':
      return become({ ...now, waiting: null });
    case 'ProfileValueRefused':
      return become({ ...now, waiting: null, refused: { heldId: data.heldId, value: data.value, decisionId: data.decisionId } });
    case 'ProfileValueReleased': {
      const { heldId, decisionId } = data;
      return { ...become(null), released: [...state.released, { field, heldId, decisionId, before: now }] };
    }
    case 'ProfileValueHeldAgain': {
      const isMeant = (one: Released) => one.field === field && one.decisionId === data.decisionId;
      const before = state.released.find(isMeant)?.before ?? now;
      const released = state.released.filter((one) => !isMeant(one));
      const waiting = data.value === null ? null : { heldId: data.heldId, value: data.value };
      return { ...become({ ...before, waiting, refused: null }), released };
    }
  }
}

const without = (withheld: Withheld, decisionId: string): Withheld => ({ ...withheld, by: withheld.by.filter((one) => one.decisionId !== decisionId) });
