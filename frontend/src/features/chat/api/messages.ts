import { CHAT_LIMITS, type ChatMessages } from '@contracts/chat';
import { getData, queryOf } from '../../../client/http';
import { at } from '../../../client/reads';

/** Where a page of messages lies; at the end of the conversation where nothing is named. */
export interface MessagePlace {
  before?: string;
  after?: string;
  around?: string;
}

export const readMessages = (chatId: string, place: MessagePlace & { since?: string }, signal?: AbortSignal) =>
  getData<ChatMessages>(at`/api/chat/${chatId}/messages` + queryOf({ limit: CHAT_LIMITS.messages, ...place }), { signal });
