import type { VoiceMessage } from '@contracts/voice-messages';
import { useQueryClient } from '@tanstack/react-query';
import { AskDelete } from '../../../calls/AskDelete';
import { removes, useCall } from '../../../calls/useCall';
import { at } from '../../../client/reads';
import { foldMessage } from './messages';

/** Asks before a message is taken away for everybody. */
export function AskDeleteMessage({ message, onClose }: { message: VoiceMessage; onClose: () => void }) {
  const queries = useQueryClient();
  const deleting = useCall(removes<void, { deleted: true }>(at`/api/voice-rooms/messages/${message.id}`), {
    onSuccess: () => {
      foldMessage(queries, { ...message, content: '', isDeleted: true });
      onClose();
    },
  });
  return (
    <AskDelete
      title="Mesaj silinsin mi?"
      effect="Mesaj odadaki herkes için silinir; yerinde ‘Bu mesaj silindi’ yazar."
      deleting={deleting}
      failed="Mesaj silinemedi"
      onDelete={() => deleting.mutate()}
      onClose={onClose}
    />
  );
}
