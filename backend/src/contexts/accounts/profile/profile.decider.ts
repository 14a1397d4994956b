import { profileProblems } from '../../../../contracts/profile.js';
import type { Decider } from '../../../kernel/decider.js';
import { refuseProblems } from '../../../kernel/rule-violation.js';
import type { ChangeProfile, ProfileChanges } from './profile.commands.js';
import type { MemberNames, ProfileEvent } from './profile.events.js';

export interface Profile {
  /** Null as long as the names are those of the registration. */
  readonly names: MemberNames | null;
  readonly birthDate: string | null;
  readonly isPublic: boolean;
}

export const profile: Decider<Profile, ChangeProfile, ProfileEvent> = {
  initial: { names: null, birthDate: null, isPublic: true },

  evolve(state, { type, data }) {
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
    }
  },

  decide({ data: { memberId, registered, changes }, origin }, state) {
    refuseProblems('profile.invalid', problemsOf(changes, origin.at));
    const wanted = tidy(changes);
    return [
      ...naming(memberId, state.names ?? registered, wanted),
      ...birthDate(memberId, state.birthDate, wanted.birthDate),
      ...visibility(memberId, state.isPublic, wanted.isPublic),
    ];
  },
};

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
