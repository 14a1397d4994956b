import { ACCESS_TEXT } from '../../../../contracts/access.js';

const THIS_COMPUTER = 'this-computer';
const LOCAL_NETWORK = 'local-network';
const LOOPBACK = /^(127\.|::1$)/;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;

/** Where somebody signs in from, as far as it can be told without asking anybody: the kind of the address, or else the browser's time zone. */
export function placeOf(address: string, timeZone: string | null): string | null {
  const plain = address.replace(/^::ffff:/i, '');
  if (LOOPBACK.test(plain)) return THIS_COMPUTER;
  if (PRIVATE.test(plain)) return LOCAL_NETWORK;
  return timeZone && canonicalZone(timeZone);
}

/** 'Bu bilgisayar', 'Yerel ağ', 'Almanya saat dilimi'. */
export function placeInWords(place: string | null): string {
  if (place === null) return ACCESS_TEXT.unknownPlace;
  if (place === THIS_COMPUTER) return 'Bu bilgisayar';
  if (place === LOCAL_NETWORK) return 'Yerel ağ';
  // Turkish has an abbreviation for this one zone, which names no place.
  if (place === 'Europe/Istanbul') return 'İstanbul saat dilimi';
  const zone = canonicalZone(place);
  return zone ? `${nameOf(zone).replace(/ Saati$/, '')} saat dilimi` : ACCESS_TEXT.unknownPlace;
}

/** The IANA name of a zone; null for what is none, so that a browser with newer zones than ours can still sign in. */
function canonicalZone(timeZone: string): string | null {
  if (!/^[a-z]/i.test(timeZone)) return null;
  try {
    return new Intl.DateTimeFormat('tr', { timeZone }).resolvedOptions().timeZone;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const nameOf = (timeZone: string): string =>
  new Intl.DateTimeFormat('tr', { timeZone, timeZoneName: 'shortGeneric' }).formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
