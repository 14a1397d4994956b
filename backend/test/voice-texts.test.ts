import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { HOLDING_TEXT } from '../contracts/holding.js';
import { VOICE_TEXT } from '../contracts/voice.js';
import type { VoiceMessage } from '../contracts/voice-messages.js';
import { done } from './chatters.js';
import type { Client } from './client.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town } from './town.js';
import { create, opened, ROOMS } from './voice-calls.js';

const LINKS = 'https://a.example https://b.example https://c.example';
const FEWER = 'https://a.example https://b.example';

const refused = ({ status, body }: { status: number; body: { fields?: unknown } }) => [status, body.fields];

describe('What is written in voice rooms', () => {
  let town: Town;
  beforeAll(async () => {
    town = await Town.open({ NEW_MEMBER_POSTS: '1', NEW_MEMBER_LINKS: '2' });
  });
  afterAll(() => town.app.stop());

  const write = (who: Client, room: string, content: string) => who.post<VoiceMessage>(`${ROOMS}/${room}/messages`, { content });

  inBothHomes.it('holds no word that the community watches for, over a room and in it', async () => {
    const chief = await town.app.member('sozcu', 'admin');
    expect((await chief.post('/api/console/watched-words', { words: ['yasaksöz*'], consequence: 'refuse' })).status).toBeLessThan(300);
    expect((await chief.post('/api/console/watched-words', { words: ['kuşkusöz'], consequence: 'hold' })).status).toBeLessThan(300);
    await town.app.settled();
    const [owner, earlier] = [await town.member(), await town.member()];
    const { id: older } = await opened(earlier, { name: 'Sonrasöz Odası', description: 'Eskiden beri' });
    expect((await chief.post('/api/console/watched-words', { words: ['sonrasöz*'], consequence: 'refuse' })).status).toBeLessThan(300);
    await town.app.settled();
    const named = HOLDING_TEXT.wordRefused(['yasaksöz*']);
    expect(refused(await create(owner, { name: 'Yasaksözler Odası' }))).toEqual([422, { name: [named] }]);
    expect(refused(await create(owner, { description: 'Burada kuşkusöz var.' }))).toEqual([422, { description: [VOICE_TEXT.watched] }]);
    const { id } = await opened(owner);
    expect(refused(await owner.put(`${ROOMS}/${id}`, { name: 'kuşkusöz' }))).toEqual([422, { name: [VOICE_TEXT.watched] }]);
    for (const [content, sentence] of [
      ['yasaksöz', named],
      ['kuşkusöz', VOICE_TEXT.watched],
    ] as const) {
      expect(refused(await write(owner, id, content))).toEqual([422, { content: [sentence] }]);
      const { id: said } = done(await write(owner, id, 'söz'));
      expect(refused(await owner.put(`${ROOMS}/messages/${said}`, { content }))).toEqual([422, { content: [sentence] }]);
    }
    expect((await create(town.moderator, { name: 'Yasaksözler Odası' })).status).toBe(201);
    const changed = (wish: object) => earlier.put(`${ROOMS}/${older}`, { name: 'Sonrasöz Odası', description: 'Eskiden beri', ...wish });
    expect((await changed({ maxParticipants: 3 })).status).toBe(200);
    const later = HOLDING_TEXT.wordRefused(['sonrasöz*']);
    expect(refused(await changed({ description: 'Sonrasözler' }))).toEqual([422, { description: [later] }]);
    expect(refused(await changed({ name: 'Sonrasözler' }))).toEqual([422, { name: [later] }]);
    expect((await chief.post('/api/console/watched-words/remove', { word: 'yasaksöz*' })).status).toBeLessThan(300);
  });

  inBothHomes.it('has as many links of a new member as their other texts, over a room and in it', async () => {
    const member = await town.member();
    expect(refused(await create(member, { description: LINKS }))).toEqual([422, { description: [VOICE_TEXT.tooManyLinks] }]);
    const { id } = await opened(member, { description: FEWER });
    expect(refused(await member.put(`${ROOMS}/${id}`, { name: 'Oda', description: LINKS }))).toEqual([422, { description: [VOICE_TEXT.tooManyLinks] }]);
    expect(refused(await write(member, id, LINKS))).toEqual([422, { content: [VOICE_TEXT.tooManyLinks] }]);
    const { id: said } = done(await write(member, id, FEWER));
    const edit = () => member.put(`${ROOMS}/messages/${said}`, { content: LINKS });
    expect(refused(await edit())).toEqual([422, { content: [VOICE_TEXT.tooManyLinks] }]);
    await town.topic(member);
    expect((await edit()).status).toBe(200);
    done(await write(member, id, LINKS));
  });
});
