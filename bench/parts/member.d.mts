export function memberOf(url: string, dataDir: string): Promise<string>;
