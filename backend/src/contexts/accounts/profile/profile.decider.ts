import { profileProblems } from '../../../../contracts/profile.js';
import type { ProfileField } from '../../../../contracts/profile-fields.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { ChangeProfile, ProfileChanges, ProfileCommand } from './profile.commands.js';
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
      case 'ProfileTakenFromView':
      case 'ProfileReturnedToView':
        return state;
      default:
        return evolveWithheld(state, event);
    }
  },

  decide: (command, state) => (command.type === 'ChangeProfile' ? change(command, state) : moderate(command, state)),
};

function change({ data: { memberId, registered, changes, heldIds }, origin }: ChangeProfile, state: Profile): readonly ProfileEvent[] {
  refuseProblems('profile.invalid', problemsOf(changes, origin.at));
  const wanted = tidy(changes);
  const { display_name: withheld } = state.withheld;
  const { displayName, ...others } = wanted;
  return [
    ...naming(memberId, state.names ?? registered, withheld ? others : wanted),
    ...(withheld ? holding({ memberId, field: 'display_name' }, withheld, displayName, heldIds.display_name) : []),
    ...birthDate(memberId, state.birthDate, wanted.birthDate),
    ...visibility(memberId, state.isPublic, wanted.isPublic),
  ];
}

/** What is written into a field that moderators keep from view waits for one of them; the last word of the member counts. */
function holding(
  field: { memberId: string; field: ProfileField },
  { waiting }: Withheld,
  value: string | null | undefined,
  heldId: string,
): readonly ProfileEvent[] {
  if (value === undefined || value === (waiting?.value ?? null)) return [];
  return [
    ...(waiting ? [{ type: 'ProfileValueWithdrawn' as const, data: { ...field, heldId: waiting.heldId } }] : []),
    ...(value === null ? [] : [{ type: 'ProfileValueHeld' as const, data: { ...field, heldId, value } }]),
  ];
}

const problemsOf = ({ firstName, lastName, displayName, birthDate: birth_date }: ProfileChanges, at: string) =>
  profileProblems({ first_name: firstName, last_name: lastName, display_name: displayName, birth_date }, at.slice(0, 10));

/** Without blanks around the names; what is empty is not there. */
function tidy({ firstName, lastName, displayName, birthDate, isPublic }: ProfileChanges): ProfileChanges {
  const text = (value: string | null | undefined) => (value === undefined ? undefined : value?.trim() || null);
  return { firstName: text(firstName), lastName: text(lastName), displayName: text(displayName), birthDate: text(birthDate), isPublic };
}

function naming(memberId: string, before: MemberNames, { firstName, lastName, displayName }: ProfileChanges): readonly ProfileEvent[] {
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
