interface Draft {
  read: () => string | null;
  store: (text: string) => void;
  clear: () => void;
}

/** What was typed survives a reload, a sign-in, an undo and a failure; it goes once it is recorded. */
export const draftOf = (key: string): Draft => ({
  read: () => sessionStorage.getItem(key),
  store: (text) => sessionStorage.setItem(key, text),
  clear: () => sessionStorage.removeItem(key),
});
