/** Written when a tab signs out; the other tabs hear of it through the storage event. */
export const SIGNED_OUT_FLAG = 'sessionInvalidated';

export const raiseSignedOutFlag = () => localStorage.setItem(SIGNED_OUT_FLAG, String(Date.now()));
