import { ACCOUNT_LIMITS } from '../../../../contracts/accounts.js';

const { min, max } = ACCOUNT_LIMITS.username;
const TURKISH: Record<string, string> = { ı: 'i', İ: 'i', ğ: 'g', Ğ: 'g', ş: 's', Ş: 's', ç: 'c', Ç: 'c', ö: 'o', Ö: 'o', ü: 'u', Ü: 'u' };
/** For somebody whose names hold nothing that a username may hold. */
const FALLBACK = 'uye';
const NUMBERED_UP_TO = 9;

/** Usernames to try in turn, all of them valid: from the first name that fits, then with a number, then with something nobody else has. */
export function proposedUsernames(names: readonly string[], unique: string): readonly string[] {
  const base = names.map(usernameFrom).find((name) => name.length >= min) ?? FALLBACK;
  const numbers = Array.from({ length: NUMBERED_UP_TO - 1 }, (_, index) => `${index + 2}`);
  const ending = `_${lettersOf(unique).slice(-8)}`;
  // Last what is nobody's and imitates nobody, whatever the provider said.
  return [base, ...[...numbers, ending].map((end) => `${base.slice(0, max - end.length)}${end}`), `${FALLBACK}${ending}`];
}

function usernameFrom(name: string): string {
  const latin = name.replace(/[ıİğĞşŞçÇöÖüÜ]/g, (letter) => TURKISH[letter] ?? letter).normalize('NFKD');
  const plain = latin.replace(/\p{M}/gu, '').toLowerCase();
  const joined = plain.replace(/[^a-z0-9_.]+/g, '_').replace(/([_.])[_.]+/g, '$1');
  return joined
    .replace(/^[_.]+/, '')
    .slice(0, max)
    .replace(/[_.]+$/, '');
}

const lettersOf = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '');
