const LINK = /^\/api\/chat\/files\/([0-9a-f-]{36})(?:\?|$)/;

/** The id in the address of a file, which is all that counts in it; null where it is no such address of this house. */
export const fileIdIn = (url: string): string | null => LINK.exec(url)?.[1] ?? null;
