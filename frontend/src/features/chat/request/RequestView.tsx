import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { FOLLOW_TEXT } from '@contracts/follow';
import { IconBan } from '@tabler/icons-react';
import { useState } from 'react';
import { useBlock } from '../../../calls/useBlock';
import { Button } from '../../../design/Button';
import { piece } from '../../../design/piece';
import { useAcceptChat } from '../api/calls';
import { InertText } from './InertText';
import classes from './Request.module.css';
import { Stranger } from './Stranger';

const AskDeleteChat = piece(() => import('../window/AskDeleteChat').then((file) => file.AskDeleteChat));
const AskBlock = piece(() => import('../../../calls/AskBlock').then((file) => file.AskBlock));
const time = new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' });

interface Props {
  chat: Chat;
  memberId: string;
  onClose: () => void;
}

/** What a stranger wrote, and whether one wants to hear more of them. */
export function RequestView({ chat, memberId, onClose }: Props) {
  const { id, other, last_message: message } = chat;
  const name = displayName(other);
  const [asking, setAsking] = useState<'delete' | 'block' | null>(null);
  const accept = useAcceptChat(memberId);
  const { block } = useBlock(other.id);
  return (
    <>
      <div className={classes.text}>
        <Stranger member={other} />
        {message && (
          <>
            <p className={classes.bubble} dir="auto">
              {message.state === 'sent' ? <InertText text={message.content} /> : message.state === 'deleted' ? CHAT_TEXT.deletedMessage : CHAT_TEXT.gone}
            </p>
            <p className={classes.when}>
              <time dateTime={message.created_at}>{time.format(new Date(message.created_at))}</time> · bağlantı siz kabul edene kadar açılmaz
            </p>
          </>
        )}
      </div>
      <div className={classes.answer}>
        <p className={classes.note}>Kabul edene kadar okuduğunuzu görmez, size yeniden yazamaz.</p>
        <div className={classes.buttons}>
          <Button kind="primary" busy={accept.isPending && 'Kabul ediliyor…'} onClick={() => accept.mutate(id)}>
            Kabul et
          </Button>
          <Button onClick={() => setAsking('delete')}>Sil</Button>
        </div>
        <Button kind="quiet" size="small" icon={<IconBan aria-hidden="true" />} onClick={() => setAsking('block')}>
          {FOLLOW_TEXT.block}
        </Button>
      </div>
      {asking === 'delete' && <AskDeleteChat chat={chat} onClose={() => setAsking(null)} onDeleted={onClose} />}
      {asking === 'block' && (
        <AskBlock
          name={name}
          onClose={() => setAsking(null)}
          onBlock={() => {
            setAsking(null);
            block.mutate(undefined, { onSuccess: onClose });
          }}
        />
      )}
    </>
  );
}
