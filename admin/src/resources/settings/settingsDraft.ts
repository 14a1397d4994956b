import { type ChangeSettingsRequest, type SettingName, type SettingRow, type SettingValue, settingOf, settingProblem } from '@contracts/community-settings';
import { foldText } from '@contracts/folding';

/** What was typed for a value, and the value that was seen by then. */
export interface Typed {
  readonly text: string;
  readonly seen: SettingValue;
}
export type SettingsDraft = Readonly<Partial<Record<SettingName, Typed>>>;

/** A value that is to be another. */
export interface WantedChange {
  readonly name: SettingName;
  readonly value: SettingValue;
  readonly seen: SettingValue;
  readonly problem: string | null;
}

/** Digits, however they are grouped, are a number, and below nothing with a sign; anything else is none. */
export function valueIn(name: SettingName, text: string): SettingValue {
  if (settingOf(name).kind === 'choice') return text;
  const digits = text
    .trim()
    .replace(/^−/, '-')
    .replace(/\.(?=\d{3}(\D|$))/g, '');
  return /^-?\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

/** What would be changed, in the order of the page; what was typed and is so already changes nothing. */
export function wantedChanges(rows: readonly SettingRow[], draft: SettingsDraft): WantedChange[] {
  return rows.flatMap(({ name, value: now }) => {
    const typed = draft[name];
    if (!typed) return [];
    const value = valueIn(name, typed.text);
    return value === now ? [] : [{ name, value, seen: typed.seen, problem: settingProblem(name, value) }];
  });
}

export const requestOf = (changes: readonly WantedChange[], reason: string): ChangeSettingsRequest => ({
  values: Object.fromEntries(changes.map(({ name, value }) => [name, value])),
  expected: Object.fromEntries(changes.map(({ name, seen }) => [name, seen])),
  reason: reason.trim(),
});

/** The draft of whoever has looked at what holds by now. */
export const seenAgain = (draft: SettingsDraft, rows: readonly SettingRow[]): SettingsDraft =>
  Object.fromEntries(rows.flatMap(({ name, value }) => (draft[name] ? [[name, { ...draft[name], seen: value }]] : [])));

/** Whether what somebody looks for is in the words of a row. */
export function isFound(name: SettingName, wanted: string): boolean {
  const { label, hint } = settingOf(name);
  return foldText(`${label} ${hint}`).includes(foldText(wanted.trim()));
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string' && 'seen' in value;

/** A draft as it was kept; nothing of it when it cannot be read. */
export function keptDraft(text: string | null): { draft: SettingsDraft; reason: string } {
  try {
    const { draft, reason } = JSON.parse(text ?? '') as { draft: Record<string, unknown>; reason: unknown };
    return { draft: Object.fromEntries(Object.entries(draft).filter(([, value]) => isTyped(value))), reason: typeof reason === 'string' ? reason : '' };
  } catch {
    return { draft: {}, reason: '' };
  }
}
