import type { EditVoiceMessageRequest, VoiceMessage } from '@contracts/voice-messages';
import { useQueryClient } from '@tanstack/react-query';
import { puts, useCall } from '../../../calls/useCall';
import { at } from '../../../client/reads';
import { foldMessage } from './messages';

interface Edit {
  readonly id: string;
  readonly content: string;
}

/** Changes what one wrote; until it is done the new text stays where it is written. */
export function useEditing(onDone: () => void) {
  const queries = useQueryClient();
  return useCall(
    puts<Edit, VoiceMessage>(
      ({ id }) => at`/api/voice-rooms/messages/${id}`,
      ({ content }): EditVoiceMessageRequest => ({ content }),
    ),
    {
      fails: 'Mesaj düzenlenemedi',
      onSuccess: ({ data }) => {
        foldMessage(queries, data);
        onDone();
      },
    },
  );
}
