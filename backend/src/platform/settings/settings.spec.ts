import { resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSettings, WrongSetting } from './settings.js';

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
      demo: false,
      admin: null,
      masterKey: null,
      logLevel: 'warn',
      warningThreshold: 3,
      warningWindowDays: 90,
      suspensionDays: 30,
      reportsPerDay: 5,
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
      admin: { email: 'a@example.com', username: 'yonetici', password: 'uzun-bir-parola' },
    }));
  it('count an empty variable as not given', () =>
    expect(readSettings({ PORT: '', MONGODB_URL: '', ADMIN_EMAIL: '' })).toMatchObject({ port: 3001, admin: null }));
  it('follow the port where the public address is not given', () => expect(readSettings({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080'));
  it('have no slash at the end of the public address', () =>
    expect(readSettings({ PUBLIC_URL: 'https://meydan.example//' }).publicUrl).toBe('https://meydan.example'));
  it('have nothing to do with variables that are meant for others', () =>
    expect(() =>
      readSettings({ PATH: '/bin', HOME: '/root', NODE_ENV: 'production', npm_config_x: '1', SMTPD: 'x', ADMINISTRATOR: 'x', LANG: 'tr_TR.UTF-8' }),
    ).not.toThrow());
});

describe('A wrong setting is refused in one Turkish sentence', () => {
  const wrong: [string, Record<string, string>, string][] = [
    ['PORT', { PORT: 'abc' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "abc" verilmiş.'],
    ['PORT', { PORT: '65536' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "65536" verilmiş.'],
    ['PORT', { PORT: '-1' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "-1" verilmiş.'],
    ['PORT', { PORT: '1e3' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; "1e3" verilmiş.'],
    ['PORT', { PORT: ' 80' }, 'PORT ayarı 0 ile 65535 arasında bir tam sayı olmalıdır; " 80" verilmiş.'],
    ['WARNING_THRESHOLD', { WARNING_THRESHOLD: '0' }, 'WARNING_THRESHOLD ayarı 1 ile 100 arasında bir tam sayı olmalıdır; "0" verilmiş.'],
    ['WARNING_WINDOW_DAYS', { WARNING_WINDOW_DAYS: '3651' }, 'WARNING_WINDOW_DAYS ayarı 1 ile 3650 arasında bir tam sayı olmalıdır; "3651" verilmiş.'],
    ['SUSPENSION_DAYS', { SUSPENSION_DAYS: '1.5' }, 'SUSPENSION_DAYS ayarı 1 ile 3650 arasında bir tam sayı olmalıdır; "1.5" verilmiş.'],
    ['REPORTS_PER_DAY', { REPORTS_PER_DAY: 'beş' }, 'REPORTS_PER_DAY ayarı 1 ile 1000 arasında bir tam sayı olmalıdır; "beş" verilmiş.'],
    ['DEMO', { DEMO: 'evet' }, 'DEMO ayarı şunlardan biri olmalıdır: 0, 1; "evet" verilmiş.'],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL ayarı şunlardan biri olmalıdır: trace, debug, info, warn, error, fatal, silent; "loud" verilmiş.'],
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
    'MONGODB_URL',
    'REDIS_URL',
    'EVENTSTORE_URL',
    'SMTP_URL',
    'S3_BUCKET',
    'WARNING_TRESHOLD',
    'MASTER_KEYS',
    'PUBLIC_URL_X',
    'MEYDAN',
    'MEYDAN_PORT',
  ])('when it can only be meant for us: %s', (name) =>
    expect(refusal({ [name]: 'x' })).toMatch(new RegExp(`^Bilinmeyen ayar: ${name}\\. Bilinen ayarlar: PORT, .*\\.$`)),
  );
});
