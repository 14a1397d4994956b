import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { address, type Environment, WrongSetting, whole } from './readings.js';

/** Where an installation is found and who runs it. */
export interface SiteSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
  /** Addresses of proxies whose word about the caller's address and protocol counts; empty when callers come directly. */
  readonly trustedProxies: readonly string[];
  /** The sender of all mail: `Name <address>`. */
  readonly mailFrom: string;
  /** Who runs the installation, as the public pages name them. */
  readonly operator: { readonly name: string; readonly email: string };
  /** Whether the operator was named, or the usual names stand in. */
  readonly isOperatorNamed: boolean;
  /** A request that has not come in whole after so many seconds is cut off. */
  readonly requestSeconds: number;
  /** Pages that one address of the network may ask for in a minute; 0 for as many as it likes. */
  readonly pagesPerMinute: number;
  /** Folder whose Markdown files stand in place of the shipped pages. */
  readonly pagesDir: string;
}

export const SITE_SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'PUBLIC_URL',
  'TRUSTED_PROXIES',
  'MAIL_FROM',
  'OPERATOR_NAME',
  'OPERATOR_EMAIL',
  'REQUEST_SECONDS',
  'PAGES_PER_MINUTE',
  'PAGES_DIR',
] as const;

const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/** Throws WrongSetting. */
export function readSite(given: Environment): SiteSettings {
  const port = whole(given, 'PORT', 3001, 0, 65_535);
  const publicUrl = address(given, 'PUBLIC_URL', `http://localhost:${port}`);
  const dataDir = given.DATA_DIR ?? './data';
  return {
    port,
    host: given.HOST ?? '127.0.0.1',
    dataDir: resolve(dataDir),
    publicUrl,
    trustedProxies: proxies(given),
    mailFrom: given.MAIL_FROM ?? `Meydan <meydan@${new URL(publicUrl).hostname}>`,
    operator: operatorOf(given, publicUrl),
    isOperatorNamed: Boolean(given.OPERATOR_NAME && given.OPERATOR_EMAIL),
    requestSeconds: whole(given, 'REQUEST_SECONDS', 60, 1, 3_600),
    pagesPerMinute: whole(given, 'PAGES_PER_MINUTE', 300, 0, 100_000),
    pagesDir: resolve(given.PAGES_DIR ?? join(dataDir, 'pages')),
  };
}

/** Names of private networks, or addresses with or without the length of their prefix. */
function proxies({ TRUSTED_PROXIES: text }: Environment): readonly string[] {
  const names = (text ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = names.find((name) => !isNetwork(name));
  if (wrong !== undefined)
    throw new WrongSetting(`TRUSTED_PROXIES has to be made of addresses, networks (10.0.0.0/8) or ${PRIVATE_NETWORKS.join(', ')}; "${wrong}" is none of them.`);
  return names;
}

function isNetwork(name: string): boolean {
  const [address = '', prefix] = name.split('/', 2);
  const version = isIP(address);
  if (version === 0) return PRIVATE_NETWORKS.includes(name);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

function operatorOf({ OPERATOR_NAME: name, OPERATOR_EMAIL: email }: Environment, publicUrl: string): SiteSettings['operator'] {
  if (email && !/^[^\s@<>()[\]]+@[^\s@<>()[\]]+$/.test(email)) throw new WrongSetting(`OPERATOR_EMAIL has to be an e-mail address, not "${email}".`);
  return { name: name ?? 'Meydan işletmecisi', email: email ?? `destek@${new URL(publicUrl).hostname}` };
}
