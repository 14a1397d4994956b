import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Comment, Topic } from '../../contracts/forum.js';
import { PASSWORD } from '../app.js';
import type { Client } from '../client.js';
import { Town } from '../town.js';

/** Every personal field and every kind of text, each with a word of its own that stands nowhere else. */
const MARKS = {
  email: 'gelincik.posta@ornek.dev',
  username: 'gelincikuye',
  first_name: 'Gelincikadi',
  last_name: 'Gelinciksoyadi',
  display_name: 'Gelincikgorunen',
  birth_date: '1987-03-19',
  title: 'Gelincikbaslik',
  content: 'gelincikmetin',
  tag: 'gelinciketiket',
  editedTag: 'gelincikyenietiket',
  comment: 'gelincikyorum',
  held: 'gelincikbekleyen',
  draft: 'gelinciktaslak',
  profileDraft: 'gelincikduzenleme',
  report: 'gelincikrapor',
};

function filesUnder(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => (statSync(join(folder, name)).isDirectory() ? filesUnder(join(folder, name)) : [join(folder, name)]));
}

/** What a mail says, besides its bytes: its text is encoded. */
const decodedText = (file: string, bytes: Buffer): string =>
  file.endsWith('.eml') ? Buffer.from(bytes.toString('utf8').split('\n\n').slice(1).join(''), 'base64').toString('utf8') : '';

function marksIn(folder: string): string[] {
  return filesUnder(folder).flatMap((file) => {
    const bytes = readFileSync(file);
    const text = `${bytes.toString('latin1')}${decodedText(file, bytes)}`.toLowerCase();
    return Object.entries(MARKS).flatMap(([mark, word]) => (text.includes(word.toLowerCase()) ? [`${mark} in ${file.slice(folder.length + 1)}`] : []));
  });
}

describe('After an erasure that takes the texts along', () => {
  let town: Town;
  let member: Client;
  let before: string[] = [];

  const register = async (): Promise<Client> => {
    const { email, username, first_name, last_name } = MARKS;
    await town.app.guest.post('/api/auth/register', { email, username, first_name, last_name, password: PASSWORD });
    await town.app.settled();
    const token = town.app.mailsTo(email).flatMap((mail) => /token=([\w-]+)/.exec(mail)?.[1] ?? [])[0];
    await town.app.guest.post('/api/auth/email/verify', { token });
    return town.app.guest.signIn(username, PASSWORD);
  };

  const write = async () => {
    const categoryId = town.app.categoryId('genel');
    const text = { title: MARKS.title, content: `Bu ${MARKS.content} yeterince uzun.`, categoryId, selectedTags: [MARKS.tag] };
    const topic = (await member.post<Topic>('/api/forum/topics', text)).body.data;
    const comments = `/api/forum/topics/${topic.id}/comments`;
    const links = 'https://ornek.dev/1 https://ornek.dev/2 https://ornek.dev/3';
    const answers = [
      await member.put(`/api/forum/topics/${topic.id}`, { ...text, selectedTags: [MARKS.editedTag] }),
      await member.post<Comment>(comments, { content: MARKS.comment }),
      await member.post<Comment>(comments, { content: `${MARKS.held} ${links}` }),
      await member.put('/api/forum/drafts/topic', { content: MARKS.draft, version: null }),
      await member.put('/api/profile/drafts/personal', { content: MARKS.profileDraft, version: null }),
      await town.report(await town.member(), topic, { description: `${MARKS.report} dedi` }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 201, 200, 200, 201]);
  };

  beforeAll(async () => {
    town = await Town.open({ NEW_MEMBER_POSTS: '20', NEW_MEMBER_LINKS: '2' });
    member = await register();
    const { first_name, last_name, display_name, birth_date } = MARKS;
    await member.put('/api/profile', { first_name, last_name, display_name, birth_date });
    await write();
    await member.post('/api/auth/data-export');
    await member.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: false });
    await town.app.settled();
    before = marksIn(town.app.dataDir);
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
    town.app.clock.advance({ minutes: 2 });
    await town.app.settled();
  });
  afterAll(() => town.app.stop());

  it('no byte under the data folder tells who the member was or what they wrote', () => {
    // Without this the test would prove nothing.
    const shown = new Set(before.map((line) => line.split(' ')[0]));
    expect(Object.keys(MARKS).filter((mark) => !shown.has(mark))).toEqual(['draft', 'profileDraft']);
    expect(marksIn(town.app.dataDir)).toEqual([]);
  });
});
