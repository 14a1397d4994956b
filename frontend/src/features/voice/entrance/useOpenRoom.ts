import type { Success } from '@contracts/envelope';
import type { VoiceRoom } from '@contracts/voice';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../client/apiError';
import { useCreateRoom } from '../api/rooms';
import { leavingFor } from '../session/voice';
import { tellSignedOut } from '../tellSignedOut';
import { createFailure } from '../words';
import { enterAndTell } from './enter';
import type { RoomValues } from './roomForm';

/** Opens a room and enters it, from whichever room one is in. What the server finds wrong with a field is told beside it. */
export function useOpenRoom(onDone: () => void, refuse: (fields: Partial<Record<keyof RoomValues, string>>) => void) {
  const creating = useCreateRoom();
  return useMutation<Success<VoiceRoom>, Error, RoomValues>({
    mutationFn: ({ name, description, category, size }) => {
      const wanted = { name: name.trim(), description: description.trim() || null, category, maxParticipants: Number(size) };
      return leavingFor(() => creating.mutateAsync(wanted));
    },
    onSuccess: ({ data: room }) => {
      onDone();
      void enterAndTell(room);
    },
    onError: (error) => {
      tellSignedOut(error, createFailure);
      if (error instanceof ApiError) {
        const { name, description, maxParticipants: size } = error.fields;
        refuse({ ...(name && { name }), ...(description && { description }), ...(size && { size }) });
      }
    },
  });
}
