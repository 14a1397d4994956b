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
      mongoUrl: null,
      redisUrl: null,
      smtpUrl: null,
      mailFrom: 'Meydan <meydan@localhost>',
      s3: null,
      roles: ['api', 'projector', 'worker'],
      logLevel: 'warn',
      warningThreshold: 3,
      warningWindowDays: 90,
      suspensionDays: 30,
      reportsPerDay: 5,
      holdFirstPosts: 0,
      newMemberPosts: 3,
      newMemberLinks: 2,
      topicsPerHour: 10,
      commentsPerHour: 100,
      registrationsPerHour: 5,
      repeatAfterHours: 24,
      operator: { name: 'Meydan işletmecisi', email: 'destek@localhost' },
      isOperatorNamed: false,
      requestSeconds: 60,
      pagesPerMinute: 300,
      pagesDir: resolve('./data/pages'),
      signIn: { github: null, google: null },
      staffSecondFactor: false,
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
      warningThreshold: 5,
      reportsPerDay: 9,
      staffSecondFactor: true,
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
    expect(refusal({ ...GITHUB, [missing]: '' })).toBe('GITHUB_CLIENT_ID ve GITHUB_CLIENT_SECRET birlikte verilmelidir.'),
  );
  it('are refused when there is only an issuer', () =>
    expect(refusal({ OAUTH_GOOGLE_ISSUER: 'https://kimlik.ornek.com' })).toBe('GOOGLE_CLIENT_ID ve GOOGLE_CLIENT_SECRET birlikte verilmelidir.'));
  it('are not asked in the clear over a network', () =>
    expect(refusal({ ...GITHUB, OAUTH_GITHUB_ISSUER: 'http://kimlik.ornek.com' })).toBe(
      'OAUTH_GITHUB_ISSUER ayarı https:// ile başlamalıdır; http:// yalnızca bu makinedeki bir adres için kullanılabilir.',
    ));
});

describe('A wrong setting is refused in one Turkish sentence', () => {
  const wrong: [string, Record<string, string>, string][] = [
    [
      'EVENTSTORE_URL',
      { EVENTSTORE_URL: 'http://kullanici:gizli@olay' },
      'EVENTSTORE_URL ayarı esdb://, esdb+discover:// ile başlayan bir bağlantı adresi olmalıdır.',
    ],
    ['REDIS_URL', { REDIS_URL: 'localhost:6379' }, 'REDIS_URL ayarı redis://, rediss:// ile başlayan bir bağlantı adresi olmalıdır.'],
    ['MONGODB_URL', { MONGODB_URL: 'mongodb://a/b' }, 'MONGODB_URL ile birlikte MASTER_KEY de verilmelidir: kasanın anahtarı veri tabanının yanında durmaz.'],
    ['S3_URL', { S3_URL: S3.S3_URL }, 'Dosya deposu için S3_URL, S3_ACCESS_KEY ve S3_SECRET_KEY birlikte verilmelidir.'],
    ['S3_URL', { ...S3, S3_URL: 'https://depo.ornek.com' }, 'S3_URL ayarı kova adıyla bitmelidir: https://depo.ornek.com/kova.'],
    ['ROLES', { ...ENGINES, ROLES: 'api,patron' }, 'ROLES ayarı şunlardan oluşmalıdır: api, projector, worker; "patron" verilmiş.'],
    [
      'TRUSTED_PROXIES',
      { TRUSTED_PROXIES: 'loopback,herkes' },
      'TRUSTED_PROXIES ayarı adreslerden, ağlardan (10.0.0.0/8) ya da şunlardan oluşmalıdır: loopback, linklocal, uniquelocal; "herkes" verilmiş.',
    ],
    ['ROLES', { ROLES: 'api' }, 'ROLES ile süreçleri ayırmak için EVENTSTORE_URL, MONGODB_URL ve REDIS_URL de verilmelidir.'],
    ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'biz' }, 'OPERATOR_EMAIL ayarı bir e-posta adresi olmalıdır; "biz" verilmiş.'],
    ['PORT', { PORT: 'abc' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "abc" verilmiş.'],
    ['PORT', { PORT: '65536' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "65536" verilmiş.'],
    ['PORT', { PORT: '-1' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "-1" verilmiş.'],
    ['PORT', { PORT: '1e3' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "1e3" verilmiş.'],
    ['PORT', { PORT: ' 80' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; " 80" verilmiş.'],
    ['WARNING_THRESHOLD', { WARNING_THRESHOLD: '0' }, 'WARNING_THRESHOLD ayarı 1 ile 100 arasında bir tam sayı olmalıdır; "0" verilmiş.'],
    ['WARNING_WINDOW_DAYS', { WARNING_WINDOW_DAYS: '3651' }, 'WARNING_WINDOW_DAYS ayarı 1 ile 3650 arasında bir tam sayı olmalıdır; "3651" verilmiş.'],
    ['SUSPENSION_DAYS', { SUSPENSION_DAYS: '1.5' }, 'SUSPENSION_DAYS ayarı 1 ile 3650 arasında bir tam sayı olmalıdır; "1.5" verilmiş.'],
    ['STAFF_SECOND_FACTOR', { STAFF_SECOND_FACTOR: 'evet' }, 'STAFF_SECOND_FACTOR ayarı şunlardan biri olmalıdır: 0, 1; "evet" verilmiş.'],
    ['REPORTS_PER_DAY', { REPORTS_PER_DAY: 'beş' }, 'REPORTS_PER_DAY ayarı 1 ile 1000 arasında bir tam sayı olmalıdır; "beş" verilmiş.'],
    ['DEMO', { DEMO: 'evet' }, 'DEMO ayarı şunlardan biri olmalıdır: 0, 1; "evet" verilmiş.'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL ayarı şunlardan biri olmalıdır: trace, debug, info, warn, error, fatal, silent; "loud" verilmiş.'],
    [
      'TRUSTED_PROXIES',
      { PUBLIC_URL: 'https://meydan.example' },
      'PUBLIC_URL https:// ile başlıyorsa TRUSTED_PROXIES de verilmelidir (vekil sunucu bu makinedeyse: loopback): verilmezse bütün üyeler tek adresten gelmiş sayılır.',
    ],
    ['PUBLIC_URL', { PUBLIC_URL: 'meydan' }, 'PUBLIC_URL ayarı http:// veya https:// ile başlayan bir adres olmalıdır; "meydan" verilmiş.'],
    [
      'PUBLIC_URL',
      { PUBLIC_URL: 'ftp://meydan.example' },
      'PUBLIC_URL ayarı http:// veya https:// ile başlayan bir adres olmalıdır; "ftp://meydan.example" verilmiş.',
    ],
  ];
  it.each(wrong)('%s: %j', (_, environment, sentence) => expect(refusal(environment)).toBe(sentence));
  it.each(Object.keys(ADMIN))('when %s is missing from the first admin', (missing) =>
    expect(refusal({ ...ADMIN, [missing]: '' })).toBe('İlk yönetici için ADMIN_EMAIL, ADMIN_USERNAME ve ADMIN_PASSWORD birlikte verilmelidir.'),
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
    'MASTER_KEYS',
    'PUBLIC_URL_X',
    'OPERATOR_MAIL',
    'MEYDAN',
    'MEYDAN_PORT',
  ])('when it can only be meant for us: %s', (name) =>
    expect(refusal({ [name]: 'x' })).toMatch(new RegExp(`^Bilinmeyen ayar: ${name}\\. Bilinen ayarlar: PORT, .*\\.$`)),
  );
});
