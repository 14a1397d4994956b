import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

/** What the environment says, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Addresses of proxies whose word about the caller's address and protocol counts; empty when callers come directly. */
  readonly trustedProxies: readonly string[];
  /** Whether an empty installation starts with sample content. */
  readonly demo: boolean;
  readonly admin: { readonly email: string; readonly username: string; readonly password: string } | null;
  readonly masterKey: string | null;
  /** Connection string of the event store, or null for the log in the data folder. */
  readonly eventStoreUrl: string | null;
  /** Connection string of the database of the views and the vault, or null for files in the data folder. */
  readonly mongoUrl: string | null;
  /** Connection string of the server of jobs, limits and messages between processes, or null for this process alone. */
  readonly redisUrl: string | null;
  /** Connection string of the mail server, or null for the outbox in the data folder. */
  readonly smtpUrl: string | null;
  /** The sender of all mail: `Name <address>`. */
  readonly mailFrom: string;
  /** The store of uploaded files, or null for a folder in the data folder. */
  readonly s3: S3Settings | null;
  /** Which parts of the application this process runs. */
  readonly roles: readonly ProcessRole[];
  readonly logLevel: string;
  readonly warningThreshold: number;
  readonly warningWindowDays: number;
  readonly suspensionDays: number;
  readonly reportsPerDay: number;
  /** Whether moderators, administrators and auditors need a second factor for what their role allows. */
  readonly staffSecondFactor: boolean;
  /** Who runs the installation, as the public pages name them. */
  readonly operator: { readonly name: string; readonly email: string };
  /** Whether the operator was named, or the usual names stand in. */
  readonly isOperatorNamed: boolean;
  /** Folder whose Markdown files stand in place of the shipped pages. */
  readonly pagesDir: string;
  /** Our clients at the providers that members may sign in through; one that is null is not offered. */
  readonly signIn: { readonly github: ProviderSettings | null; readonly google: ProviderSettings | null };
}

export interface ProviderSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Address whose discovery document tells the endpoints, or null for the provider's own. */
  readonly issuer: string | null;
}

export interface S3Settings {
  /** `http(s)://host:port/bucket` */
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

export const PROCESS_ROLES = ['api', 'projector', 'worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

/** A setting is unknown, malformed or half given; the message is one Turkish sentence. */
export class WrongSetting extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongSetting';
  }
}

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

type Environment = Readonly<Record<string, string | undefined>>;

const KNOWN = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'DEMO',
  'ADMIN_EMAIL',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'MASTER_KEY',
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'REDIS_URL',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_REGION',
  'ROLES',
  'LOG_LEVEL',
  'WARNING_THRESHOLD',
  'WARNING_WINDOW_DAYS',
  'SUSPENSION_DAYS',
  'REPORTS_PER_DAY',
  'OPERATOR_NAME',
  'OPERATOR_EMAIL',
  'PAGES_DIR',
  'GITHUB_CLIENT_ID',
  'GITHUB_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'OAUTH_GITHUB_ISSUER',
  'OAUTH_GOOGLE_ISSUER',
  'STAFF_SECOND_FACTOR',
];
/** Beginnings of names that can only be meant for us: a name like these that is not known is a mistake and must not pass unnoticed. */
const OURS =
  /^(ADMIN|ROLES|WARNING|SUSPENSION|REPORTS|EVENTSTORE|MONGODB|REDIS|SMTP|S3|MASTER|METRICS|OAUTH|GITHUB_CLIENT|GOOGLE_CLIENT|STUN|TURN|GEOCODER|TILE|PUBLIC_URL|DATA_DIR|MEYDAN|MAIL_FROM|TRUSTED_PROXIES|OPERATOR|PAGES_DIR|STAFF_SECOND)(_|$)/;

/** Reads the settings from environment variables; an empty one counts as not given. Throws WrongSetting. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  for (const name of Object.keys(given)) refuseUnknown(name);
  const port = whole(given, 'PORT', 3001, 0, 65_535);
  const publicUrl = address(given, 'PUBLIC_URL', `http://localhost:${port}`);
  const engines = {
    eventStoreUrl: connection(given, 'EVENTSTORE_URL', /^(esdb|esdb\+discover):$/),
    mongoUrl: connection(given, 'MONGODB_URL', /^(mongodb|mongodb\+srv):$/),
    redisUrl: connection(given, 'REDIS_URL', /^(redis|rediss):$/),
    smtpUrl: connection(given, 'SMTP_URL', /^(smtp|smtps):$/),
  };
  return {
    ...engines,
    port,
    host: given.HOST ?? '127.0.0.1',
    dataDir: resolve(given.DATA_DIR ?? './data'),
    publicUrl,
    trustedProxies: proxies(given),
    demo: flag(given, 'DEMO', false),
    admin: firstAdmin(given),
    masterKey: masterKeyFor(given, engines.mongoUrl),
    mailFrom: given.MAIL_FROM ?? `Meydan <meydan@${new URL(publicUrl).hostname}>`,
    s3: fileStore(given),
    roles: rolesOf(given, [engines.eventStoreUrl, engines.mongoUrl, engines.redisUrl]),
    logLevel: choice(given, 'LOG_LEVEL', 'warn', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    warningThreshold: whole(given, 'WARNING_THRESHOLD', 3, 1, 100),
    warningWindowDays: whole(given, 'WARNING_WINDOW_DAYS', 90, 1, 3_650),
    suspensionDays: whole(given, 'SUSPENSION_DAYS', 30, 1, 3_650),
    reportsPerDay: whole(given, 'REPORTS_PER_DAY', 5, 1, 1_000),
    operator: operatorOf(given, publicUrl),
    isOperatorNamed: Boolean(given.OPERATOR_NAME && given.OPERATOR_EMAIL),
    pagesDir: resolve(given.PAGES_DIR ?? join(given.DATA_DIR ?? './data', 'pages')),
    signIn: { github: providerOf(given, 'GITHUB'), google: providerOf(given, 'GOOGLE') },
    staffSecondFactor: flag(given, 'STAFF_SECOND_FACTOR', false),
  };
}

function refuseUnknown(name: string): void {
  if (KNOWN.includes(name) || !OURS.test(name)) return;
  throw new WrongSetting(`Bilinmeyen ayar: ${name}. Bilinen ayarlar: ${KNOWN.join(', ')}.`);
}

function whole(given: Environment, name: string, usual: number, min: number, max: number): number {
  const text = given[name];
  if (text === undefined) return usual;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new WrongSetting(`${name} ayarı ${min} ile ${max} arasında bir tam sayı olmalıdır; "${text}" verilmiş.`);
  return value;
}

function flag(given: Environment, name: string, usual: boolean): boolean {
  return choice(given, name, usual ? '1' : '0', ['0', '1']) === '1';
}

function choice(given: Environment, name: string, usual: string, values: readonly string[]): string {
  const value = given[name] ?? usual;
  if (!values.includes(value)) throw new WrongSetting(`${name} ayarı şunlardan biri olmalıdır: ${values.join(', ')}; "${value}" verilmiş.`);
  return value;
}

function address(given: Environment, name: string, usual: string): string {
  const text = given[name] ?? usual;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new WrongSetting(`${name} ayarı http:// veya https:// ile başlayan bir adres olmalıdır; "${text}" verilmiş.`);
  return text.replace(/\/+$/, '');
}

/** Names of private networks, or addresses with or without the length of their prefix. */
function proxies({ TRUSTED_PROXIES: text }: Environment): readonly string[] {
  const names = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = names.find((name) => !isNetwork(name));
  if (wrong !== undefined)
    throw new WrongSetting(
      `TRUSTED_PROXIES ayarı adreslerden, ağlardan (10.0.0.0/8) ya da şunlardan oluşmalıdır: ${PRIVATE_NETWORKS.join(', ')}; "${wrong}" verilmiş.`,
    );
  return names;
}

function isNetwork(name: string): boolean {
  const [address = '', prefix] = name.split('/', 2);
  const version = isIP(address);
  if (version === 0) return PRIVATE_NETWORKS.includes(name);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/** A connection string as it was given. What is wrong with it is said without repeating it: it may hold a password. */
function connection(given: Environment, name: string, protocol: RegExp): string | null {
  const text = given[name];
  if (text === undefined) return null;
  const scheme = /^[a-z0-9+]+:(?=\/\/[^/])/.exec(text)?.[0];
  if (!scheme || !protocol.test(scheme)) {
    const known = protocol.source
      .replace(/^\^\(|\):\$$/g, '')
      .replaceAll('\\', '')
      .split('|')
      .map((name) => `${name}://`);
    throw new WrongSetting(`${name} ayarı ${known.join(', ')} ile başlayan bir bağlantı adresi olmalıdır.`);
  }
  return text;
}

/** Several processes may open the same vault, and a key file is only in the folder of one of them. */
function masterKeyFor({ MASTER_KEY: key }: Environment, mongoUrl: string | null): string | null {
  if (mongoUrl && !key) throw new WrongSetting('MONGODB_URL ile birlikte MASTER_KEY de verilmelidir: kasanın anahtarı veri tabanının yanında durmaz.');
  return key ?? null;
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_EMAIL: email }: Environment, publicUrl: string): Settings['operator'] {
  if (email && !/^[^\s@<>()[\]]+@[^\s@<>()[\]]+$/.test(email))
    throw new WrongSetting(`OPERATOR_EMAIL ayarı bir e-posta adresi olmalıdır; "${email}" verilmiş.`);
  return { name: name ?? 'Meydan işletmecisi', email: email ?? `destek@${new URL(publicUrl).hostname}` };
}

function fileStore(given: Environment): S3Settings | null {
  const { S3_URL, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = given;
  if (!S3_URL && !accessKey && !secretKey) return null;
  if (!S3_URL || !accessKey || !secretKey) throw new WrongSetting('Dosya deposu için S3_URL, S3_ACCESS_KEY ve S3_SECRET_KEY birlikte verilmelidir.');
  const url = address(given, 'S3_URL', '');
  if (!/^\/[^/]+$/.test(new URL(url).pathname)) throw new WrongSetting('S3_URL ayarı kova adıyla bitmelidir: https://depo.ornek.com/kova.');
  return { url, accessKey, secretKey, region: given.S3_REGION ?? 'us-east-1' };
}

/** A provider is offered when both halves of our client there are given. */
function providerOf(given: Environment, name: 'GITHUB' | 'GOOGLE'): ProviderSettings | null {
  const names = { id: `${name}_CLIENT_ID`, secret: `${name}_CLIENT_SECRET`, issuer: `OAUTH_${name}_ISSUER` };
  const { [names.id]: clientId, [names.secret]: clientSecret } = given;
  if (!clientId && !clientSecret && !given[names.issuer]) return null;
  if (!clientId || !clientSecret) throw new WrongSetting(`${names.id} ve ${names.secret} birlikte verilmelidir.`);
  return { clientId, clientSecret, issuer: given[names.issuer] ? issuerOf(given, names.issuer) : null };
}

/** Over plain HTTP anybody on the way could say who somebody is; only this machine itself is spared. */
function issuerOf(given: Environment, name: string): string {
  const issuer = address(given, name, '');
  const { protocol, hostname } = new URL(issuer);
  if (protocol !== 'https:' && !['localhost', '127.0.0.1', '[::1]'].includes(hostname))
    throw new WrongSetting(`${name} ayarı https:// ile başlamalıdır; http:// yalnızca bu makinedeki bir adres için kullanılabilir.`);
  return issuer;
}

/** What runs in several processes must meet in engines that all of them reach. */
function rolesOf(given: Environment, engines: readonly (string | null)[]): readonly ProcessRole[] {
  if (given.ROLES === undefined) return PROCESS_ROLES;
  const wanted = given.ROLES.split(',').map((role) => role.trim());
  const unknown = wanted.find((role) => !PROCESS_ROLES.includes(role as ProcessRole));
  if (unknown !== undefined) throw new WrongSetting(`ROLES ayarı şunlardan oluşmalıdır: ${PROCESS_ROLES.join(', ')}; "${unknown}" verilmiş.`);
  const roles = PROCESS_ROLES.filter((role) => wanted.includes(role));
  if (roles.length < PROCESS_ROLES.length && engines.includes(null))
    throw new WrongSetting('ROLES ile süreçleri ayırmak için EVENTSTORE_URL, MONGODB_URL ve REDIS_URL de verilmelidir.');
  return roles;
}

function firstAdmin(given: Environment): Settings['admin'] {
  const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  if (!email && !username && !password) return null;
  if (!email || !username || !password) throw new WrongSetting('İlk yönetici için ADMIN_EMAIL, ADMIN_USERNAME ve ADMIN_PASSWORD birlikte verilmelidir.');
  return { email, username, password };
}
