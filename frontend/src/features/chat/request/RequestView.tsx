import { displayName } from '@contracts/accounts';
import type { Chat } from '@contracts/chat';
import { useState } from 'react';
import { useBlocking } from '../../../calls/useBlocking';
import { ActionButton } from '../../../design/ActionButton';
import { Button } from '../../../design/Button';
import { clockOfDay } from '../../../design/days';
import { piece } from '../../../design/piece';
import { useAcceptChat } from '../api/calls';
import { Reportable } from '../reporting';
import { wordsOf } from '../words';
import { InertText } from './InertText';
import classes from './Request.module.css';
import { Stranger } from './Stranger';

const AskDeleteChat = piece(() => import('../window/AskDeleteChat').then((file) => file.AskDeleteChat));

interface Props {
  chat: Chat;
  memberId: string;
  onClose: () => void;
}

/** What a stranger wrote, and whether one wants to hear more of them. */
export function RequestView({ chat, memberId, onClose }: Props) {
  const { id, other, last_message: message } = chat;
  const name = displayName(other);
  const [isDeleting, setDeleting] = useState(false);
  const accept = useAcceptChat(memberId);
  const blocking = useBlocking(other.id, name, false, onClose);
  return (
    <>
      <div className={classes.text}>
        <Stranger member={other} />
        {message && (
          <>
            <p className={classes.bubble} dir="auto">
              {message.state === 'sent' ? <InertText text={message.content} /> : wordsOf(message)}
            </p>
            <p className={classes.when}>
              <time dateTime={message.created_at}>{clockOfDay(message.created_at)}</time> · bağlantı siz kabul edene kadar açılmaz
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
          <Button onClick={() => setDeleting(true)}>Sil</Button>
        </div>
        <div className={classes.against}>
          <ActionButton action={blocking.action} />
          {message && message.state !== 'forgotten' && <Reportable message={message}>{(report) => report && <ActionButton action={report} />}</Reportable>}
        </div>
      </div>
      {isDeleting && <AskDeleteChat chat={chat} onClose={() => setDeleting(false)} onDeleted={onClose} />}
      {blocking.question}
    </>
  );
}
