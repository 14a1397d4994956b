import type { PostVoiceMessageRequest, VoiceMessage } from '@contracts/voice-messages';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newKey } from '../../../client/actionKey';
import { messageOf } from '../../../client/apiError';
import { post } from '../../../client/http';
import { at } from '../../../client/reads';
import { toast } from '../../../design/toast';
import { foldMessage } from './messages';

/** What was written and is not answered yet. */
export interface Outgoing {
  readonly key: string;
  readonly content: string;
  readonly parent: VoiceMessage | null;
}

const sendKey = (roomId: string) => ['voice', 'send', roomId];

/** One's own messages that were told while one of them was on its way: which of them is the answer's is known when that is there. */
let held: readonly VoiceMessage[] = [];

/** Takes in a message of one's own that was told: also another page may have sent it. */
export function foldOwn(queries: QueryClient, message: VoiceMessage) {
  if (queries.isMutating({ mutationKey: sendKey(message.roomId) }) > 0) held = [...held, message];
  else foldMessage(queries, message);
}

function foldHeld(queries: QueryClient) {
  for (const message of held) foldMessage(queries, message);
  held = [];
}

/** Sends one message after the other and shows each at once; one that fails is taken away, and `onFailed` gets it back. */
export function useSending(roomId: string, onFailed: (entry: Outgoing) => void) {
  const queries = useQueryClient();
  const [outgoing, setOutgoing] = useState<readonly Outgoing[]>([]);
  const { mutate } = useMutation({
    mutationKey: sendKey(roomId),
    scope: { id: `voice-send-${roomId}` },
    mutationFn: ({ content, parent, key }: Outgoing) =>
      post<VoiceMessage>(at`/api/voice-rooms/${roomId}/messages`, {
        body: { content, messageType: 'text', parentMessageId: parent?.id ?? null } satisfies PostVoiceMessageRequest,
        key,
      }),
    onSuccess: ({ data }) => foldMessage(queries, data),
    onError: (error, entry) => {
      void toast({ title: 'Mesaj gönderilemedi', text: messageOf(error), tone: 'danger' });
      onFailed(entry);
    },
    onSettled: (_answer, _error, { key }) => {
      setOutgoing((before) => before.filter((entry) => entry.key !== key));
      if (queries.isMutating({ mutationKey: sendKey(roomId) }) <= 1) foldHeld(queries);
    },
  });
  const send = (content: string, parent: VoiceMessage | null) => {
    const entry = { key: newKey(), content, parent };
    setOutgoing((before) => [...before, entry]);
    mutate(entry);
  };
  return { outgoing, send };
}
