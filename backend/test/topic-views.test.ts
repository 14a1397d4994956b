import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, jest } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CODE } from '../contracts/envelope.js';
import { FORUM_TEXT, type Topic, type TopicRow } from '../contracts/forum.js';
import type { LikedTopic } from '../contracts/likes.js';
import { TOPIC_VIEW_LIMITS, TOPIC_VIEW_TEXT, type TopicViewAnswer } from '../contracts/topic-views.js';
import { CountTopicViews } from '../src/contexts/forum/topic-views/topic-views.commands.js';
import { viewsId } from '../src/contexts/forum/topic-views/topic-views.stream.js';
import { ViewTally } from '../src/contexts/forum/topic-views/view-tally.service.js';
import { forumProjection } from '../src/contexts/forum/views/forum.projection.js';
import type { EventLog } from '../src/kernel/event-log.js';
import type { EventReader } from '../src/kernel/event-reader.js';
import type { ViewStore } from '../src/kernel/view-store.js';
import { rebuild } from '../src/platform/projections/rebuild.js';
import { EVENT_LOG, EVENT_READER, VIEWS } from '../src/platform/tokens.js';
import { PASSWORD, startApp } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { Town, usernameOf } from './town.js';

const RACERS = 20;
/** Guests come from addresses of their own through a proxy. */
const BEHIND_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

let town: Town;
let author: Client;
let member: Client;

beforeAll(async () => {
  town = await Town.open(BEHIND_PROXY);
  author = await town.member();
  member = await town.member();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => town.app.stop());

const view = (who: Client, id: string, headers: Record<string, string> = {}) => who.post<TopicViewAnswer>(`/api/forum/topics/${id}/views`, {}, headers);
const from = (address: string) => ({ 'x-forwarded-for': address });
const counted = async (who: Client, id: string, headers?: Record<string, string>) => (await view(who, id, headers)).body.data.counted;
const shown = async (id: string, who = town.app.guest) => (await who.get<Topic>(`/api/forum/posts/${id}`)).body.data.view_count;
const part = <T>(type: abstract new (...parts: never[]) => T) => town.app.meydan.app.get<T>(type);
const facts = async (id: string) => {
  const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
  return log.readStream(`topic-views-${viewsId(id, town.app.clock.now().toISOString())}`);
};

/** What has been counted by now is in the views. */
async function written(): Promise<void> {
  await part(ViewTally).write();
  await town.app.settled();
}

/** Asks until the count has come, without writing anything down. */
async function comes(id: string, count: number): Promise<void> {
  for (const until = Date.now() + 20_000; (await shown(id)) !== count && Date.now() < until; ) await town.app.settled();
  expect(await shown(id)).toBe(count);
}

describe('a view', () => {
  inBothHomes.it('is counted once for each member and each address of guests', async () => {
    const { id } = await town.topic(author);
    expect([await counted(member, id), await counted(member, id), await counted(town.moderator, id)]).toEqual([true, false, true]);
    expect(await Promise.all(['192.0.2.1', '192.0.2.2'].map((address) => counted(town.app.guest, id, from(address))))).toEqual([true, true]);
    expect(await counted(town.app.guest, id, from('192.0.2.1'))).toBe(false);
    // A member is the same wherever they are, and is not the guest at the same address.
    expect(await counted(member, id, from('192.0.2.9'))).toBe(false);
    await written();
    expect(await shown(id)).toBe(4);
  });

  it('of its own author is none', async () => {
    const { id } = await town.topic(author);
    expect((await view(author, id)).body.data).toEqual({ counted: false });
    await written();
    expect(await shown(id)).toBe(0);
  });

  it('is counted at each topic for itself', async () => {
    const [one, other] = [await town.topic(author), await town.topic(author)];
    expect([await counted(member, one.id), await counted(member, other.id)]).toEqual([true, true]);
  });

  it('is shown in lists and where one finds what one likes', async () => {
    const { id } = await town.topic(author);
    await view(member, id);
    await member.post(`/api/forum/posts/${id}/like`, { liked: true });
    await written();
    const rows = (await town.app.guest.get<TopicRow[]>('/api/forum/topics?sort=newest&limit=100')).body.data;
    expect(rows.find((row) => row.id === id)).toMatchObject({ view_count: 1, likes: 1 });
    expect((await member.get<LikedTopic[]>('/api/forum/users/me/liked-posts')).body.data).toMatchObject([{ id, view_count: 1 }]);
  });

  inBothHomes.it('that is sent again under its key is counted once', async () => {
    const { id } = await town.topic(author);
    const key = { 'idempotency-key': `view-${id}` };
    expect([await counted(member, id, key), await counted(member, id, key)]).toEqual([true, true]);
    await written();
    expect(await shown(id)).toBe(1);
  });
});

inBothHomes.describe('twenty views at once', () => {
  it('are all counted when they are of twenty visitors, in one fact', async () => {
    const { id } = await town.topic(author);
    const answers = await Promise.all(Array.from({ length: RACERS }, (_, at) => counted(town.app.guest, id, from(`198.51.100.${at + 1}`))));
    expect(answers).toEqual(Array(RACERS).fill(true));
    await written();
    expect((await facts(id)).map(({ type, data, actor }) => [type, data, actor.id])).toEqual([['TopicViewsCounted', { topicId: id, views: RACERS }, 'system']]);
    expect(await shown(id)).toBe(RACERS);
  });

  it('are one when they are of one visitor', async () => {
    const { id } = await town.topic(author);
    const answers = await Promise.all(Array.from({ length: RACERS }, () => counted(member, id)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    await written();
    expect(await shown(id)).toBe(1);
  });
});

inBothHomes.describe('what was counted', () => {
  it('is written down ten seconds after the first', async () => {
    await written();
    const { id } = await town.topic(author);
    await view(member, id);
    town.app.clock.advance({ seconds: 9 });
    await view(town.moderator, id);
    await town.app.settled();
    expect(await shown(id)).toBe(0);
    town.app.clock.advance({ seconds: 1 });
    await comes(id, 2);
    expect(await facts(id)).toHaveLength(1);
  });

  it('is written once when it could not be written at first, or nobody heard that it was', async () => {
    const { id } = await town.topic(author);
    await view(member, id);
    const bus = part(CommandBus);
    const execute = bus.execute.bind(bus);
    jest.spyOn(bus, 'execute').mockImplementationOnce(() => Promise.reject(new Error('the log is away')));
    await part(ViewTally).write();
    expect(await facts(id)).toHaveLength(0);
    jest.spyOn(bus, 'execute').mockImplementationOnce(async (command) => {
      await execute(command);
      throw new Error('the answer was lost');
    });
    await view(town.moderator, id);
    await part(ViewTally).write();
    expect(await facts(id)).toHaveLength(1);
    jest.restoreAllMocks();
    await written();
    expect((await facts(id)).map(({ data }) => data)).toEqual([
      { topicId: id, views: 1 },
      { topicId: id, views: 1 },
    ]);
    expect(await shown(id)).toBe(2);
  });

  it('adds up when others write at the same moment', async () => {
    const { id } = await town.topic(author);
    const sent = Array.from({ length: 3 }, (_, at) => {
      const origin = {
        id: `${id}/${at}`,
        at: town.app.clock.now().toISOString(),
        actor: { id: 'system', role: 'system' },
        correlationId: id,
        causationId: null,
      };
      return part(CommandBus).execute(new CountTopicViews({ topicId: id, views: at + 1 }, origin));
    });
    await Promise.all(sent);
    await town.app.settled();
    expect(await shown(id)).toBe(6);
  });

  it('is written before the process ends', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'meydan-'));
    const first = await startApp({ DATA_DIR: folder });
    const ali = await first.member('ali');
    const body = { title: 'Kapanırken okunan konu', content: 'Yeterince uzun bir içerik.', categoryId: first.categoryId('genel') };
    const { id } = (await ali.post<Topic>('/api/forum/topics', body)).body.data;
    expect((await view(first.guest, id)).body.data).toEqual({ counted: true });
    await first.stop();
    const second = await startApp({ DATA_DIR: folder }, first.clock);
    expect((await second.guest.get<Topic>(`/api/forum/posts/${id}`)).body.data.view_count).toBe(1);
    await second.stop();
    rmSync(folder, { recursive: true, force: true });
  });
});

describe('what may not be read', () => {
  const refusal = async (who: Client, id: string) => {
    const { status, body } = await view(who, id);
    return [status, body.error];
  };

  it('is not counted', async () => {
    const gone = await town.topic(author);
    expect((await author.delete(`/api/forum/topics/${gone.id}`)).status).toBe(200);
    for (const id of [NOBODY, gone.id]) expect(await refusal(member, id)).toEqual([404, FORUM_TEXT.topicNotFound]);
    expect((await view(member, 'yok')).status).toBe(400);
  });

  it('is not counted for moderators, who can', async () => {
    const hidden = await town.topic(author);
    await town.moderator.put(`/api/forum/topics/${hidden.id}/moderate`, { action: 'hide', reason: 'Deneme' });
    expect(await refusal(member, hidden.id)).toEqual([404, FORUM_TEXT.topicNotFound]);
    expect((await view(town.moderator, hidden.id)).body.data).toEqual({ counted: false });
  });
});

describe('a merge', () => {
  it('leaves each topic its own views', async () => {
    const [source, target] = [await town.topic(author), await town.topic(author)];
    for (const who of [member, town.moderator]) await view(who, source.id);
    await view(member, target.id);
    await written();
    await town.moderator.put(`/api/forum/topics/${source.id}/moderate`, { action: 'merge', reason: 'Aynı soru', targetId: target.id });
    await town.app.settled();
    expect([await shown(source.id), await shown(target.id)]).toEqual([2, 1]);
  });
});

describe('whoever opens topics without end', () => {
  it('has to wait, but not longer than a minute', async () => {
    const { id } = await town.topic(author);
    const hasty = from('203.0.113.7');
    for (let at = 0; at < TOPIC_VIEW_LIMITS.aMinute; at++) expect((await view(town.app.guest, id, hasty)).status).toBe(200);
    const { status, body } = await view(town.app.guest, id, hasty);
    expect([status, body.code, body.error]).toEqual([429, CODE.rateLimited, TOPIC_VIEW_TEXT.tooOften]);
    expect(await counted(town.app.guest, id, from('203.0.113.8'))).toBe(true);
    town.app.clock.advance({ minutes: 1 });
    expect((await view(town.app.guest, id, hasty)).status).toBe(200);
  });
});

inBothHomes.describe('views that are built again', () => {
  it('are the ones that were there', async () => {
    const { id } = await town.topic(author);
    for (const who of [member, town.moderator]) {
      await view(who, id);
      await written();
    }
    const all = async () => (await town.app.guest.get<TopicRow[]>('/api/forum/topics?limit=100')).body.data.map((row) => [row.id, row.view_count]);
    const before = await all();
    const port = <T>(token: symbol) => town.app.meydan.app.get<T>(token);
    await rebuild(port<EventLog>(EVENT_LOG), port<ViewStore>(VIEWS), port<EventReader>(EVENT_READER), forumProjection, () => undefined);
    expect(await all()).toEqual(before);
    expect(await shown(id)).toBe(2);
  });
});

inBothHomes.describe('the next day', () => {
  it('counts whoever comes again', async () => {
    const { id } = await town.topic(author);
    const username = await usernameOf(member);
    expect([await counted(member, id), await counted(town.app.guest, id, from('192.0.2.3'))]).toEqual([true, true]);
    town.app.clock.advance({ hours: 23, minutes: 59 });
    expect(await counted(town.app.guest, id, from('192.0.2.3'))).toBe(false);
    town.app.clock.advance({ minutes: 2 });
    const again = await town.app.guest.signIn(username, PASSWORD);
    expect([await counted(again, id), await counted(again, id), await counted(town.app.guest, id, from('192.0.2.3'))]).toEqual([true, false, true]);
    await written();
    expect(await shown(id)).toBe(4);
  });
});
