import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
const DIGITS = 6;
const CODE = /^[0-9]{6}$/;
/** Clocks of phones go wrong: the code before and the one after count too. */
const WINDOW = 1;

/** A new secret for an authenticator app: 160 bits in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that a QR code carries into an authenticator app. */
export const totpUrl = (secret: string, label: string): string => totp(secret, label).toString();

/** The time step whose code this is, at most one away from `at`, or null when it is none's. */
export function stepOf(secret: string, code: string, at: Date): number | null {
  // The library compares bytes, and throws at letters that take more than one.
  if (!CODE.test(code)) return null;
  const delta = totp(secret, '').validate({ token: code, timestamp: at.getTime(), window: WINDOW });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / PERIOD_S) + delta;
}

const totp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: 'Meydan', label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: DIGITS, period: PERIOD_S });
