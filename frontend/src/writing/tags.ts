const clean = (text: string) => text.trim().replace(/^#/, '').toLocaleLowerCase('tr');

/** Tags with what is being typed added: commas part them, no tag stands twice. */
export const withTyped = (tags: string[], typed: string): string[] => [...new Set([...tags, ...typed.split(',').map(clean).filter(Boolean)])];
