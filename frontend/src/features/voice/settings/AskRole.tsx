import type { VoiceParticipant, VoiceRoom } from '@contracts/voice';
import { Ask } from '../../../calls/Ask';
import { voiceName } from '../voiceName';
import { useGiveRole } from './calls';
import { ROOM_FAILURE } from './failures';

export interface AskAbout {
  room: VoiceRoom;
  person: VoiceParticipant;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Asks before somebody becomes a moderator of the room, or is one no more. */
export function AskRole({ room, person, onDone, onClose }: AskAbout) {
  const becomes = person.role === 'moderator' ? 'member' : 'moderator';
  const giving = useGiveRole(room.id, person.userId, {
    onDone: (words) => {
      onDone(words);
      onClose();
    },
  });
  const name = voiceName(person.user);
  return (
    <Ask
      title={becomes === 'moderator' ? 'Moderatör yap' : 'Moderatörlüğü al'}
      effect={
        becomes === 'moderator'
          ? `${name} odadakileri susturabilir, odadan atabilir ve engelleri kaldırabilir.`
          : `${name} odada üye olarak kalır; kimseyi susturamaz ve odadan atamaz.`
      }
      verb={becomes === 'moderator' ? 'Moderatör yap' : 'Moderatörlüğü al'}
      doing="Güncelleniyor…"
      calling={giving}
      failed={ROOM_FAILURE.role}
      onDo={() => giving.mutate(becomes)}
      onClose={onClose}
    />
  );
}
