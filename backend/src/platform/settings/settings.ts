import { COMMUNITY_VARIABLES, type CommunitySettings, readCommunity } from './community-settings.js';
import { ENGINE_SETTINGS, type EngineSettings, readEngines } from './engine-settings.js';
import { ICE_SETTINGS, type IceSettings, readIce } from './ice-settings.js';
import { LIVEKIT_SETTINGS } from './livekit-settings.js';
import { MAP_SETTINGS, type MapSettings, readMaps } from './map-settings.js';
import { OUTGOING_SETTINGS, type OutgoingSettings, readOutgoing } from './outgoing-settings.js';
import { choice, type Environment, flag, WrongSetting } from './readings.js';
import { ROUTER_SETTINGS, type RouterSettings, readRouter } from './router-settings.js';
import { readSignIn, SIGN_IN_SETTINGS, type SignInSettings } from './sign-in-settings.js';
import { readSite, SITE_SETTINGS, type SiteSettings } from './site-settings.js';

/** What the environment says, checked. */
export interface Settings extends SiteSettings, EngineSettings, SignInSettings, OutgoingSettings, MapSettings, IceSettings, RouterSettings {
  /** First values: what the console changes holds in their place. */
  readonly community: CommunitySettings;
  /** Whether an empty installation starts with sample content. */
  readonly demo: boolean;
  readonly admin: { readonly email: string; readonly username: string; readonly password: string } | null;
  readonly logLevel: string;
}

const KNOWN: readonly string[] = [
  ...SITE_SETTINGS,
  'DEMO',
  'ADMIN_EMAIL',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'LOG_LEVEL',
  ...ENGINE_SETTINGS,
  ...COMMUNITY_VARIABLES,
  ...SIGN_IN_SETTINGS,
  ...OUTGOING_SETTINGS,
  ...MAP_SETTINGS,
  ...ICE_SETTINGS,
  ...ROUTER_SETTINGS,
  ...LIVEKIT_SETTINGS,
];
/** Beginnings of names that can only be meant for us: a name like these that is not known is a mistake and must not pass unnoticed. */
const OURS =
  /^(ADMIN|ROLES|WARNING|SUSPENSION|REPORTS|EVENTSTORE|MONGODB|REDIS|SMTP|S3|SEALS|MASTER|METRICS|OAUTH|GITHUB_CLIENT|GOOGLE_CLIENT|STUN|TURN|GEOCODER|TILE|PUBLIC_URL|DATA_DIR|MEYDAN|MAIL_FROM|TRUSTED_PROXIES|OPERATOR|PAGES_DIR|STAFF_SECOND|HOLD_FIRST|NEW_MEMBER|APPEAL|TOPICS_PER|COMMENTS_PER|REGISTRATION|REGISTRATIONS_PER|REQUEST_SECONDS|PAGES_PER|REPEAT_AFTER|OUTGOING|VAPID|CHAT_RETENTION|VOICE_ROUTER|LIVEKIT)(_|$)/;

/** Reads the settings from environment variables; an empty one counts as not given. Throws WrongSetting. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  for (const name of Object.keys(given)) refuseUnknown(name);
  const [site, engines] = [readSite(given), readEngines(given)];
  const router = readRouter(given, site.publicUrl);
  refuseNamelessProxy(site, engines);
  refuseSharedRouter(given, engines, router);
  return {
    ...site,
    ...engines,
    community: readCommunity(given),
    ...readSignIn(given),
    ...readOutgoing(given),
    ...readMaps(given),
    ...readIce(given),
    ...router,
    demo: flag(given, 'DEMO', false),
    admin: firstAdmin(given),
    logLevel: choice(given, 'LOG_LEVEL', 'warn', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
  };
}

/** The application speaks plain HTTP: behind https there is a proxy, and unless it is trusted every member comes from its one address. */
function refuseNamelessProxy({ publicUrl, trustedProxies }: SiteSettings, { roles }: EngineSettings): void {
  if (!publicUrl.startsWith('https:') || trustedProxies.length > 0 || !roles.includes('api')) return;
  throw new WrongSetting(
    'A PUBLIC_URL with https:// needs TRUSTED_PROXIES too (loopback, if the proxy runs on this machine): without it, all members would count as one address.',
  );
}

/** Who is in a room may be connected to any of several processes: only LiveKit is reached by all of them. */
function refuseSharedRouter(given: Environment, { eventStoreUrl, mongoUrl, redisUrl }: EngineSettings, { router }: RouterSettings): void {
  if (given.VOICE_ROUTER_SEATS === undefined || router.seats === 0 || router.livekit || !(eventStoreUrl && mongoUrl && redisUrl)) return;
  throw new WrongSetting(
    'VOICE_ROUTER_SEATS without LIVEKIT_URL is for an installation of one process: with EVENTSTORE_URL, MONGODB_URL and REDIS_URL rooms take eight.',
  );
}

function refuseUnknown(name: string): void {
  if (KNOWN.includes(name) || !OURS.test(name)) return;
  throw new WrongSetting(`Unknown setting: ${name}. Known settings: ${KNOWN.join(', ')}.`);
}

function firstAdmin(given: Environment): Settings['admin'] {
  const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  if (!email && !username && !password) return null;
  if (!email || !username || !password) throw new WrongSetting('The first admin needs ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD together.');
  return { email, username, password };
}
