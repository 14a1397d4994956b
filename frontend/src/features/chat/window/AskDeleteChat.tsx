import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { AskDelete } from '../../../calls/AskDelete';
import { useDeleteChat } from '../api/calls';

interface Props {
  chat: Chat;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Says what deleting a conversation does before it is done. */
export function AskDeleteChat({ chat, onClose, onDeleted }: Props) {
  const deleting = useDeleteChat(() => {
    onClose();
    onDeleted?.();
  });
  return (
    <AskDelete
      title={CHAT_TEXT.deleteChat}
      effect={
        <>
          <bdi>{displayName(chat.other)}</bdi> ile sohbetiniz sizden silinir ve geri gelmez; iki taraf da bu sohbette artık yazamaz. Karşı taraf eski mesajları
          görmeye devam eder. Dilerseniz sonra yeni, boş bir sohbet başlatabilirsiniz.
        </>
      }
      failed={CHAT_TEXT.deleteFailed}
      deleting={deleting}
      onDelete={() => deleting.mutate(chat.id)}
      onClose={onClose}
    />
  );
}
