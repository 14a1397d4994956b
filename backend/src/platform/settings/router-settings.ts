import { isIP } from 'node:net';
import { VOICE_LIMITS } from '../../../contracts/voice.js';
import type { RouterNetwork } from '../media-router/embedded/router-network.js';
import { type LiveKitSettings, readLiveKit } from './livekit-settings.js';
import { type Environment, WrongSetting, whole } from './readings.js';

/** What carries voice rooms of more than eight: the application's own process of media, or a LiveKit server. */
export interface RouterSettings {
  readonly router: {
    /** How many it carries at once; 0: none. */
    readonly seats: number;
    /** Where browsers reach the application's own. */
    readonly network: RouterNetwork;
    /** Null where the application's own process carries. */
    readonly livekit: LiveKitSettings | null;
  };
}

export const ROUTER_SETTINGS = ['VOICE_ROUTER_SEATS', 'VOICE_ROUTER_PORTS', 'VOICE_ROUTER_ADDRESS'] as const;
/** One room of the size that rooms can have. */
const USUAL_SEATS = VOICE_LIMITS.routed;
/** More than one process carries; the figures stand in ADR 84. */
const MOST_SEATS = 100;
/** A LiveKit server shares its machine's cores among rooms, where the application's own router has one. */
const LIVEKIT_SEATS = { usual: 100, most: 1_000 };
const MOST_ADDRESSES = 4;
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/;
const LOWEST_PORT = 1_024;
const HIGHEST_PORT = 65_535;

/** Hosts of a machine's own, which no firewall stands before. */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** `publicUrl`: where members come to. Unless it is this machine, no port is open to them that nobody has named, and none is counted on. Throws WrongSetting. */
export function readRouter(given: Environment, publicUrl: string): RouterSettings {
  const livekit = readLiveKit(given);
  const isReachable = given.VOICE_ROUTER_PORTS !== undefined || OWN_HOSTS.includes(new URL(publicUrl).hostname);
  const { usual, most } = livekit ? LIVEKIT_SEATS : { usual: isReachable ? USUAL_SEATS : 0, most: MOST_SEATS };
  const seats = whole(given, 'VOICE_ROUTER_SEATS', usual, 0, most);
  const network = { ports: ports(given.VOICE_ROUTER_PORTS), addresses: addresses(given.VOICE_ROUTER_ADDRESS) };
  if (livekit && (network.ports || network.addresses.length > 0))
    throw new WrongSetting('VOICE_ROUTER_PORTS and VOICE_ROUTER_ADDRESS are not for LiveKit: its own configuration says where browsers reach it.');
  return { router: { seats, network, livekit } };
}

function ports(text: string | undefined): RouterNetwork['ports'] {
  if (text === undefined) return null;
  const [, first, last = first] = RANGE.exec(text) ?? [];
  const [from, to] = [Number(first), Number(last)];
  if (!(from >= LOWEST_PORT && to <= HIGHEST_PORT && from <= to))
    throw new WrongSetting(`VOICE_ROUTER_PORTS has to be a port or a range like 40000-40100 from ${LOWEST_PORT} to ${HIGHEST_PORT}, not "${text}".`);
  return { from, to };
}

function addresses(text: string | undefined): readonly string[] {
  const all = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = all.find((address) => isIP(address) === 0);
  if (wrong !== undefined) throw new WrongSetting(`VOICE_ROUTER_ADDRESS has to be an IP address, or several separated by commas, not "${wrong}".`);
  if (all.length > MOST_ADDRESSES) throw new WrongSetting(`VOICE_ROUTER_ADDRESS has to be no more than ${MOST_ADDRESSES} addresses.`);
  return all;
}
