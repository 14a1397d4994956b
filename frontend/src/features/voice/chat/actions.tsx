import type { VoiceMessage } from '@contracts/voice-messages';
import { IconArrowBackUp, IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import type { Action } from '../../../design/ActionButton';
import { copyText } from '../../../design/copyText';
import { toast } from '../../../design/toast';

interface May {
  readonly memberId: string;
  /** Deletes what others wrote, too. */
  readonly moderates: boolean;
}

export interface Doing {
  readonly reply: (message: VoiceMessage) => void;
  readonly edit: (message: VoiceMessage) => void;
  readonly remove: (message: VoiceMessage) => void;
}

/** What can be done with a message; nothing with one that was deleted, nor with a line that nobody wrote, and with one that moderators took from view no more than to delete it. */
export function actionsOf(message: VoiceMessage, { memberId, moderates }: May, { reply, edit, remove }: Doing): Action[] {
  if (message.messageType !== 'text') return [];
  const isOwn = message.userId === memberId;
  const taken = isOwn || moderates ? [{ label: 'Sil', icon: <IconTrash />, run: () => remove(message) }] : [];
  if (message.isDeleted) return [];
  if (message.isWithheld) return taken;
  return [
    { label: 'Yanıtla', icon: <IconArrowBackUp />, run: () => reply(message) },
    { label: 'Metni kopyala', icon: <IconCopy />, run: () => void copy(message) },
    ...(isOwn ? [{ label: 'Düzenle', icon: <IconPencil />, run: () => edit(message) }] : []),
    ...taken,
  ];
}

async function copy({ content }: VoiceMessage) {
  const isCopied = await copyText(content);
  void toast(isCopied ? { text: 'Mesaj kopyalandı' } : { text: 'Mesaj kopyalanamadı', tone: 'danger' });
}
