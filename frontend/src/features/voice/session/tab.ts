import { newKey } from '../../../client/actionKey';

const KEY = 'voiceTab';
let own: string | null = null;

/** What tells this tab from others of the same member; a page that is loaded again is the same tab. */
export function tabId(): string {
  own ??= kept() ?? newKey();
  try {
    sessionStorage.setItem(KEY, own);
  } catch {
    // A page that is loaded again is another tab then, and asks to take the room over.
  }
  return own;
}

function kept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
