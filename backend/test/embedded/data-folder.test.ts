import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Topic } from '../../contracts/forum.js';
import { startApp } from '../app.js';

describe('what is written to the disk', () => {
  it('holds no address, name, password or text of a member in plain text', async () => {
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
    const text = { title: 'Gizli tutulan başlık', content: 'Yeterince uzun bir içerik.' };
    const topic = await member.post<Topic>('/api/forum/topics', { ...text, categoryId: app.categoryId('genel') }, { 'idempotency-key': 'acik' });
    await member.put('/api/auth/user', {}, { 'idempotency-key': 'yok' });
    expect(topic.status).toBe(201);

    const holds = (file: string, text: string) =>
      readFileSync(join(app.dataDir, file)).toString('latin1').toLowerCase().includes(Buffer.from(text).toString('latin1').toLowerCase());
    const files = (prefix: string) => readdirSync(app.dataDir).filter((file) => file.startsWith(prefix));
    // Without this the test would prove nothing: ids stand in the clear.
    expect(files('events.db').some((file) => holds(file, topic.body.data.id))).toBe(true);
    const found: string[] = [];
    for (const file of ['events.db', 'jobs.db', 'vault.db'].flatMap(files))
      found.push(...[...Object.values(secret), text.title, text.content].filter((words) => holds(file, words)).map((words) => `${file}: ${words}`));
    for (const file of files('requests.db'))
      found.push(...[secret.email, secret.password].filter((text) => holds(file, text)).map((text) => `${file}: ${text}`));
    for (const file of readdirSync(app.dataDir).filter((name) => name.includes('.db')))
      found.push(...[token, member.sessionToken, secret.password].filter((text) => holds(file, text)).map((text) => `${file}: ${text}`));
    expect(found).toEqual([]);
    await app.stop();
  });
});
