import { type Environment, WrongSetting } from './readings.js';

/** The LiveKit server that carries voice rooms of more than eight for all processes of the installation. */
export interface LiveKitSettings {
  /** `http(s)://host:port`, as the processes of the api reach it; browsers never ask it. */
  readonly url: string;
  readonly key: string;
  /** Signs the tokens by which this application is let in: whoever has it listens to every room. */
  readonly secret: string;
}

export const LIVEKIT_SETTINGS = ['LIVEKIT_URL', 'LIVEKIT_KEY', 'LIVEKIT_SECRET'] as const;
/** LiveKit warns of shorter ones. */
const SHORTEST_SECRET = 32;

/** Null where none is named; throws WrongSetting. What is wrong is said without repeating it: somebody may have put the secret in the wrong place. */
export function readLiveKit(given: Environment): LiveKitSettings | null {
  const { LIVEKIT_URL: url, LIVEKIT_KEY: key, LIVEKIT_SECRET: secret } = given;
  if (!url && !key && !secret) return null;
  if (!url || !key || !secret) throw new WrongSetting('LiveKit needs LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET together.');
  if (secret.length < SHORTEST_SECRET)
    throw new WrongSetting(`LIVEKIT_SECRET has to have at least ${SHORTEST_SECRET} characters: whoever guesses it hears every room.`);
  return { url: originOf(url), key, secret };
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^(?:https?|wss?):$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new WrongSetting('LIVEKIT_URL has to be an address like http://livekit:7880 (or https://, ws://, wss://), with nothing after the port.');
  return url.origin.replace(/^ws/, 'http');
}
