import { afterAll, afterEach, beforeAll, describe, expect } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { CODE, type LiveChange } from '../contracts/envelope.js';
import type { Comment, Topic } from '../contracts/forum.js';
import { notificationText } from '../contracts/notification-text.js';
import {
  NOTIFICATION_TEXT,
  type NotificationCountRow,
  type NotificationPage,
  type NotificationRow,
  type TopicWatch,
  type UnreadCount,
} from '../contracts/notifications.js';
import { NotifyAboutText } from '../src/contexts/notifications/notice/notice.commands.js';
import { SYSTEM } from '../src/kernel/event.js';
import type { EventLog } from '../src/kernel/event-log.js';
import { EVENT_LOG } from '../src/platform/tokens.js';
import { PASSWORD } from './app.js';
import type { Client } from './client.js';
import { NOBODY } from './routes.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { LiveSocket } from './sockets.js';
import { Town, usernameOf } from './town.js';

const ROUTE = '/api/notifications';

let town: Town;
beforeAll(async () => {
  town = await Town.open();
});
afterAll(() => town.app.stop());

const page = async (who: Client, query = '') => (await who.get<NotificationPage>(`${ROUTE}${query}`)).body.data;
/** What a member reads in the centre once everything has come. */
const centre = async (who: Client): Promise<NotificationRow[]> => {
  await town.app.settled();
  return (await page(who)).rows;
};
const sentences = async (who: Client) => (await centre(who)).map(notificationText);
const unread = async (who: Client) => (await who.get<UnreadCount>(`${ROUTE}/unread-count`)).body.data.count;
const read = (who: Client, body: object) => who.put<UnreadCount>(`${ROUTE}/read`, body);
const comment = async (who: Client, topicId: string, content = 'Bir yorum', quotedComment: string | null = null) =>
  (await who.post<Comment>(`/api/forum/topics/${topicId}/comments`, { content, quotedComment })).body.data;
const watch = (who: Client, topicId: string, level: string) => who.put<TopicWatch>(`/api/forum/topics/${topicId}/watch`, { level });
const facts = async (): Promise<number> => {
  await town.app.settled();
  return town.app.meydan.app.get<EventLog>(EVENT_LOG).head();
};

describe('A comment', () => {
  inBothHomes.it('is told to whoever started the topic, with the reason, and not to whoever wrote it', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    const { id } = await comment(reader, topic.id, 'Güzel soru');
    expect(await centre(author)).toEqual([
      expect.objectContaining({
        id: `reply:${topic.id}`,
        type: 'reply',
        reason: 'started',
        commentId: id,
        title: topic.title,
        excerpt: 'Güzel soru',
        unread: true,
        count: 1,
      }),
    ]);
    expect(await sentences(author)).toEqual([`${await usernameOf(reader)}, ‹${topic.title}› konusunda yorum yazdı`]);
    expect([await unread(author), await centre(reader)]).toEqual([1, []]);
  });

  inBothHomes.it('is told to whoever wrote in the topic before, and makes one row with those that came before', async () => {
    const [author, first, second] = [await town.member(), await town.member(), await town.member()];
    const topic = await town.topic(author);
    await comment(first, topic.id);
    await town.app.settled();
    await comment(second, topic.id);
    expect((await centre(first)).map(({ reason }) => reason)).toEqual(['commented']);
    expect(await sentences(author)).toEqual([`‹${topic.title}› konusunda 2 yeni yorum`]);
    expect(await unread(author)).toBe(1);
  });

  it('that names somebody is a mention, not a reply, however the name is typed', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    await comment(reader, topic.id, `@${(await usernameOf(author)).toUpperCase()} ve @${await usernameOf(reader)} ve @kimse.yok`);
    expect((await centre(author)).map(({ type, reason }) => [type, reason])).toEqual([['mention', 'mentioned']]);
    expect(await centre(reader)).toEqual([]);
  });

  it('that quotes a comment is told to whoever wrote that, also when they watch no more', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    const quoted = await comment(reader, topic.id);
    await watch(reader, topic.id, 'normal');
    await comment(author, topic.id, 'Yanıt');
    expect(await centre(reader)).toEqual([]);
    await comment(author, topic.id, 'Yanıt', quoted.id);
    expect((await centre(reader)).map(({ type, reason }) => [type, reason])).toEqual([['reply', 'quoted']]);
  });

  inBothHomes.it('is told to nobody twice when it is handled again', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    const { id: commentId } = await comment(reader, topic.id, `@${await usernameOf(author)}`);
    const before = await facts();
    const data = {
      topicId: topic.id,
      commentId,
      authorId: reader.id,
      quotedCommentId: null,
      usernames: [await usernameOf(author)],
      onlyNamed: false,
      position: before,
    };
    for (const id of ['yeniden.1', 'yeniden.2'])
      await town.app.meydan.app
        .get(CommandBus)
        .execute(new NotifyAboutText(data, { id, at: town.app.clock.now().toISOString(), actor: SYSTEM, correlationId: id, causationId: null }));
    expect(await facts()).toBe(before);
    expect((await centre(author)).map(({ count }) => count)).toEqual([1]);
  });

  inBothHomes.it('in a topic with fifty watchers is told to all of them in one fact', async () => {
    const author = await town.member();
    const topic = await town.topic(author);
    const watchers: Client[] = [];
    for (let n = 0; n < 50; n++) {
      const watcher = await town.member();
      expect((await watch(watcher, topic.id, 'watching')).body.data).toEqual({ level: 'watching' });
      watchers.push(watcher);
    }
    const log = town.app.meydan.app.get<EventLog>(EVENT_LOG);
    const before = await facts();
    await comment(author, topic.id);
    await town.app.settled();
    expect((await log.readAll(before, 100)).map(({ type }) => type)).toEqual(['CommentAdded', 'MembersNotified']);
    const counts = await Promise.all(watchers.map(unread));
    expect(counts).toEqual(watchers.map(() => 1));
  });
});

describe('A topic', () => {
  inBothHomes.it('is watched by whoever writes in it, and by whoever chooses to', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const { id } = await town.topic(author);
    const level = async (who: Client) => (await who.get<TopicWatch>(`/api/forum/topics/${id}/watch`)).body.data.level;
    expect([await level(author), await level(reader)]).toEqual(['watching', 'normal']);
    await comment(reader, id);
    expect(await level(reader)).toBe('watching');
    await watch(author, id, 'normal');
    await watch(reader, id, 'muted');
    expect([await level(author), await level(reader)]).toEqual(['normal', 'muted']);
  });
  it('that is muted is silent, but for what moderators decide', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    await watch(author, topic.id, 'muted');
    await comment(reader, topic.id, `@${await usernameOf(author)}`);
    expect(await centre(author)).toEqual([]);
    const { reportId } = (await town.report(reader, topic)).body.data;
    await town.decide(reportId, { action: 'hide_content' });
    expect((await centre(author)).map(({ type, outcome, title }) => [type, outcome, title])).toEqual([['content_moderated', 'hidden', topic.title]]);
    expect(await sentences(author)).toEqual(['Konunuz moderatör tarafından gizlendi']);
    expect(await sentences(reader)).toEqual(['Artık görünmeyen bir konu hakkında gönderdiğiniz rapor haklı bulundu ve gereken işlem yapıldı']);
  });
  it('that nobody can read cannot be watched', async () => {
    const member = await town.member();
    expect([(await watch(member, NOBODY, 'muted')).status, (await member.get(`/api/forum/topics/${NOBODY}/watch`)).status]).toEqual([404, 404]);
  });
  it('is watched in one of three ways', async () => {
    const member = await town.member();
    expect((await watch(member, (await town.topic(member)).id, 'hep')).status).toBe(422);
  });
});

describe('An author', () => {
  const like = (who: Client, id: string) => who.post(`/api/forum/posts/${id}/like`);
  inBothHomes.it('hears who likes a topic, in one row, each once', async () => {
    const author = await town.member();
    const [ali, bora, can] = [await town.app.member('ali.can'), await town.app.member('bora.kaya'), await town.app.member('cem.tan')];
    const topic = await town.topic(author);
    for (const who of [ali, bora, can, can, can]) {
      expect((await like(who, topic.id)).status).toBeLessThan(300);
      await town.app.settled();
    }
    expect((await centre(author)).map(({ type, count, reason }) => [type, count, reason])).toEqual([['like', 3, 'own_topic']]);
    expect((await sentences(author))[0]).toMatch(/ve 2 kişi daha konunuzu beğendi$/);
  });
  it('hears that a comment was the solution', async () => {
    const [author, helper] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    const { id } = await comment(helper, topic.id);
    expect((await author.put(`/api/forum/topics/${topic.id}/solution`, { is_resolved: true, solving_comment_id: id })).status).toBe(200);
    expect((await centre(helper)).map(({ type, commentId }) => [type, commentId])).toEqual([['solved', id]]);
  });
  it('who names somebody while editing tells only them', async () => {
    const [author, reader, named] = [await town.member(), await town.member(), await town.member()];
    const topic = await town.topic(author);
    const { id } = await comment(reader, topic.id);
    await town.app.settled();
    expect((await reader.put(`/api/forum/comments/${id}`, { content: `@${await usernameOf(named)} bakar mısın` })).status).toBe(200);
    expect((await centre(named)).map(({ type }) => type)).toEqual(['mention']);
    expect((await centre(author)).map(({ type, count }) => [type, count])).toEqual([['reply', 1]]);
  });
});

describe('What may not be read any more', () => {
  it('is told without its words and without who wrote it', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    const { id } = await comment(reader, topic.id, 'Gizlenecek sözler');
    await town.app.settled();
    const reported = { reported_type: 'forum_comment', reported_id: id, reported_user_id: reader.id };
    await town.decide((await town.report(author, topic, reported)).body.data.reportId, { action: 'hide_content' });
    const rows = await centre(author);
    expect(JSON.stringify(rows)).not.toContain('Gizlenecek');
    expect(rows.find(({ type }) => type === 'reply')).toMatchObject({ removed: true, title: null, excerpt: null, actors: [] });
  });
});

describe('The centre', () => {
  let author: Client;
  let reader: Client;
  let topics: Topic[];
  beforeAll(async () => {
    [author, reader] = [await town.member(), await town.member()];
    topics = [];
    for (let n = 0; n < 5; n++) topics.push(await town.topic(author));
    for (const { id } of topics) {
      await comment(reader, id);
      await town.app.settled();
    }
  });
  const topicsOf = (rows: NotificationRow[]) => rows.map(({ topicId }) => topicId);

  inBothHomes.it('is read page by page, the newest first, without a row twice', async () => {
    const first = await page(author, '?limit=3');
    const second = await page(author, `?limit=3&before=${first.next}`);
    expect([...topicsOf(first.rows), ...topicsOf(second.rows)]).toEqual(topics.map(({ id }) => id).reverse());
    expect(second.next).toBeNull();
  });
  inBothHomes.it('has what is read row by row, about a topic, or all at once', async () => {
    expect((await read(author, { ids: [`reply:${topics[0]?.id}`, 'reply:yok'] })).body.data).toEqual({ count: 4 });
    expect((await read(author, { topicId: topics[1]?.id })).body.data).toEqual({ count: 3 });
    const { status, body } = await read(author, { all: true });
    expect([status, body.data, body.message]).toEqual([200, { count: 0 }, NOTIFICATION_TEXT.allRead]);
    expect((await centre(author)).every((row) => !row.unread && row.count === 1)).toBe(true);
  });
  it('leaves no fact when nothing is unread', async () => {
    const before = await facts();
    await read(author, { all: true });
    await read(author, { topicId: topics[0]?.id });
    expect(await facts()).toBe(before);
  });
  inBothHomes.it('begins to count anew after reading', async () => {
    await comment(reader, topics[0]?.id ?? '');
    expect((await centre(author))[0]).toMatchObject({ topicId: topics[0]?.id, unread: true, count: 1 });
  });
  it('shows nothing of a type that is not wanted there', async () => {
    await author.put(`${ROUTE}/choices`, { type: 'reply', channel: 'in_app', wanted: false });
    expect([await centre(author), await unread(author)]).toEqual([[], 0]);
    await author.put(`${ROUTE}/choices`, { type: 'reply', channel: 'in_app', wanted: true });
    expect(await centre(author)).toHaveLength(5);
  });
  it('has to be told what was read', async () => expect((await read(author, {})).body.code).toBe(CODE.validation));
  it('is not a guest’s', async () => expect((await town.app.guest.get(ROUTE)).status).toBe(401));
});

describe('An open page', () => {
  const opened: LiveSocket[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.close();
  });
  const listening = async (who: Client) => {
    const socket = LiveSocket.open(town.app.guest.url, { token: who.sessionToken });
    opened.push(socket);
    await socket.next('ready');
    await socket.subscribe('notifications');
    return socket;
  };
  const next = async (socket: LiveSocket) => (await socket.next<LiveChange<NotificationCountRow>>('change')).row;

  inBothHomes.it('hears how much is unread when something comes and when it is read elsewhere, and nobody else’s does', async () => {
    const [author, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(author);
    const [here, other] = [await listening(author), await listening(reader)];
    await comment(reader, topic.id);
    expect(await next(here)).toEqual({ type: 'notification', unread: 1 });
    await read(author, { all: true });
    expect(await next(here)).toEqual({ type: 'notification', unread: 0 });
    expect(other.soFar('change')).toEqual([]);
  });
});

describe('After the end of an account', () => {
  inBothHomes.it('nothing is left of what the member was told and watched, and nothing new comes', async () => {
    const [leaving, reader] = [await town.member(), await town.member()];
    const topic = await town.topic(leaving);
    await comment(reader, topic.id);
    expect(await centre(leaving)).toHaveLength(1);
    await leaving.post('/api/auth/account-deletion', { password: PASSWORD, keep_content: true });
    town.app.clock.advance({ days: 7 });
    await town.app.settled();
    const after = await town.app.guest.signIn(await usernameOfId(reader), PASSWORD);
    const before = await facts();
    await comment(after, topic.id);
    await town.app.settled();
    const types = (await town.app.meydan.app.get<EventLog>(EVENT_LOG).readAll(before, 100)).map(({ type }) => type);
    expect(types).toEqual(['CommentAdded']);
  });
  const usernameOfId = async ({ id }: Client) => {
    await town.renewModerator();
    return (await town.moderator.get<{ username: string }>(`/api/users/${id}`)).body.data.username;
  };
});
