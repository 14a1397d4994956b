import { expect } from '@jest/globals';
import type { Chat, ChatList, ChatMessage, ChatMessages, SendMessageRequest } from '../contracts/chat.js';
import type { Answer, Client } from './client.js';

export const CHAT = '/api/chat';

/** What was answered, when it went well. */
export function done<T>({ status, body }: Answer<T>): T {
  expect([status < 300, body.error]).toEqual([true, undefined]);
  return body.data;
}

/** What members do who write to each other, with the answers as they come; `conversations.ts` has the same where it goes well. */
export const chatters = {
  start: (who: Client, whom: Client) => who.post<Chat>(`${CHAT}/start`, { otherUserId: whom.id }),
  accept: (who: Client, chat: string) => who.post<Chat>(`${CHAT}/${chat}/accept`),
  remove: (who: Client, chat: string) => who.delete<Chat>(`${CHAT}/${chat}`),
  send: (who: Client, chat: string, content: string, more: SendMessageRequest = {}) => who.post<ChatMessage>(`${CHAT}/${chat}/messages`, { content, ...more }),
  block: (who: Client, whom: Client) => who.put(`/api/users/${whom.id}/block`),
  unblock: (who: Client, whom: Client) => who.delete(`/api/users/${whom.id}/block`),
  one: (who: Client, chat: string) => who.get<Chat>(`${CHAT}/${chat}`),
  list: async (who: Client) => done(await who.get<ChatList>(`${CHAT}/list`)),
  requests: async (who: Client) => done(await who.get<ChatList>(`${CHAT}/requests`)),
  messages: async (who: Client, chat: string, query = '') => done(await who.get<ChatMessages>(`${CHAT}/${chat}/messages${query}`)),
  texts: async (who: Client, chat: string, query = '') => (await chatters.messages(who, chat, query)).messages.map(({ content }) => content),
  /** A conversation in which both may write: the second one follows the first. */
  open: async (who: Client, whom: Client): Promise<string> => {
    done(await whom.post(`/api/users/${who.id}/follow`));
    return done(await chatters.start(who, whom)).id;
  },
};
