import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { WrongSetting } from './readings.js';
import { readSettings } from './settings.js';

/** The sentence with which an environment is refused. */
function refusal(environment: Record<string, string>): string {
  try {
    return `nothing refused, but: ${JSON.stringify(readSettings(environment))}`;
  } catch (error) {
    if (error instanceof WrongSetting) return error.message;
    throw error;
  }
}

const ADMIN = { ADMIN_EMAIL: 'a@example.com', ADMIN_USERNAME: 'yonetici', ADMIN_PASSWORD: 'uzun-bir-parola' };

describe('The settings', () => {
  it('are complete without any environment', () =>
    expect(readSettings({})).toEqual({
      port: 3001,
      host: '127.0.0.1',
      dataDir: resolve('./data'),
      publicUrl: 'http://localhost:3001',
      trustedProxies: [],
      demo: false,
      admin: null,
      masterKey: null,
      eventStoreUrl: null,
      ...{ tiles: null, geocoderUrl: null, stunUrls: [], turn: null },
      router: { seats: 20, network: { ports: null, addresses: [] }, livekit: null },
      mongoUrl: null,
      redisUrl: null,
      smtpUrl: null,
      mailFrom: 'Meydan <meydan@localhost>',
      s3: null,
      seals: { file: null, url: null, s3: null },
      roles: ['api', 'projector', 'worker'],
      logLevel: 'warn',
      community: {
        warningThreshold: 3,
        warningWindowDays: 90,
        suspensionDays: 30,
        reportsPerDay: 5,
        appealDays: 20,
        appealTargetHours: 48,
        caseTargetHours: 24,
        registrationMode: 'open',
        holdFirstPosts: 0,
        newMemberPosts: 3,
        newMemberLinks: 2,
        topicsPerHour: 10,
        commentsPerHour: 100,
        registrationsPerHour: 5,
        repeatAfterHours: 24,
        staffSecondFactor: 'optional',
        fourEyes: 'auto',
        publicLog: 'off',
        blogWriters: 'everybody',
        jobPosters: 'employer',
        secondReviewShare: 5,
        chatRetentionDays: 0,
      },
      operator: { name: 'Meydan işletmecisi', email: 'destek@localhost' },
      isOperatorNamed: false,
      requestSeconds: 60,
      pagesPerMinute: 300,
      pagesDir: resolve('./data/pages'),
      signIn: { github: null, google: null },
      outgoingAllowed: [],
      vapid: null,
    }));
  it('are taken from the environment', () =>
    expect(
      readSettings({
        PORT: '0',
        HOST: '0.0.0.0',
        DATA_DIR: '/var/meydan',
        DEMO: '1',
        LOG_LEVEL: 'info',
        WARNING_THRESHOLD: '5',
        REPORTS_PER_DAY: '9',
        STAFF_SECOND_FACTOR: '1',
        ...ADMIN,
      }),
    ).toMatchObject({
      port: 0,
      host: '0.0.0.0',
      dataDir: '/var/meydan',
      demo: true,
      logLevel: 'info',
      community: { warningThreshold: 5, reportsPerDay: 9, staffSecondFactor: 'required' },
      admin: { email: 'a@example.com', username: 'yonetici', password: 'uzun-bir-parola' },
    }));
  it('count an empty variable as not given', () =>
    expect(readSettings({ PORT: '', MONGODB_URL: '', ADMIN_EMAIL: '' })).toMatchObject({ port: 3001, admin: null }));
  it('name the proxies that are believed', () =>
    expect(readSettings({ TRUSTED_PROXIES: 'uniquelocal, 10.1.0.0/16,::1' }).trustedProxies).toEqual(['uniquelocal', '10.1.0.0/16', '::1']));
  it('follow the port where the public address is not given', () => expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080'));
  it('have no slash at the end of the public address', () =>
    expect(readSettings({ PUBLIC_URL: 'https://meydan.example//', TRUSTED_PROXIES: 'loopback' }).publicUrl).toBe('https://meydan.example'));
  it('name no proxy where nobody is served', () =>
    expect(readSettings({ ...ENGINES, ROLES: 'projector,worker', PUBLIC_URL: 'https://meydan.example' }).trustedProxies).toEqual([]));
  it('have nothing to do with variables that are meant for others', () =>
    expect(() =>
      readSettings({
        PATH: '/bin',
        HOME: '/root',
        NODE_ENV: 'production',
        npm_config_x: '1',
        SMTPD: 'x',
        ADMINISTRATOR: 'x',
        MAIL: '/var/mail/root',
        PAGES: '/forum',
        LANG: 'tr_TR.UTF-8',
      }),
    ).not.toThrow());
});

const ENGINES = {
  EVENTSTORE_URL: 'esdb://olay:2113?tls=false',
  MONGODB_URL: 'mongodb://gorunum/meydan',
  REDIS_URL: 'redis://is:6379/2',
  MASTER_KEY: 'ab'.repeat(32),
};
const S3 = { S3_URL: 'https://depo.ornek.com/meydan', S3_ACCESS_KEY: 'anahtar', S3_SECRET_KEY: 'gizli' };

describe('The engines', () => {
  it('are named by their connection strings', () =>
    expect(readSettings({ ...ENGINES, SMTP_URL: 'smtps://posta:gizli@posta.ornek.com', MAIL_FROM: 'Meydan <bilgi@ornek.com>' })).toMatchObject({
      eventStoreUrl: ENGINES.EVENTSTORE_URL,
      mongoUrl: ENGINES.MONGODB_URL,
      redisUrl: ENGINES.REDIS_URL,
      smtpUrl: 'smtps://posta:gizli@posta.ornek.com',
      mailFrom: 'Meydan <bilgi@ornek.com>',
    }));
  it('may be a cluster', () =>
    expect(readSettings({ EVENTSTORE_URL: 'esdb://k:p@a:2113,b:2113?tls=true' }).eventStoreUrl).toBe('esdb://k:p@a:2113,b:2113?tls=true'));
  it('of files come with their keys', () =>
    expect(readSettings(S3).s3).toEqual({ url: S3.S3_URL, accessKey: 'anahtar', secretKey: 'gizli', region: 'us-east-1' }));
  it('may carry large voice rooms together', () => {
    const livekit = { LIVEKIT_URL: 'http://livekit:7880', LIVEKIT_KEY: 'meydan', LIVEKIT_SECRET: 'ab'.repeat(16) };
    expect(readSettings({ ...ENGINES, ...livekit, VOICE_ROUTER_SEATS: '200' }).router.seats).toBe(200);
  });
  it('let the parts run in processes of their own', () => expect(readSettings({ ...ENGINES, ROLES: 'worker, api' }).roles).toEqual(['api', 'worker']));
  it('are not needed by a process that runs every part', () =>
    expect(readSettings({ ROLES: 'projector,api,worker' }).roles).toEqual(['api', 'projector', 'worker']));
});

describe('The providers that members sign in through', () => {
  const GITHUB = { GITHUB_CLIENT_ID: 'meydan', GITHUB_CLIENT_SECRET: 'gizli' };
  const github = { clientId: 'meydan', clientSecret: 'gizli', issuer: null };

  it('are those whose client is given', () => expect(readSettings(GITHUB).signIn).toEqual({ github, google: null }));
  it.each(['https://kimlik.ornek.com', 'http://127.0.0.1:4000', 'http://localhost:4000'])('may be reached at %s', (issuer) =>
    expect(readSettings({ ...GITHUB, OAUTH_GITHUB_ISSUER: `${issuer}/` }).signIn.github).toEqual({ ...github, issuer }),
  );
  it.each(['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'])('are refused when %s is missing', (missing) =>
    expect(refusal({ ...GITHUB, [missing]: '' })).toBe('GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET have to be given together.'),
  );
  it('are refused when there is only an issuer', () =>
    expect(refusal({ OAUTH_GOOGLE_ISSUER: 'https://kimlik.ornek.com' })).toBe('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET have to be given together.'));
  it('are not asked in the clear over a network', () =>
    expect(refusal({ ...GITHUB, OAUTH_GITHUB_ISSUER: 'http://kimlik.ornek.com' })).toBe(
      'OAUTH_GITHUB_ISSUER has to begin with https://; http:// is only for an address on this machine.',
    ));
});

describe('A wrong setting is refused in one sentence', () => {
  const wrong: [string, Record<string, string>, string][] = [
    [
      'EVENTSTORE_URL',
      { EVENTSTORE_URL: 'http://kullanici:gizli@olay' },
      'EVENTSTORE_URL has to be a connection string that begins with esdb:// or esdb+discover://.',
    ],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }, 'REDIS_URL has to be a connection string that begins with redis:// or rediss://.'],
    ['MONGODB_URL', { MONGODB_URL: 'mongodb://a/b' }, 'MONGODB_URL needs MASTER_KEY too: the key of the vault does not lie beside the database.'],
    ['S3_URL', { S3_URL: S3.S3_URL }, 'The file store needs S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY together.'],
    ['S3_URL', { ...S3, S3_URL: 'https://depo.ornek.com' }, 'S3_URL has to end with the name of the bucket: https://store.example.com/bucket.'],
    ['SEALS_FILE', { SEALS_FILE: 'seals.jsonl' }, 'SEALS_FILE has to be a path from the root, not "seals.jsonl".'],
    ['SEALS_URL', { SEALS_URL: 'ftp://gizli@ornek.com' }, 'SEALS_URL has to be an address that begins with http:// or https://.'],
    ['SEALS_S3_URL', { SEALS_S3_URL: S3.S3_URL }, 'The store of the seals needs SEALS_S3_URL, SEALS_S3_ACCESS_KEY and SEALS_S3_SECRET_KEY together.'],
    ['ROLES', { ...ENGINES, ROLES: 'api,patron' }, 'ROLES has to be made of api, projector, worker; "patron" is none of them.'],
    [
      'TRUSTED_PROXIES',
      { TRUSTED_PROXIES: 'loopback,herkes' },
      'TRUSTED_PROXIES has to be made of addresses, networks (10.0.0.0/8) or loopback, linklocal, uniquelocal; "herkes" is none of them.',
    ],
    ['ROLES', { ROLES: 'api' }, 'Processes that share the work by ROLES need EVENTSTORE_URL, MONGODB_URL and REDIS_URL too.'],
    [
      'VOICE_ROUTER_SEATS',
      { ...ENGINES, VOICE_ROUTER_SEATS: '20' },
      'VOICE_ROUTER_SEATS without LIVEKIT_URL is for an installation of one process: with EVENTSTORE_URL, MONGODB_URL and REDIS_URL rooms take eight.',
    ],
    ['LIVEKIT_SECRET', { LIVEKIT_SECRET: 'gizli' }, 'LiveKit needs LIVEKIT_URL, LIVEKIT_KEY and LIVEKIT_SECRET together.'],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'biz' }, 'OPERATOR_EMAIL has to be an e-mail address, not "biz".'],
    ['PORT', { PORT: 'abc' }, 'PORT has to be a whole number from 0 to 65535, not "abc".'],
    ['PORT', { PORT: '65536' }, 'PORT has to be a whole number from 0 to 65535, not "65536".'],
    ['PORT', { PORT: '-1' }, 'PORT has to be a whole number from 0 to 65535, not "-1".'],
    ['PORT', { PORT: '1e3' }, 'PORT has to be a whole number from 0 to 65535, not "1e3".'],
    ['PORT', { PORT: ' 80' }, 'PORT has to be a whole number from 0 to 65535, not " 80".'],
    ['WARNING_THRESHOLD', { WARNING_THRESHOLD: '0' }, 'WARNING_THRESHOLD has to be a whole number from 1 to 100, not "0".'],
    ['WARNING_WINDOW_DAYS', { WARNING_WINDOW_DAYS: '3651' }, 'WARNING_WINDOW_DAYS has to be a whole number from 1 to 3650, not "3651".'],
    ['SUSPENSION_DAYS', { SUSPENSION_DAYS: '1.5' }, 'SUSPENSION_DAYS has to be a whole number from 1 to 3650, not "1.5".'],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'evet' }, 'STAFF_SECOND_FACTOR has to be one of 0, 1, not "evet".'],
    ['REGISTRATION_MODE', { REGISTRATION_MODE: 'kapali' }, 'REGISTRATION_MODE has to be one of open, invitation, closed, not "kapali".'],
    ['APPEAL_DAYS', { APPEAL_DAYS: '366' }, 'APPEAL_DAYS has to be a whole number from 1 to 365, not "366".'],
    ['REPORTS_PER_DAY', { REPORTS_PER_DAY: 'beş' }, 'REPORTS_PER_DAY has to be a whole number from 1 to 1000, not "beş".'],
    ['DEMO', { DEMO: 'evet' }, 'DEMO has to be one of 0, 1, not "evet".'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
    [
      'TRUSTED_PROXIES',
      { PUBLIC_URL: 'https://meydan.example' },
      'A PUBLIC_URL with https:// needs TRUSTED_PROXIES too (loopback, if the proxy runs on this machine): without it, all members would count as one address.',
    ],
    ['PUBLIC_URL', { PUBLIC_URL: 'meydan' }, 'PUBLIC_URL has to be an address that begins with http:// or https://, not "meydan".'],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://meydan.example' }, 'PUBLIC_URL has to be an address that begins with http:// or https://, not "ftp://meydan.example".'],
  ];
  it.each(wrong)('%s: %j', (_, environment, sentence) => expect(refusal(environment)).toBe(sentence));
  it.each(Object.keys(ADMIN))('when %s is missing from the first admin', (missing) =>
    expect(refusal({ ...ADMIN, [missing]: '' })).toBe('The first admin needs ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD together.'),
  );
});

describe('A setting that is not known is refused', () => {
  it.each([
    'ADMIN_X',
    'ADMIN_PASWORD',
    'MONGODB_URI',
    'REDIS_HOST',
    'EVENTSTORE_URLS',
    'SMTP_HOST',
    'S3_BUCKET',
    'ROLES_X',
    'WARNING_TRESHOLD',
    'APPEAL_DAY',
    'REGISTRATION_MODES',
    'MASTER_KEYS',
    'PUBLIC_URL_X',
    'OPERATOR_MAIL',
    'MEYDAN',
    'MEYDAN_PORT',
    'LIVEKIT_API_SECRET',
  ])('when it can only be meant for us: %s', (name) =>
    expect(refusal({ [name]: 'x' })).toMatch(new RegExp(`^Unknown setting: ${name}\\. Known settings: PORT, .*\\.$`)),
  );
});
