import type { AnyDraftKey } from './draftPlaces';

/** What is kept on this device: under `draft:` what was typed, as `useDraft` writes it, and beside it what of it the server has. */
export interface Known {
  /** Version of the server's copy; null when it has none. */
  version: string | null;
  /** The text of that version. */
  text: string | null;
}

const NOTHING: Known = { version: null, text: null };
const PREFIX = 'draft:';
const knownKey = (name: string) => `draftKnown:${name}`;

export const draftName = (memberId: string, key: AnyDraftKey) => `${memberId}:${key}`;
export const textKey = (name: string) => `${PREFIX}${name}`;
export const localText = (name: string): string | null => localStorage.getItem(textKey(name));

/** Whether a member's draft is kept on this device. */
export const hasLocalDraft = (memberId: string, key: AnyDraftKey): boolean => localText(draftName(memberId, key)) !== null;

export function localKnown(name: string): Known {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(knownKey(name)) ?? 'null') as Known | null) };
  } catch {
    // What cannot be read is not known; the server is asked anyway.
    return NOTHING;
  }
}

export function keepKnown(name: string, known: Known) {
  try {
    if (known.version) localStorage.setItem(knownKey(name), JSON.stringify(known));
    else localStorage.removeItem(knownKey(name));
  } catch {
    // A full storage: after a reload the server's copy is offered beside what is here.
  }
}

/** Removes one draft from this device: it is gone on the server. */
export function forgetDraft(memberId: string, key: AnyDraftKey) {
  const name = draftName(memberId, key);
  localStorage.removeItem(textKey(name));
  keepKnown(name, NOTHING);
}

/** Puts a draft back that was thrown away here; what the server knew of it is no longer asked. */
export function putBack(name: string, text: string) {
  localStorage.setItem(textKey(name), text);
  keepKnown(name, NOTHING);
}

/** Removes a member's drafts from this device as far as the server has them. What it has not got stays, except of the profile, the chat and applications: whoever sits there next could read numbers, addresses and messages. */
export function forgetLocalDrafts(memberId: string) {
  const names = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}${memberId}:`));
  for (const name of names.map((key) => key.slice(PREFIX.length))) {
    const known = localKnown(name);
    const isKept = known.version !== null && known.text === localText(name);
    if (!isKept && !/^[^:]+:(profile|chat|apply)/.test(name)) continue;
    localStorage.removeItem(textKey(name));
    keepKnown(name, NOTHING);
  }
}
