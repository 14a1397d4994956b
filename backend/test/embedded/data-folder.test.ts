import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { startApp } from '../app.js';

describe('what is written to the disk', () => {
  it('holds no address, name or password of a member in plain text', async () => {
    const app = await startApp();
    const secret = {
      email: 'gizliadres@gizlialan.dev',
      username: 'gizlikullanici',
      password: 'cok-gizli-bir-sifre-7291',
      first_name: 'Gizlisim',
      last_name: 'Gizlisoy',
      display_name: 'Gizligorunen',
    };
    const opened = await app.guest.post('/api/auth/register', secret, { 'idempotency-key': 'gizli' });
    expect(opened.status).toBe(201);
    await app.settled();
    const token = /token=([\w-]+)/.exec(app.mailsTo(secret.email)[0] ?? '')?.[1] ?? '';
    await app.guest.post('/api/auth/email/verify', { token });
    const member = await app.guest.signIn(secret.username, secret.password);
    await app.guest.post('/api/auth/login', { identifier: secret.email, password: `${secret.password}x` });
    await app.guest.post('/api/auth/register', { ...secret, username: 'baskasi' }, { 'idempotency-key': 'gizli' });
    const topic = await member.post(
      '/api/forum/topics',
      { title: 'Açık başlık', content: 'Yeterince uzun bir içerik.', categoryId: app.categoryId('genel') },
      { 'idempotency-key': 'acik' },
    );
    await member.put('/api/auth/user', {}, { 'idempotency-key': 'yok' });
    expect(topic.status).toBe(201);

    const holds = (file: string, text: string) =>
      readFileSync(join(app.dataDir, file)).toString('latin1').toLowerCase().includes(Buffer.from(text).toString('latin1').toLowerCase());
    const files = (prefix: string) => readdirSync(app.dataDir).filter((file) => file.startsWith(prefix));
    expect(files('events.db').some((file) => holds(file, 'Yeterince uzun'))).toBe(true);
    const found: string[] = [];
    for (const file of ['events.db', 'jobs.db', 'vault.db'].flatMap(files))
      found.push(
        ...Object.values(secret)
          .filter((text) => holds(file, text))
          .map((text) => `${file}: ${text}`),
      );
    for (const file of files('requests.db'))
      found.push(...[secret.email, secret.password].filter((text) => holds(file, text)).map((text) => `${file}: ${text}`));
    for (const file of readdirSync(app.dataDir).filter((name) => name.includes('.db')))
      found.push(...[token, member.sessionToken, secret.password].filter((text) => holds(file, text)).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
    await app.stop();
  });
});
