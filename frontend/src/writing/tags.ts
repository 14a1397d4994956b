const adding =
  (clean: (text: string) => string) =>
  (list: readonly string[], typed: string): string[] => [...new Set([...list, ...typed.split(',').map(clean).filter(Boolean)])];

/** Tags with what is being typed added: commas part them, no tag stands twice. */
export const withTyped = adding((text) => text.trim().replace(/^#/, '').toLocaleLowerCase('tr'));

/** The same for names that keep their letters. */
export const withTypedName = adding((text) => text.trim());
