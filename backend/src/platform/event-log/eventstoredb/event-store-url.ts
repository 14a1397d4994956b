import type { Credentials } from '@eventstore/db-client';

const FORM = /^(?<scheme>esdb(?:\+discover)?:\/\/)(?:(?<username>[^:@/?]+):(?<password>[^@]+)@)?(?<hosts>[^@/?]+)\/*(?:\?(?<query>[^@]*))?$/;
/** What the client understands; about anything else it would write the whole string to the console. */
const OPTIONS = [
  'userCertFile',
  'userKeyFile',
  'maxDiscoverAttempts',
  'connectionName',
  'defaultDeadline',
  'discoveryInterval',
  'gossipTimeout',
  'nodePreference',
  'tls',
  'tlsCAFile',
  'keepAliveInterval',
  'keepAliveTimeout',
];
const KNOWN = new Set(OPTIONS.map((option) => option.toLowerCase()));

export interface EventStoreUrl {
  readonly servers: string;
  readonly urlWithoutCredentials: string;
  readonly credentials?: Credentials;
}

/**
 * Takes a connection string apart. The client gets it without credentials, because it writes what it is given into its errors and its
 * debug output. Throws an error that repeats nothing of a string it cannot read.
 */
export function parseEventStoreUrl(url: string): EventStoreUrl {
  const { scheme, username, password, hosts, query } = FORM.exec(url.trim())?.groups ?? {};
  if (!scheme || !hosts) throw new Error('the address of the event store is not of the form esdb://user:password@host:2113?tls=true (percent-encode : @ / ?)');
  for (const pair of query?.split('&') ?? []) {
    const option = pair.split('=')[0] ?? '';
    if (!KNOWN.has(option.toLowerCase())) throw new Error(`the address of the event store has an unknown option: ${option}`);
  }
  const urlWithoutCredentials = `${scheme}${hosts}${query ? `?${query}` : ''}`;
  if (!username || !password) return { servers: hosts, urlWithoutCredentials };
  return { servers: hosts, urlWithoutCredentials, credentials: { username: decodeURIComponent(username), password: decodeURIComponent(password) } };
}
