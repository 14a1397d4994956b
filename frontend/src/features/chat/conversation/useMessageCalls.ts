import type { ChatEmoji, ChatMessage, EditMessageRequest, ReactionRequest } from '@contracts/chat';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '../../../client/apiError';
import { put, remove } from '../../../client/http';
import { at } from '../../../client/reads';
import { toast } from '../../../design/toast';

interface Change {
  /** As it stood before, and stands again when the server refuses. */
  before: ChatMessage;
  shown: ChatMessage;
  call: () => Promise<{ data: ChatMessage }>;
  onRefused?: () => void;
}

const pathOf = ({ id }: ChatMessage) => at`/api/chat/messages/${id}`;

function reactedTo(message: ChatMessage, memberId: string, emoji: ChatEmoji | null): ChatMessage {
  const others = message.reactions.filter((reaction) => reaction.memberId !== memberId);
  return { ...message, reactions: emoji === null ? others : [...others, { memberId, emoji }] };
}

/** What changes a message: it is shown at once, and as it was when the server refuses. One after the other, so that the last one stands. */
export function useMessageCalls(memberId: string, chatId: string, tell: (message: ChatMessage) => void) {
  const { mutate } = useMutation({
    scope: { id: `chat/${chatId}` },
    mutationFn: ({ call }: Change) => call(),
    onMutate: ({ shown }) => tell(shown),
    onSuccess: ({ data }) => tell(data),
    onError: (error, { before, onRefused }) => {
      tell(before);
      void toast({ text: messageOf(error), tone: 'danger' });
      onRefused?.();
    },
  });
  return {
    edit: (before: ChatMessage, content: string, onRefused: () => void) => {
      if (content === before.content) return;
      const body: EditMessageRequest = { content };
      const shown = { ...before, content, edited_at: new Date().toISOString() };
      mutate({ before, shown, call: () => put<ChatMessage>(pathOf(before), { body }), onRefused });
    },
    remove: (before: ChatMessage) => {
      const shown = { ...before, content: '', encrypted_content: '', state: 'deleted' as const, reactions: [], reply_to: null };
      mutate({ before, shown, call: () => remove<ChatMessage>(pathOf(before)) });
    },
    react: (before: ChatMessage, emoji: ChatEmoji | null) => {
      const path = `${pathOf(before)}/reaction`;
      const call = () => (emoji === null ? remove<ChatMessage>(path) : put<ChatMessage>(path, { body: { emoji } satisfies ReactionRequest }));
      mutate({ before, shown: reactedTo(before, memberId, emoji), call });
    },
  };
}
