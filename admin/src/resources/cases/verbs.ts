import { type CaseDetails, isOnContent, isTimed } from '@contracts/cases';
import { DEFAULT_MUTE_MINUTES, type ModerationAction, type ModerationPolicy } from '@contracts/moderation';
import type { ProfileField } from '@contracts/profile-fields';
import { type Duration, days, daysWith, noEnd } from '../../desk/durations';

interface Verb {
  action: ModerationAction;
  keyName: string;
  label: string;
  danger: boolean;
}

/** What may be chosen together, in the order of the bar. */
export const VERBS: readonly Verb[] = [
  { action: 'warn_user', keyName: 'w', label: 'Uyar', danger: false },
  { action: 'hide_content', keyName: 'h', label: 'Gizle', danger: false },
  { action: 'mute_user', keyName: 'm', label: 'Sustur', danger: false },
  { action: 'suspend_user', keyName: 's', label: 'Uzaklaştır', danger: true },
  { action: 'ban_user', keyName: 'b', label: 'Yasakla', danger: true },
  { action: 'delete_content', keyName: 'd', label: 'Sil', danger: true },
];

type Held = { readonly now: Pick<CaseDetails['now'], 'state' | 'fields'>; readonly reported_type?: CaseDetails['reported_type'] };
/** What waits to be let in is let in by dismissing its case, and kept out by everything else. */
export const isHeld = ({ now }: Held): boolean => now.state === 'held' || (now.fields ?? []).some(({ waiting }) => waiting !== null);
/** What there is to be taken from a profile's view, or kept out of it. */
export const withholdable = ({ now }: Held): ProfileField[] =>
  (now.fields ?? []).filter(({ state, waiting }) => waiting !== null || state === 'shown' || state === 'hidden').map(({ name }) => name);
export function labelOf(action: ModerationAction, found: Held): string {
  if (action === 'delete_content' && isHeld(found)) return 'Geri çevir';
  const ofRoom = found.reported_type === 'voice_room' ? ROOM_VERBS[action] : undefined;
  return ofRoom ?? VERBS.find((verb) => verb.action === action)?.label ?? action;
}
/** A room is not deleted but closed, and what is hidden of it is what it is called. */
const ROOM_VERBS: Partial<Record<ModerationAction, string>> = { hide_content: 'Adını gizle', delete_content: 'Odayı kapat' };
/** What leaves the content alone: a report is refused, what waited is let in. They have a key each: one says no, the other yes. */
const REFUSE = { keyName: 'x', label: 'Reddet' } as const;
const LET_IN = { keyName: 'a', label: 'Yayımla' } as const;
export const dismissalOf = (found: Held): { readonly keyName: string; readonly label: string } => (isHeld(found) ? LET_IN : REFUSE);

/** Choosing one gives up what does not go with it: one sanction for a time, one thing done to the content. */
export function toggled(actions: readonly ModerationAction[], action: ModerationAction): ModerationAction[] {
  if (actions.includes(action)) return actions.filter((other) => other !== action);
  const kind = isTimed(action) ? isTimed : isOnContent(action) ? isOnContent : () => false;
  return VERBS.map((verb) => verb.action).filter((other) => other === action || (actions.includes(other) && !kind(other)));
}

/** How long the chosen one may last; null for what has no length. */
export function lengthsOf(actions: readonly ModerationAction[], { suspensionDays }: ModerationPolicy): { choices: Duration[]; preset: number | null } | null {
  switch (actions.find(isTimed)) {
    case 'mute_user':
      return { choices: [days(1), days(3), days(7), days(30)], preset: DEFAULT_MUTE_MINUTES };
    case 'suspend_user':
      return { choices: daysWith([1, 3, 7, 14, 30], suspensionDays), preset: days(suspensionDays).minutes };
    case 'ban_user':
      return { choices: [noEnd, days(365), days(180), days(90)], preset: noEnd.minutes };
    default:
      return null;
  }
}

const lowered = (label: string): string => label.charAt(0).toLocaleLowerCase('tr') + label.slice(1);
/** 'Uyar ve gizle' */
export const joined = (labels: readonly string[]): string =>
  labels
    .map((label, place) => (place === 0 ? label : lowered(label)))
    .reduce((all, label, place) => all + (place === labels.length - 1 ? ' ve ' : ', ') + label);
