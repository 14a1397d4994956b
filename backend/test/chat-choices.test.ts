import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { type ChatChoices, FIRST_CHAT_CHOICES } from '../contracts/chat.js';
import { CODE } from '../contracts/envelope.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { startApp, type TestApp } from './app.js';
import type { Client } from './client.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';

const ROUTE = '/api/chat/choices';
const RACERS = 20;

describe('What members choose for their conversations', () => {
  let app: TestApp;
  let elif: Client;
  beforeAll(async () => {
    app = await startApp();
    elif = await app.member('elif');
  });
  afterAll(() => app.stop());

  const of = async (who: Client) => (await who.get<ChatChoices>(ROUTE)).body.data;
  const factsOf = async (who: Client) => app.meydan.app.get<EventLog>(EVENT_LOG).readStream(`chat-choices-${who.id}`);

  inBothHomes.it('is what holds for everybody until they choose, and theirs alone from then on', async () => {
    const onur = await app.member('onur');
    expect(await of(elif)).toEqual(FIRST_CHAT_CHOICES);
    const chosen: ChatChoices = { whoMayWrite: 'nobody', showsSeen: false, showsLastSeen: true };
    const { status, body } = await elif.put<ChatChoices>(ROUTE, chosen);
    expect([status, body.data]).toEqual([200, chosen]);
    expect(await of(elif)).toEqual(chosen);
    expect(await of(onur)).toEqual(FIRST_CHAT_CHOICES);
  });

  it('is one fact, however often the same is chosen at once', async () => {
    const racer = await app.member('yarisan');
    const chosen: ChatChoices = { whoMayWrite: 'followed', showsSeen: true, showsLastSeen: true };
    const answers = await Promise.all(Array.from({ length: RACERS }, () => racer.put<ChatChoices>(ROUTE, chosen)));
    expect(answers.map(({ status, body }) => [status, body.data])).toEqual(answers.map(() => [200, chosen]));
    expect(await factsOf(racer)).toHaveLength(1);
  });

  it.each([
    {},
    { ...FIRST_CHAT_CHOICES, whoMayWrite: 'friends' },
    { ...FIRST_CHAT_CHOICES, whoMayWrite: ['everyone'] },
    { ...FIRST_CHAT_CHOICES, showsSeen: 'false' },
    { whoMayWrite: 'everyone', showsSeen: true },
    { ...FIRST_CHAT_CHOICES, memberId: '01900000-0000-7000-8000-000000000000' },
  ])('is not %j', async (body) => {
    const before = await of(elif);
    const answer = await elif.put(ROUTE, body);
    expect([answer.status, answer.body.code]).toEqual([422, CODE.validation]);
    expect(await of(elif)).toEqual(before);
  });

  it('is nothing that a guest has', async () => {
    expect((await app.guest.get(ROUTE)).status).toBe(401);
    expect((await app.guest.put(ROUTE, FIRST_CHAT_CHOICES)).status).toBe(401);
  });

  it('is bounded in how often it changes', async () => {
    const restless = await app.member('kararsiz');
    const statuses: number[] = [];
    for (let turn = 0; turn <= 60; turn++) statuses.push((await restless.put(ROUTE, { ...FIRST_CHAT_CHOICES, showsSeen: turn % 2 === 0 })).status);
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses.at(-1)]).toEqual([true, 429]);
  });
});
