import { createECDH } from 'node:crypto';
import { type Environment, WrongSetting } from './readings.js';

/** What leaves to addresses that members name. */
export interface OutgoingSettings {
  /** `host:port` of own networks that may be asked, though they are not public. */
  readonly outgoingAllowed: readonly string[];
  /** The keys with which the installation names itself to the servers of browsers, or null where push is not offered. */
  readonly vapid: VapidSettings | null;
}

export interface VapidSettings {
  /** Base64url, as is the next. */
  readonly publicKey: string;
  readonly privateKey: string;
  /** Whom those servers may write to: `mailto:` or `https:`. */
  readonly subject: string;
}

export const OUTGOING_SETTINGS = ['OUTGOING_ALLOWED', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;

/** Throws WrongSetting. */
export const readOutgoing = (given: Environment): OutgoingSettings => ({ outgoingAllowed: allowedIn(given), vapid: vapidOf(given) });

function allowedIn({ OUTGOING_ALLOWED: text }: Environment): readonly string[] {
  const places = (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || []);
  const wrong = places.find((place) => !/^(\[[0-9a-f:.]+\]|[^\s:/@[\]]+):\d{1,5}$/.test(place));
  if (wrong !== undefined) throw new WrongSetting(`OUTGOING_ALLOWED has to be made of host:port, such as intranet.example.com:443; "${wrong}" is not.`);
  return places;
}

/** What is wrong with the keys is said without repeating them. */
function vapidOf({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject }: Environment): VapidSettings | null {
  if (!publicKey && !privateKey && !subject) return null;
  if (!publicKey || !privateKey || !subject) throw new WrongSetting('Push needs VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT together.');
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+.*)$/.test(subject)) throw new WrongSetting('VAPID_SUBJECT has to begin with mailto: or https://.');
  if (publicOf(privateKey) !== publicKey)
    throw new WrongSetting('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be a pair, as `npm run push-keys` prints them.');
  return { publicKey, privateKey, subject };
}

function publicOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey().toString('base64url');
  } catch {
    // No number of this curve.
    return null;
  }
}
