import { isAbsolute } from 'node:path';
import { address, connection, type Environment, WrongSetting } from './readings.js';

/** Where an installation keeps what it knows, and which part of the work this process does. */
export interface EngineSettings {
  readonly masterKey: string | null;
  /** Connection string of the event store, or null for the log in the data folder. */
  readonly eventStoreUrl: string | null;
  /** Connection string of the database of the views and the vault, or null for files in the data folder. */
  readonly mongoUrl: string | null;
  /** Connection string of the server of jobs, limits and messages between processes, or null for this process alone. */
  readonly redisUrl: string | null;
  /** Connection string of the mail server, or null for the outbox in the data folder. */
  readonly smtpUrl: string | null;
  /** The store of uploaded files, or null for a folder in the data folder. */
  readonly s3: S3Settings | null;
  /** Where the seals of the log are published, besides in it. */
  readonly seals: SealSettings;
  /** Which parts of the application this process runs. */
  readonly roles: readonly ProcessRole[];
}

export interface S3Settings {
  /** `http(s)://host:port/bucket` */
  readonly url: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
}

/** Places outside the reach of whoever runs the log, each of them null where there is none. */
export interface SealSettings {
  /** Path of a file to which a line is added for each seal. */
  readonly file: string | null;
  /** Address to which each seal is posted. */
  readonly url: string | null;
  /** A bucket, best one that lets nobody take anything back, in which each seal is an object. */
  readonly s3: S3Settings | null;
}

export const PROCESS_ROLES = ['api', 'projector', 'worker'] as const;
export type ProcessRole = (typeof PROCESS_ROLES)[number];

export const ENGINE_SETTINGS = [
  'MASTER_KEY',
  'EVENTSTORE_URL',
  'MONGODB_URL',
  'REDIS_URL',
  'SMTP_URL',
  'S3_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'S3_REGION',
  'SEALS_FILE',
  'SEALS_URL',
  'SEALS_S3_URL',
  'SEALS_S3_ACCESS_KEY',
  'SEALS_S3_SECRET_KEY',
  'SEALS_S3_REGION',
  'ROLES',
] as const;

/** Throws WrongSetting. */
export function readEngines(given: Environment): EngineSettings {
  const eventStoreUrl = connection(given, 'EVENTSTORE_URL', /^(esdb|esdb\+discover):$/);
  const mongoUrl = connection(given, 'MONGODB_URL', /^(mongodb|mongodb\+srv):$/);
  const redisUrl = connection(given, 'REDIS_URL', /^(redis|rediss):$/);
  return {
    eventStoreUrl,
    mongoUrl,
    redisUrl,
    smtpUrl: connection(given, 'SMTP_URL', /^(smtp|smtps):$/),
    masterKey: masterKeyFor(given, mongoUrl),
    s3: bucketOf(given, 'S3', 'The file store'),
    seals: sealsOf(given),
    roles: rolesOf(given, [eventStoreUrl, mongoUrl, redisUrl]),
  };
}

/** Several processes may open the same vault, and a key file is only in the folder of one of them. */
function masterKeyFor({ MASTER_KEY: key }: Environment, mongoUrl: string | null): string | null {
  if (mongoUrl && !key) throw new WrongSetting('MONGODB_URL needs MASTER_KEY too: the key of the vault does not lie beside the database.');
  return key ?? null;
}

function bucketOf(given: Environment, prefix: string, what: string): S3Settings | null {
  const [urlName, keyName, secretName, regionName] = ['URL', 'ACCESS_KEY', 'SECRET_KEY', 'REGION'].map((name) => `${prefix}_${name}`) as [
    string,
    string,
    string,
    string,
  ];
  const [accessKey, secretKey] = [given[keyName], given[secretName]];
  if (!given[urlName] && !accessKey && !secretKey) return null;
  if (!given[urlName] || !accessKey || !secretKey) throw new WrongSetting(`${what} needs ${urlName}, ${keyName} and ${secretName} together.`);
  const url = address(given, urlName, '');
  if (!/^\/[^/]+$/.test(new URL(url).pathname)) throw new WrongSetting(`${urlName} has to end with the name of the bucket: https://store.example.com/bucket.`);
  return { url, accessKey, secretKey, region: given[regionName] ?? 'us-east-1' };
}

function sealsOf(given: Environment): SealSettings {
  const { SEALS_FILE: file = null, SEALS_URL: url } = given;
  if (file !== null && !isAbsolute(file)) throw new WrongSetting(`SEALS_FILE has to be a path from the root, not "${file}".`);
  // The address may hold a key of its own: what is wrong with it is said without repeating it.
  if (url !== undefined && !/^https?:\/\/[^/]/.test(url)) throw new WrongSetting('SEALS_URL has to be an address that begins with http:// or https://.');
  return { file, url: url ?? null, s3: bucketOf(given, 'SEALS_S3', 'The store of the seals') };
}

/** What runs in several processes must meet in engines that all of them reach. */
function rolesOf(given: Environment, engines: readonly (string | null)[]): readonly ProcessRole[] {
  if (given.ROLES === undefined) return PROCESS_ROLES;
  const wanted = given.ROLES.split(',').map((role) => role.trim());
  const unknown = wanted.find((role) => !PROCESS_ROLES.includes(role as ProcessRole));
  if (unknown !== undefined) throw new WrongSetting(`ROLES has to be made of ${PROCESS_ROLES.join(', ')}; "${unknown}" is none of them.`);
  const roles = PROCESS_ROLES.filter((role) => wanted.includes(role));
  if (roles.length < PROCESS_ROLES.length && engines.includes(null))
    throw new WrongSetting('Processes that share the work by ROLES need EVENTSTORE_URL, MONGODB_URL and REDIS_URL too.');
  return roles;
}
