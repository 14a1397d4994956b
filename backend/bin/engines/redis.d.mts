/** The path of a redis-server; null, with a sentence that says why, when there is none and none may be installed. */
export function findRedis(say: (line: string) => void): string | null;
