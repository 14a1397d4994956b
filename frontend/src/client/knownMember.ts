import type { OwnUser } from '@contracts/accounts';
import { useSyncExternalStore } from 'react';

/** What the header shows of a member; nothing that is only the member's own business. */
export type KnownMember = Pick<OwnUser, 'id' | 'username' | 'display_name' | 'first_name' | 'last_name' | 'avatar' | 'role'>;

const KEY = 'knownMember';
const listeners = new Set<() => void>();
let known = read();

function read(): KnownMember | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as KnownMember | null;
  } catch {
    // A blocked or broken storage means that nobody is known.
    return null;
  }
}

const asKnown = ({ id, username, display_name, first_name, last_name, avatar, role }: KnownMember): KnownMember => ({
  id,
  username,
  display_name,
  first_name,
  last_name,
  avatar,
  role,
});

/** Who was last signed in on this device; a guess until the session has answered, so nothing is allowed because of it. */
export const knownMember = (): KnownMember | null => known;

/** Keeps who is signed in as the server has told it; null for a guest. */
export function rememberMember(member: KnownMember | null) {
  known = member && asKnown(member);
  try {
    if (known) localStorage.setItem(KEY, JSON.stringify(known));
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage the next visit starts without a guess.
  }
  for (const listener of listeners) listener();
}

export function onKnownMember(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useKnownMember = (): KnownMember | null => useSyncExternalStore(onKnownMember, knownMember);
