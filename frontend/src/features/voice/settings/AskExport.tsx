import type { VoiceRoom } from '@contracts/voice';
import { VOICE_MESSAGE_LIMITS } from '@contracts/voice-messages';
import { Ask } from '../../../calls/Ask';
import { saveFile } from '../../../client/download';
import { turkishNumber } from '../../../design/numbers';
import { useExportRoom } from './calls';
import { ROOM_FAILURE } from './failures';

interface Props {
  room: VoiceRoom;
  onDone: (words: string) => void;
  onClose: () => void;
}

/** Asks before the owner takes along what others wrote, of which those are told. */
export function AskExport({ room, onDone, onClose }: Props) {
  const exporting = useExportRoom(room.id, (taken, words) => {
    saveFile(new Blob([JSON.stringify(taken, null, 2)], { type: 'application/json' }), `oda-${taken.exportedAt.slice(0, 10)}.json`);
    onDone(words);
    onClose();
  });
  return (
    <Ask
      title="Oda verilerini dışa aktar"
      effect={`Oda bilgileri, içeridekiler ve en yeni ${turkishNumber(VOICE_MESSAGE_LIMITS.exported)} mesaj bir JSON dosyası olarak iner.`}
      more="Dışa aktardığınız, adınızla birlikte oda sohbetine yazılır; odadaki herkes görür."
      verb="Dışa aktar"
      doing="Dışa aktarılıyor…"
      calling={exporting}
      failed={ROOM_FAILURE.export}
      onDo={() => exporting.mutate()}
      onClose={onClose}
    />
  );
}
