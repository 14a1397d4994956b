import { type Environment, WrongSetting } from './readings.js';

/** Services by which the browsers of a voice room find each other. */
export interface IceSettings {
  /** Asked by browsers for their own address; without any nothing is asked outside the installation. */
  readonly stunUrls: readonly string[];
  /** Null where what cannot go directly does not go at all. */
  readonly turn: TurnSettings | null;
}

export interface TurnSettings {
  readonly urls: readonly string[];
  /** Shared with the relay, which checks by it the credentials that are given out (coturn: `static-auth-secret`). */
  readonly secret: string;
}

export const ICE_SETTINGS = ['STUN_URLS', 'TURN_URLS', 'TURN_SECRET'] as const;
/** Browsers try each of them for every connection. */
const MOST_URLS = 5;
const SHORTEST_SECRET = 16;
const HOST = String.raw`(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d{1,5})?`;
const STUN = new RegExp(`^stuns?:${HOST}$`, 'i');
const TURN = new RegExp(String.raw`^turns?:${HOST}(?:\?transport=(?:udp|tcp))?$`, 'i');

/** Throws WrongSetting. */
export function readIce(given: Environment): IceSettings {
  const stunUrls = listed(given, 'STUN_URLS', STUN, 'stun:stun.example.org:3478');
  const urls = listed(given, 'TURN_URLS', TURN, 'turn:turn.example.org:3478?transport=udp');
  const secret = given.TURN_SECRET;
  if (urls.length > 0 !== Boolean(secret)) throw new WrongSetting('A relay for voice rooms needs TURN_URLS and TURN_SECRET together.');
  if (secret && secret.length < SHORTEST_SECRET)
    throw new WrongSetting(`TURN_SECRET has to have at least ${SHORTEST_SECRET} characters: whoever guesses it uses the relay.`);
  return { stunUrls, turn: secret ? { urls, secret } : null };
}

function listed(given: Environment, name: string, form: RegExp, example: string): readonly string[] {
  const urls = (given[name] ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = urls.find((url) => !form.test(url));
  if (wrong !== undefined) throw new WrongSetting(`${name} has to be a list of addresses like ${example}, separated by commas, not "${wrong}".`);
  if (urls.length > MOST_URLS) throw new WrongSetting(`${name} has to be a list of no more than ${MOST_URLS} addresses.`);
  return urls;
}
