import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

interface Service {
  readonly image: string;
  readonly init?: boolean;
  readonly environment?: Record<string, unknown>;
  readonly depends_on?: Record<string, unknown>;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

const root = join(__dirname, '../../../..');
const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8');
const compose = parse(text, { merge: true, maxAliasCount: -1 }) as Compose;
const services = Object.entries(compose.services);
const eventStores = services.filter(([name]) => /^eventstore\d?$/.test(name));

/** The options of EventStoreDB 23.10 that are set here, each with what it takes. */
const EVENTSTORE_OPTIONS: Readonly<Record<string, RegExp>> = {
  EVENTSTORE_RUN_PROJECTIONS: /^(None|System|All)$/,
  EVENTSTORE_WRITE_STATS_TO_DB: /^(true|false)$/,
  EVENTSTORE_ENABLE_ATOM_PUB_OVER_HTTP: /^(true|false)$/,
  EVENTSTORE_INSECURE: /^(true|false)$/,
  EVENTSTORE_CLUSTER_SIZE: /^[135]$/,
  EVENTSTORE_DISCOVER_VIA_DNS: /^(true|false)$/,
  EVENTSTORE_GOSSIP_SEED: /^eventstore\d:2113,eventstore\d:2113$/,
  EVENTSTORE_NODE_HOST_ADVERTISE_AS: /^eventstore\d$/,
  EVENTSTORE_REPLICATION_HOST_ADVERTISE_AS: /^eventstore\d$/,
  EVENTSTORE_CERTIFICATE_FILE: /^\/etc\/eventstore\/certs\/node\d\/node\.crt$/,
  EVENTSTORE_CERTIFICATE_PRIVATE_KEY_FILE: /^\/etc\/eventstore\/certs\/node\d\/node\.key$/,
  EVENTSTORE_TRUSTED_ROOT_CERTIFICATES_PATH: /^\/etc\/eventstore\/certs\/ca$/,
  EVENTSTORE_DEFAULT_ADMIN_PASSWORD: /^\$\{EVENTSTORE_ADMIN_PASSWORD:-\}$/,
  EVENTSTORE_DEFAULT_OPS_PASSWORD: /^\$\{EVENTSTORE_ADMIN_PASSWORD:-\}$/,
  DOTNET_ThreadPool_ForceMinWorkerThreads: /^0x20$/,
};

const taken = (option: string) => expect.stringMatching(EVENTSTORE_OPTIONS[option] ?? /^it does not know this option$/);

describe('docker-compose.yml', () => {
  it('names only services, volumes and networks that it has', () => {
    for (const [name, { depends_on = {}, networks = [], volumes = [] }] of services) {
      const named = volumes.map((volume) => volume.split(':')[0] ?? '').filter((volume) => !volume.startsWith('.'));
      const strange = [
        ...Object.keys(depends_on).filter((other) => !(other in compose.services)),
        ...networks.filter((network) => !(network in compose.networks)),
        ...named.filter((volume) => !(volume in compose.volumes)),
      ];
      expect([name, strange]).toEqual([name, []]);
    }
  });
  it('takes every image in one version', () => {
    for (const [name, { image }] of services) expect([name, image]).toEqual([name, expect.stringMatching(/^[a-z/-]+:(?!latest)(\$\{[^}]+\}|[\w.-]+)$/)]);
  });
  it('gives texts and numbers as settings: Compose refuses a bare true', () => {
    const values = services.flatMap(([, { environment = {} }]) => Object.entries(environment));
    expect(values.filter(([, value]) => typeof value !== 'string' && typeof value !== 'number')).toEqual([]);
  });
  it('has each part of the application hear of a stop from its first moment on', () => {
    const parts = services.filter(([, { image }]) => image.startsWith('meydan:'));
    expect(parts.map(([name, { init }]) => [name, init])).toEqual(['api1', 'api2', 'projector', 'worker'].map((name) => [name, true]));
  });
  it('asks for nothing that the example of `.env` does not name', () => {
    const example = readFileSync(join(root, 'docs/compose/env.example'), 'utf8');
    const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
    expect([...required].filter((name) => !new RegExp(`^${name}=`, 'm').test(example))).toEqual([]);
  });
});

describe('The event store of docker-compose.yml', () => {
  it('begins with 32 threads for its work, a number that its runtime reads as hexadecimal', () => {
    for (const [, { environment }] of eventStores) expect(Number(environment?.DOTNET_ThreadPool_ForceMinWorkerThreads)).toBe(32);
  });
  it('is told nothing that its version does not know or take', () => {
    expect(eventStores).toHaveLength(4);
    for (const [name, { environment = {} }] of eventStores)
      for (const [option, value] of Object.entries(environment)) expect([name, option, String(value)]).toEqual([name, option, taken(option)]);
  });
  it('has the same settings in every node of a cluster but its own names', () => {
    const [one, ...others] = eventStores.filter(([name]) => /\d$/.test(name)).map(([, service]) => Object.keys(service.environment ?? {}).sort());
    for (const other of others) expect(other).toEqual(one);
  });
});
