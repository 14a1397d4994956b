import { expect } from '@jest/globals';
import { type Chat, type ChatMessage, chatChannel, type UnreadCounts } from '../contracts/chat.js';
import { LIVE_CHANNEL, type LiveChange, type Present } from '../contracts/envelope.js';
import { PASSWORD, startApp, type TestApp } from './app.js';
import { CHAT, chatters, done } from './chatters.js';
import type { Client } from './client.js';
import { LiveSocket } from './sockets.js';
import { TestClock } from './test-clock.js';

export const chatOf = async (who: Client, id: string): Promise<Chat> => done(await chatters.one(who, id));
export const unreadOf = async (who: Client): Promise<UnreadCounts> => done(await who.get<UnreadCounts>(`${CHAT}/unread-count`));
export const start = async (who: Client, whom: Client): Promise<string> => done(await chatters.start(who, whom)).id;
export const write = async (who: Client, chatId: string, content = 'Merhaba'): Promise<ChatMessage> => done(await chatters.send(who, chatId, content));
export const accept = async (who: Client, chatId: string): Promise<Chat> => done(await chatters.accept(who, chatId));
export const block = async (who: Client, whom: Client) => done(await chatters.block(who, whom));
export const unblock = async (who: Client, whom: Client) => done(await chatters.unblock(who, whom));
export const read = (who: Client, chatId: string) => who.post(`${CHAT}/${chatId}/mark-read`);
export const receive = (who: Client, ...chatIds: string[]) => who.post(`${CHAT}/delivered`, { chatIds });

/** Members who write to each other, and their open pages, in an application of its own. */
export class Conversations {
  private made = 0;
  private readonly opened: LiveSocket[] = [];
  private constructor(
    readonly app: TestApp,
    private readonly forDays: boolean,
  ) {}

  /** `forDays`: its members stay signed in when a day goes by. */
  static async open(environment: Record<string, string> = {}, forDays = false, clock = new TestClock()): Promise<Conversations> {
    return new Conversations(await startApp(environment, clock), forDays);
  }

  async member(role?: 'admin'): Promise<Client> {
    const username = `yazan.${this.made++}`;
    const client = await this.app.member(username, role);
    return this.forDays ? this.app.guest.signIn(username, PASSWORD, true) : client;
  }

  /** Two who have nothing with each other yet. */
  async strangers(): Promise<[Client, Client]> {
    return [await this.member(), await this.member()];
  }

  /** A conversation that the first began and the second accepted; each has one message in it, seen by nobody but who wrote it … */
  async between(one: Client, other: Client): Promise<string> {
    const id = await start(one, other);
    await write(one, id, 'Tanışalım mı?');
    await accept(other, id);
    return id;
  }

  /** … of two new members. */
  async pair(): Promise<{ one: Client; other: Client; id: string }> {
    const [one, other] = await this.strangers();
    return { one, other, id: await this.between(one, other) };
  }

  async page(who: Client): Promise<LiveSocket> {
    const socket = LiveSocket.open(this.app.guest.url, { token: who.sessionToken });
    this.opened.push(socket);
    await socket.next('ready');
    return socket;
  }

  /** A page that hears its member's conversations. */
  async listening(who: Client): Promise<LiveSocket> {
    const socket = await this.page(who);
    expect(await socket.subscribe(LIVE_CHANNEL.chats)).toEqual({ success: true });
    return socket;
  }

  /** A page that is at a conversation. */
  async at(who: Client, chatId: string): Promise<LiveSocket> {
    const socket = await this.page(who);
    expect(await socket.subscribe(chatChannel(chatId))).toEqual({ success: true });
    return socket;
  }

  again(username: string): Promise<Client> {
    return this.app.guest.signIn(username, PASSWORD);
  }

  closePages(): void {
    for (const socket of this.opened.splice(0)) socket.close();
  }

  stop(): Promise<void> {
    this.closePages();
    return this.app.stop();
  }
}

/** The next that a page hears of its conversations, without where it stands in the log. */
export const heard = async <Row>(socket: LiveSocket): Promise<Omit<LiveChange<Row>, 'position'>> => {
  const { position, ...change } = await socket.next<LiveChange<Row>>('change');
  return change;
};

/** Waits until these are told to be at the conversation. */
export async function shown(socket: LiveSocket, chatId: string, who: readonly Client[]): Promise<void> {
  const expected = JSON.stringify(who.map(({ id }) => id).sort());
  for (let seen = ''; seen !== expected; ) {
    const { channel, members } = await socket.next<Present>('present');
    expect(channel).toBe(chatChannel(chatId));
    seen = JSON.stringify(members.map(({ id }) => id));
  }
}
