import type {
  GivenVoiceRole,
  VoiceBarred,
  VoiceKickRequest,
  VoiceMuteRequest,
  VoiceParticipant,
  VoiceRoleRequest,
  VoiceRoom,
  VoiceSettingsRequest,
} from '@contracts/voice';
import type { VoiceRoomExport } from '@contracts/voice-messages';
import { useMutation } from '@tanstack/react-query';
import { type Call, posts, puts, removes, useCall } from '../../../calls/useCall';
import { post } from '../../../client/http';
import { at, reads } from '../../../client/reads';
import { refreshRoom } from '../session/voice';

/** Whom the room does not let in. */
export const barredQuery = (roomId: string) => reads<VoiceBarred[]>(['voice', 'barred', roomId], at`/api/voice-rooms/${roomId}/kicked`, { staleTime: 0 });

/** What follows an answer: `words` are the server's own. */
export interface After {
  readonly onDone: (words: string) => void;
  readonly onFailed?: (error: Error) => void;
}

/** A call about the room, after which the page reads anew who is in it and as what. */
const useRoomCall = <Request, Answer>(roomId: string, call: Call<Request, Answer>, { onDone, onFailed }: After) =>
  useCall(call, {
    asksAgain: [barredQuery(roomId).queryKey],
    onSuccess: ({ message }) => {
      refreshRoom();
      onDone(message ?? '');
    },
    onError: onFailed,
  });

export interface Muting {
  readonly userId: string;
  readonly muted: boolean;
}
export const useMuteParticipant = (roomId: string, after: After) =>
  useRoomCall(
    roomId,
    posts<Muting, VoiceParticipant[]>(
      ({ userId }) => at`/api/voice-rooms/${roomId}/mute/${userId}`,
      ({ muted }): VoiceMuteRequest => ({ muted }),
    ),
    after,
  );

export const useKick = (roomId: string, userId: string, after: After) =>
  useRoomCall(roomId, posts<VoiceKickRequest, VoiceParticipant[]>(at`/api/voice-rooms/${roomId}/kick/${userId}`), after);

export const useLiftKick = (roomId: string, after: After) =>
  useRoomCall(
    roomId,
    removes<string, VoiceBarred[]>((userId) => at`/api/voice-rooms/${roomId}/kick/${userId}`),
    after,
  );

export const useGiveRole = (roomId: string, userId: string, after: After) =>
  useRoomCall(
    roomId,
    posts<GivenVoiceRole, VoiceParticipant[]>(at`/api/voice-rooms/${roomId}/role/${userId}`, (role): VoiceRoleRequest => ({ role })),
    after,
  );

export const useHandOver = (roomId: string, userId: string, after: After) =>
  useRoomCall(
    roomId,
    posts<void, VoiceParticipant[]>(at`/api/voice-rooms/${roomId}/transfer/${userId}`, () => undefined),
    after,
  );

export const useChangeRoom = (roomId: string, after: After) =>
  useRoomCall(roomId, puts<VoiceSettingsRequest, VoiceRoom>(at`/api/voice-rooms/${roomId}`), after);

export const useCloseRoom = (roomId: string, after: After) => useRoomCall(roomId, removes<void>(at`/api/voice-rooms/${roomId}`), after);

export const useExportRoom = (roomId: string, onDone: (taken: VoiceRoomExport, words: string) => void) =>
  useCall(
    posts<void, VoiceRoomExport>(at`/api/voice-rooms/${roomId}/export`, () => undefined),
    { anew: true, onSuccess: ({ data, message }) => onDone(data, message ?? '') },
  );

/** One after the other, so that it is known whom the first refusal has left in the room. */
export const useKickAll = (roomId: string, { onDone }: After) =>
  useMutation({
    mutationFn: async (userIds: readonly string[]) => {
      for (const userId of userIds) await post(at`/api/voice-rooms/${roomId}/kick/${userId}`, { body: {} satisfies VoiceKickRequest });
    },
    onSuccess: (_nothing, userIds) => onDone(`${userIds.length} kişi odadan atıldı`),
    onSettled: refreshRoom,
  });
