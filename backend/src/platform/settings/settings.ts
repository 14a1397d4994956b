import { resolve } from 'node:path';

/** What the environment says, checked. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Whether an empty installation starts with sample content. */
  readonly demo: boolean;
  readonly admin: { readonly email: string; readonly username: string; readonly password: string } | null;
  readonly masterKey: string | null;
  readonly logLevel: string;
  readonly warningThreshold: number;
  readonly warningWindowDays: number;
  readonly suspensionDays: number;
  readonly reportsPerDay: number;
}

/** A setting is unknown, malformed or half given; the message is one Turkish sentence. */
export class WrongSetting extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'WrongSetting';
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

const KNOWN = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'PUBLIC_URL',
  'DEMO',
  'ADMIN_EMAIL',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
  'MASTER_KEY',
  'LOG_LEVEL',
  'WARNING_THRESHOLD',
  'WARNING_WINDOW_DAYS',
  'SUSPENSION_DAYS',
  'REPORTS_PER_DAY',
];
/** Beginnings of names that can only be meant for us: a name like these that is not known is a mistake and must not pass unnoticed. */
const OURS =
  /^(ADMIN|ROLES|WARNING|SUSPENSION|REPORTS|EVENTSTORE|MONGODB|REDIS|SMTP|S3|MASTER|METRICS|OAUTH|GITHUB_CLIENT|GOOGLE_CLIENT|STUN|TURN|GEOCODER|TILE|PUBLIC_URL|DATA_DIR|MEYDAN)(_|$)/;

/** Reads the settings from environment variables; an empty one counts as not given. Throws WrongSetting. */
export function readSettings(environment: Environment): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  for (const name of Object.keys(given)) refuseUnknown(name);
  const port = whole(given, 'PORT', 3001, 0, 65_535);
  return {
    port,
    host: given.HOST ?? '127.0.0.1',
    dataDir: resolve(given.DATA_DIR ?? './data'),
    publicUrl: address(given, 'PUBLIC_URL', `http://localhost:${port}`),
    demo: flag(given, 'DEMO', false),
    admin: firstAdmin(given),
    masterKey: given.MASTER_KEY ?? null,
    logLevel: choice(given, 'LOG_LEVEL', 'warn', ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    warningThreshold: whole(given, 'WARNING_THRESHOLD', 3, 1, 100),
    warningWindowDays: whole(given, 'WARNING_WINDOW_DAYS', 90, 1, 3_650),
    suspensionDays: whole(given, 'SUSPENSION_DAYS', 30, 1, 3_650),
    reportsPerDay: whole(given, 'REPORTS_PER_DAY', 5, 1, 1_000),
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

function firstAdmin(given: Environment): Settings['admin'] {
  const { ADMIN_EMAIL: email, ADMIN_USERNAME: username, ADMIN_PASSWORD: password } = given;
  if (!email && !username && !password) return null;
  if (!email || !username || !password) throw new WrongSetting('İlk yönetici için ADMIN_EMAIL, ADMIN_USERNAME ve ADMIN_PASSWORD birlikte verilmelidir.');
  return { email, username, password };
}
