const KEY = 'redirectAfterSignUp';

/** Where the new member wanted to go; kept because the way leads through the mailbox. */
export const keepRedirect = (redirect: string | undefined) => (redirect ? localStorage.setItem(KEY, redirect) : localStorage.removeItem(KEY));
export const keptRedirect = (): string | null => localStorage.getItem(KEY);
