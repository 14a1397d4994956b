import { displayName } from '@contracts/accounts';
import type { Chat, ChatMessage } from '@contracts/chat';
import { useEffect, useState } from 'react';
import { useMuted } from '../../../calls/useMuted';
import { piece } from '../../../design/piece';
import { useIsOffline } from '../api/useIsOffline';
import { setSearching, useSearching } from '../searching';
import { wordsOf } from '../words';
import { AskRemove } from './AskRemove';
import { Composer } from './Composer';
import classes from './Conversation.module.css';
import { Find } from './Find';
import { DropPlace } from './files/DropPlace';
import { useAttaching } from './files/useAttaching';
import { useDrop } from './files/useDrop';
import { Messages } from './Messages';
import { Notice } from './Notice';
import { lastChangeable } from './rows';
import { useConversation } from './useConversation';

const FileView = piece(() => import('./files/FileView').then((file) => file.FileView));

interface Props {
  chat: Chat;
  memberId: string;
  isFullScreen: boolean;
}

export function OpenConversation({ chat, memberId, isFullScreen }: Props) {
  const otherName = displayName(chat.other);
  const muted = useMuted();
  const isOffline = useIsOffline();
  const isSearching = useSearching(chat.id);
  const [about, setAbout] = useState<{ message: ChatMessage; isEdit: boolean } | null>(null);
  const [removing, setRemoving] = useState<ChatMessage | null>(null);
  const here = useConversation(chat, memberId, { setAbout, setRemoving });
  const { thread, outbox, calls } = here;
  useEffect(() => () => setSearching(chat.id, false), [chat.id]);

  const attaching = useAttaching(chat, memberId, muted);
  const drop = useDrop(attaching.add);
  const onSend = (text: string) => {
    const answered = about?.message;
    const reply = answered ? { id: answered.id, sender_id: answered.sender_id, content: wordsOf(answered) } : null;
    const [first, ...others] = attaching.take();
    // The text, and what is answered, stand beside the first of them.
    outbox.send(text, reply, first);
    for (const file of others) outbox.send('', null, file);
    setAbout(null);
    void here.toEnd();
  };
  const onEdit = (message: ChatMessage, text: string) => {
    setAbout(null);
    calls.edit(message, text, () => setAbout({ message, isEdit: true }));
  };
  const onEditLast = () => {
    const message = lastChangeable(thread.thread, memberId, Date.now());
    if (message) setAbout({ message, isEdit: true });
  };
  return (
    <div className={classes.conversation} {...drop.handlers}>
      {isSearching && (
        <Find
          chatId={chat.id}
          onGo={(message) => void here.goTo(message.id)}
          onDay={(since) => void here.goToDay(since)}
          onClose={() => setSearching(chat.id, false)}
        />
      )}
      <Messages chat={chat} memberId={memberId} otherName={otherName} isOffline={isOffline} here={here} />
      {chat.may_write ? (
        <Composer
          memberId={memberId}
          chatId={chat.id}
          otherName={otherName}
          tells={chat.state === 'open'}
          takesFocus={!isFullScreen}
          replying={about && !about.isEdit ? about.message : null}
          editing={about?.isEdit ? about.message : null}
          prevented={muted}
          attaching={attaching}
          onSend={onSend}
          onEdit={onEdit}
          onCancel={() => setAbout(null)}
          onEditLast={onEditLast}
        />
      ) : (
        <Notice chat={chat} />
      )}
      {drop.isOver && <DropPlace />}
      {here.view.message && <FileView message={here.view.message} actions={here.actions} onClose={here.view.close} />}
      {removing && (
        <AskRemove
          onClose={() => setRemoving(null)}
          onRemove={() => {
            setRemoving(null);
            calls.remove(removing);
          }}
        />
      )}
    </div>
  );
}
