import { Ask } from '../../../calls/Ask';
import { voiceName } from '../voiceName';
import type { AskAbout } from './AskRole';
import { useHandOver } from './calls';
import { ROOM_FAILURE } from './failures';

/** Asks before the owner gives the room away, which only its new owner could undo. */
export function AskHandOver({ room, person, onDone, onClose }: AskAbout) {
  const giving = useHandOver(room.id, person.userId, {
    onDone: (words) => {
      onDone(words);
      onClose();
    },
  });
  return (
    <Ask
      title="Sahipliği devret"
      effect={`Odanın yeni sahibi ${voiceName(person.user)} olur.`}
      more="Bu işlem geri alınamaz: oda sahibi olarak sahip olduğunuz hakları kaybedersiniz."
      isGrave
      verb="Sahipliği devret"
      doing="Devrediliyor…"
      calling={giving}
      failed={ROOM_FAILURE.handOver}
      onDo={() => giving.mutate()}
      onClose={onClose}
    />
  );
}
