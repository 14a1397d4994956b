import { PROFILE_FIELD_NAMES, type ProfileField } from '../../../../contracts/profile-fields.js';
import { FIELD, type Shown } from './judged-fields.rules.js';
import type { ModerateProfile, ProfileAct } from './profile.commands.js';
import type { ProfileEvent } from './profile.events.js';
import { type Profile, shownOf, type Withheld } from './profile.state.rules.js';

interface Deciding {
  readonly memberId: string;
  readonly decisionId: string;
  readonly shown: Shown;
}

/** What a decision of moderators, or its end, does to each field. */
export function moderate({ data }: ModerateProfile, state: Profile): readonly ProfileEvent[] {
  const { memberId, decisionId, act, registered } = data;
  const names = state.names ?? registered;
  if (!names) return [];
  const deciding = { memberId, decisionId, shown: shownOf(state, names) };
  switch (act.kind) {
    case 'withhold':
      return fieldsTaken(act.fields).flatMap((field) => withhold(deciding, field, act, state.withheld[field]));
    case 'give-back':
      return PROFILE_FIELD_NAMES.flatMap((field) => giveBack(deciding, field, state));
    case 'settle':
      return PROFILE_FIELD_NAMES.flatMap((field) => settle(deciding, field, act, state.withheld[field]));
    case 'hold-again':
      return PROFILE_FIELD_NAMES.flatMap((field) => holdAgain(deciding, field, state));
  }
}

/** With the whole go its parts, those too in which there is nothing yet. It comes first: that is what the member hears of. */
const fieldsTaken = (chosen: readonly ProfileField[]): readonly ProfileField[] =>
  PROFILE_FIELD_NAMES.filter((field) => chosen.includes('page') || chosen.includes(field));

type Withholding = Extract<ProfileAct, { kind: 'withhold' }>;
function withhold(
  deciding: Deciding,
  field: ProfileField,
  { how, reason, clause, message, fields: chosen }: Withholding,
  before?: Withheld,
): readonly ProfileEvent[] {
  const { memberId, decisionId, shown } = deciding;
  if (before?.by.some((one) => one.decisionId === decisionId)) return [];
  const whole = chosen.includes('page');
  const value = before ? null : FIELD[field].shown(shown);
  return [
    { type: 'ProfileFieldWithheld', data: { memberId, field, decisionId, how, reason, clause, value, message, whole } },
    ...(value === null ? [] : [FIELD[field].show(memberId, shown, null)]),
  ];
}

/** What was there comes back exactly; what was written since would hide it, and is given up. */
function giveBack({ memberId, decisionId, shown: everything }: Deciding, field: ProfileField, { withheld, released }: Profile): readonly ProfileEvent[] {
  const now = withheld[field];
  const kept = (one?: Withheld) => one?.by.find((by) => by.decisionId === decisionId);
  const holding = kept(now);
  if (!now || !holding) {
    // Its place was taken by a value that was let in: that stays.
    const past = released.flatMap((one) => (one.field === field && kept(one.before)) || [])[0];
    return past ? [{ type: 'ProfileFieldGivenBack', data: { memberId, field, decisionId, shown: false, whole: past.whole } }] : [];
  }
  const shown = now.by.length === 1;
  return [
    ...(shown && now.waiting ? [{ type: 'ProfileValueWithdrawn' as const, data: { memberId, field, heldId: now.waiting.heldId } }] : []),
    { type: 'ProfileFieldGivenBack', data: { memberId, field, decisionId, shown, whole: holding.whole } },
    ...(shown && now.value !== null ? [FIELD[field].show(memberId, everything, now.value)] : []),
  ];
}

type Settling = Extract<ProfileAct, { kind: 'settle' }>;
function settle({ memberId, decisionId, shown }: Deciding, field: ProfileField, { letsIn, reportIds }: Settling, now?: Withheld): readonly ProfileEvent[] {
  if (!now?.waiting || !reportIds.includes(now.waiting.heldId)) return [];
  const { heldId, value } = now.waiting;
  const data = { memberId, field, heldId, decisionId, value };
  return letsIn ? [{ type: 'ProfileValueReleased', data }, FIELD[field].show(memberId, shown, value)] : [{ type: 'ProfileValueRefused', data }];
}

function holdAgain({ memberId, decisionId, shown }: Deciding, field: ProfileField, { withheld, released }: Profile): readonly ProfileEvent[] {
  const now = withheld[field];
  const refused = now?.refused?.decisionId === decisionId ? now.refused : null;
  // What the member has written meanwhile waits in its place.
  if (refused && !now?.waiting) {
    const { heldId, value } = refused;
    return [{ type: 'ProfileValueHeldAgain', data: { memberId, field, heldId, decisionId, value } }];
  }
  const past = released.find((one) => one.field === field && one.decisionId === decisionId);
  if (now || !past || past.before.by.length === 0) return [];
  const value = FIELD[field].shown(shown);
  return [
    { type: 'ProfileValueHeldAgain', data: { memberId, field, heldId: past.heldId, decisionId, value } },
    ...(value === null ? [] : [FIELD[field].show(memberId, shown, null)]),
  ];
}
