import { detailProblems, tidyDetails } from '../../../../contracts/detail-problems.js';
import { PRIVACY_FLAG_NAMES, type PrivacySettings } from '../../../../contracts/privacy.js';
import { profileProblems } from '../../../../contracts/profile.js';
import { DETAIL_LIMITS, DETAIL_TEXT, type ProfileDetails } from '../../../../contracts/profile-details.js';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import { PROFILE_SECTION_NAMES, sectionIn, sectionText } from '../../../../contracts/profile-sections.js';
import type { Decider } from '../../../kernel/decider.js';
import { RuleViolation, refuseProblems } from '../../../kernel/rule-violation.js';
import { decideUsername, evolveUsername } from '../username-change/username-change.rules.js';
import { WRITTEN, WRITTEN_FIELDS } from './judged-fields.rules.js';
import type { ChangeProfile, ProfileChanges, ProfileCommand, ShowProfilePicture } from './profile.commands.js';
import type { MemberNames, ProfileEvent } from './profile.events.js';
import { evolveWithheld, NEW_PROFILE, type Profile, type Withheld } from './profile.state.rules.js';
import { moderate } from './profile-moderation.rules.js';

export const profile: Decider<Profile, ProfileCommand, ProfileEvent> = {
  initial: NEW_PROFILE,

  evolve(state, event) {
    const { type, data } = event;
    switch (type) {
      case 'NamesChanged':
      case 'DisplayNameChanged': {
        const { memberId: _, ...names } = data;
        return { ...state, names };
      }
      case 'BirthDateGiven':
        return { ...state, birthDate: data.birthDate };
      case 'BirthDateWithdrawn':
        return { ...state, birthDate: null };
      case 'ProfileMadePublic':
        return { ...state, isPublic: true };
      case 'ProfileMadePrivate':
        return { ...state, isPublic: false };
      case 'ProfileSectionWritten':
        return { ...state, details: { ...state.details, ...sectionIn(data.value) } };
      case 'ProfileSectionsHidden':
        return { ...state, privacy: switched(state.privacy, data.flags, false) };
      case 'ProfileSectionsShown':
        return { ...state, privacy: switched(state.privacy, data.flags, true) };
      case 'ProfileOpenedToGuests':
        return { ...state, guestsVisible: true };
      case 'ProfileClosedToGuests':
        return { ...state, guestsVisible: false };
      case 'ProfilePictureShown':
        return { ...state, pictures: { ...state.pictures, [data.field]: data.picture } };
      case 'UsernameChanged':
      case 'UsernameRedirectSwitched':
      case 'FormerUsernameReleased':
        return evolveUsername(state, event);
      case 'ProfileTakenFromView':
      case 'ProfileReturnedToView':
        return state;
      default:
        return evolveWithheld(state, event);
    }
  },

  decide(command, state) {
    switch (command.type) {
      case 'ChangeProfile':
        return change(command, state);
      case 'ShowProfilePicture':
        return showPicture(command, state);
      case 'ModerateProfile':
        return moderate(command, state);
      default:
        return decideUsername(command, state);
    }
  },
};

const switched = (settings: PrivacySettings, flags: readonly (keyof PrivacySettings)[], on: boolean): PrivacySettings => ({
  ...settings,
  ...Object.fromEntries(flags.map((flag) => [flag, on])),
});

/** Changes as they are kept. */
type Tidy = Omit<ProfileChanges, 'details'> & { readonly details: Partial<ProfileDetails> };

function change({ data: { memberId, registered, changes, heldIds }, origin }: ChangeProfile, state: Profile): readonly ProfileEvent[] {
  refuseProblems('profile.invalid', problemsOf(changes, state, origin.at));
  const wanted = tidy(changes);
  if (Buffer.byteLength(JSON.stringify(wanted)) > DETAIL_LIMITS.bytes) throw new RuleViolation('profile.too-long', DETAIL_TEXT.tooLong);
  const free = withoutWithheld(wanted, state);
  return [
    ...naming(memberId, state.names ?? registered, free),
    ...WRITTEN_FIELDS.flatMap((field) => {
      const withheld = state.withheld[field];
      return withheld ? holding({ memberId, field }, withheld, WRITTEN[field].wanted(wanted), heldIds[field]) : [];
    }),
    ...birthDate(memberId, state.birthDate, wanted.birthDate),
    ...visibility(memberId, state.isPublic, wanted.isPublic),
    ...sections(memberId, state.details, free.details),
    ...privacy(memberId, state.privacy, wanted.privacy ?? {}),
    ...guests(memberId, state.guestsVisible, wanted.guestsVisible),
  ];
}

/** Whether some of the changes would wait for a moderator anew. */
export function waitsFor({ withheld }: Profile, changes: ProfileChanges): boolean {
  const wanted = tidy(changes);
  return WRITTEN_FIELDS.some((field) => withheld[field] && isAnother(withheld[field], WRITTEN[field].wanted(wanted)));
}

/** What may be shown at once. */
const withoutWithheld = (wanted: Tidy, { withheld }: Profile): Tidy =>
  WRITTEN_FIELDS.reduce((free, field) => (withheld[field] ? WRITTEN[field].without(free) : free), wanted);

function showPicture({ data: { memberId, field, picture, instead, heldId } }: ShowProfilePicture, state: Profile): readonly ProfileEvent[] {
  const withheld = state.withheld[field];
  const former = state.pictures[field];
  if (instead !== undefined && instead !== (withheld ? withheld.waiting?.value : former)) return [];
  if (withheld) return holding({ memberId, field }, withheld, picture, heldId);
  return picture === former ? [] : [{ type: 'ProfilePictureShown', data: { memberId, field, picture, former } }];
}

/** What is written into a field that moderators keep from view waits for one of them; the last word of the member counts. */
function holding(
  field: { memberId: string; field: ProfileField },
  { waiting }: Withheld,
  value: string | null | undefined,
  heldId: string,
): readonly ProfileEvent[] {
  if (value === undefined || !isAnother({ waiting }, value)) return [];
  return [
    ...(waiting ? [{ type: 'ProfileValueWithdrawn' as const, data: { ...field, heldId: waiting.heldId } }] : []),
    ...(value === null ? [] : [{ type: 'ProfileValueHeld' as const, data: { ...field, heldId, value } }]),
  ];
}

const isAnother = ({ waiting }: Pick<Withheld, 'waiting'>, value: string | null | undefined): boolean =>
  value !== undefined && value !== (waiting?.value ?? null);

const problemsOf = ({ firstName, lastName, displayName, birthDate: birth_date, details = {} }: ProfileChanges, state: Profile, at: string) => ({
  ...profileProblems({ first_name: firstName, last_name: lastName, display_name: displayName, birth_date }, at.slice(0, 10)),
  ...detailProblems(details, state.details.skills),
});

/** Without blanks around the names; what is empty is not there. */
function tidy({ firstName, lastName, displayName, birthDate, details = {}, ...choices }: ProfileChanges): Tidy {
  const text = (value: string | null | undefined) => (value === undefined ? undefined : value?.trim() || null);
  return {
    firstName: text(firstName),
    lastName: text(lastName),
    displayName: text(displayName),
    birthDate: text(birthDate),
    details: tidyDetails(details),
    ...choices,
  };
}

function naming(memberId: string, before: MemberNames, { firstName, lastName, displayName }: Tidy): readonly ProfileEvent[] {
  const events: ProfileEvent[] = [];
  const named = { ...before, ...(firstName === undefined ? {} : { firstName }), ...(lastName === undefined ? {} : { lastName }) };
  if (named.firstName !== before.firstName || named.lastName !== before.lastName) events.push({ type: 'NamesChanged', data: { memberId, ...named } });
  if (displayName === undefined || displayName === before.displayName) return events;
  return [...events, { type: 'DisplayNameChanged', data: { memberId, ...named, displayName } }];
}

function birthDate(memberId: string, before: string | null, wanted: string | null | undefined): readonly ProfileEvent[] {
  if (wanted === undefined || wanted === before) return [];
  return wanted === null ? [{ type: 'BirthDateWithdrawn', data: { memberId } }] : [{ type: 'BirthDateGiven', data: { memberId, birthDate: wanted } }];
}

function visibility(memberId: string, before: boolean, wanted: boolean | undefined): readonly ProfileEvent[] {
  if (wanted === undefined || wanted === before) return [];
  return [{ type: wanted ? 'ProfileMadePublic' : 'ProfileMadePrivate', data: { memberId } }];
}

/** One fact for each section that is another than before. */
function sections(memberId: string, before: ProfileDetails, wanted: Partial<ProfileDetails>): readonly ProfileEvent[] {
  const after = { ...before, ...wanted };
  return PROFILE_SECTION_NAMES.flatMap((section): ProfileEvent[] => {
    const value = sectionText(section, after);
    return value === sectionText(section, before) ? [] : [{ type: 'ProfileSectionWritten', data: { memberId, section, value } }];
  });
}

function privacy(memberId: string, before: PrivacySettings, wanted: Partial<PrivacySettings>): readonly ProfileEvent[] {
  const turned = (on: boolean) => PRIVACY_FLAG_NAMES.filter((flag) => wanted[flag] === on && before[flag] !== on);
  const [hidden, shown] = [turned(false), turned(true)];
  return [
    ...(hidden.length > 0 ? [{ type: 'ProfileSectionsHidden' as const, data: { memberId, flags: hidden } }] : []),
    ...(shown.length > 0 ? [{ type: 'ProfileSectionsShown' as const, data: { memberId, flags: shown } }] : []),
  ];
}

function guests(memberId: string, before: boolean, wanted: boolean | undefined): readonly ProfileEvent[] {
  if (wanted === undefined || wanted === before) return [];
  return [{ type: wanted ? 'ProfileOpenedToGuests' : 'ProfileClosedToGuests', data: { memberId } }];
}
