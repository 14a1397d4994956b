import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readSettings } from './settings.js';

interface Service {
  readonly image: string;
  readonly init?: boolean;
  readonly environment?: Record<string, unknown>;
  readonly depends_on?: Record<string, unknown>;
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
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

/** A value as Compose makes it of what `.env` says. */
const filled = (value: unknown, env: Readonly<Record<string, string>>) =>
  String(value).replace(/\$\{(\w+):[-?]([^}]*)\}/g, (_, name: string, usual: string) => env[name] ?? usual);

function environmentOf(service: string, env: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(compose.services[service]?.environment ?? {}).map(([name, value]) => [name, filled(value, env)]));
}

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
  it('opens to the outside nothing but the proxy, the relay and the sound of large voice rooms', () => {
    const opened = services.flatMap(([name, { ports = [] }]) => ports.filter((port) => !port.startsWith('127.0.0.1:')).map((port) => [name, filled(port, {})]));
    expect(opened).toEqual([
      ['proxy', '8080:8080'],
      ['proxy', '8443:443'],
      ['turn', '3478:3478/tcp'],
      ['turn', '3478:3478/udp'],
      ['turn', '49160-49359:49160-49359/udp'],
      ['livekit', '7881:7881/tcp'],
      ['livekit', '7882:7882/udp'],
    ]);
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

describe('LiveKit of docker-compose.yml', () => {
  const read = (path: string) => readFileSync(join(root, 'docs/compose', path), 'utf8');
  const configuration = parse(read('livekit.yaml')) as { readonly port: number; readonly rtc: Readonly<Record<string, unknown>> };
  const secret = '4'.repeat(48);
  const admin = { ADMIN_EMAIL: 'a@example.com', ADMIN_USERNAME: 'yonetici', ADMIN_PASSWORD: 'uzun-bir-parola' };
  const others = { MASTER_KEY: 'ab'.repeat(32), S3_ACCESS_KEY: 'anahtar', S3_SECRET_KEY: 'gizli', TURN_SECRET: 'sir-sir-sir-sir-sir', REDIS_PASSWORD: 'gizli' };
  const env = { LIVEKIT_SECRET: secret, ...admin, ...others };

  it('is what the application is told to ask, with the same key and secret', () => {
    const { router } = readSettings(environmentOf('api1', env));
    expect(router).toEqual({
      seats: 100,
      network: { ports: null, addresses: [] },
      livekit: { url: `http://livekit:${configuration.port}`, key: 'meydan', secret },
    });
    expect(parse(environmentOf('livekit', env).LIVEKIT_KEYS ?? '')).toEqual({ meydan: secret });
  });
  it('is reached by browsers at its two ports of sound and at no other', () => {
    const { ports, networks } = compose.services.livekit ?? {};
    expect(ports).toEqual([`${configuration.rtc.tcp_port}:7881/tcp`, `${configuration.rtc.udp_port}:7882/udp`]);
    expect(networks).toEqual(['inside', 'outside']);
    expect(read('Caddyfile')).not.toMatch(new RegExp(`livekit|${configuration.port}`, 'i'));
  });
  it('asks nobody outside for its own address', () => {
    expect(configuration.rtc).toMatchObject({ use_external_ip: false, use_ice_lite: true });
    expect(environmentOf('livekit', env).NODE_IP).toBe('127.0.0.1');
    expect(environmentOf('livekit', { ...env, LIVEKIT_NODE_IP: '203.0.113.10' }).NODE_IP).toBe('203.0.113.10');
  });
  it('may be missing: rooms of eight need it for nothing', () => expect(compose.services.api1?.depends_on?.livekit).toEqual({ condition: 'service_started' }));
});
