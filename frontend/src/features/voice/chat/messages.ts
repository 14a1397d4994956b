import { VOICE_MESSAGE_LIMITS, type VoiceMessage, type VoiceMessagePage } from '@contracts/voice-messages';
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { getData, queryOf } from '../../../client/http';
import { at } from '../../../client/reads';

export type MessagePages = InfiniteData<VoiceMessagePage, string | undefined>;

/** The messages of a room: the first page is the newest, each further one older. */
export const messagesQuery = (roomId: string) =>
  infiniteQueryOptions<VoiceMessagePage, Error, MessagePages, readonly string[], string | undefined>({
    queryKey: ['voice', 'messages', roomId],
    queryFn: ({ pageParam, signal }) =>
      getData<VoiceMessagePage>(at`/api/voice-rooms/${roomId}/messages` + queryOf({ before: pageParam, limit: VOICE_MESSAGE_LIMITS.page.default }), { signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ before }) => before ?? undefined,
    // What is written meanwhile is told.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** All that is at hand, the oldest first and each once. */
export function messagesOf(pages: MessagePages | undefined): VoiceMessage[] {
  const all = [...(pages?.pages ?? [])].reverse().flatMap(({ messages }) => messages);
  return [...new Map(all.map((message) => [message.id, message])).values()];
}

/** The pages with a message as it is now; one that is not among them is the newest. */
export function withMessage(pages: MessagePages | undefined, message: VoiceMessage): MessagePages | undefined {
  if (!pages) return pages;
  const isKnown = pages.pages.some(({ messages }) => messages.some(({ id }) => id === message.id));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => {
      if (isKnown) return { ...page, messages: page.messages.map((each) => changedBy(each, message)) };
      return index === 0 ? { ...page, messages: [...page.messages, message] } : page;
    }),
  };
}

/** The message itself, or an answer to it, in which its beginning stands. */
function changedBy(each: VoiceMessage, message: VoiceMessage): VoiceMessage {
  if (each.id === message.id) return message;
  if (each.parent?.id !== message.id) return each;
  const content = message.content.slice(0, VOICE_MESSAGE_LIMITS.quoted);
  return { ...each, parent: { ...each.parent, content, isDeleted: message.isDeleted, isWithheld: message.isWithheld } };
}

/** Takes a message in as it is now. A page that is on its way is put onto what stood here when it was asked for: after that, once more. */
export function foldMessage(queries: QueryClient, message: VoiceMessage): void {
  const { queryKey } = messagesQuery(message.roomId);
  const fold = () => void queries.setQueryData<MessagePages>(queryKey, (pages) => withMessage(pages, message));
  fold();
  const query = queries.getQueryCache().find({ queryKey });
  if (query?.state.fetchStatus === 'fetching') void query.promise?.then(fold, fold);
}
