export const VERIFICATION = 'verify-email';
const VALID_FOR_MS = 24 * 60 * 60_000;
export const verificationExpiry = (at: string): string => new Date(Date.parse(at) + VALID_FOR_MS).toISOString();
