import { displayName } from '@contracts/accounts';
import type { Chat, ChatMessage } from '@contracts/chat';
import { useEffect, useState } from 'react';
import { useMuted } from '../../../calls/useMuted';
import { setSearching, useSearching } from '../searching';
import { AskRemove } from './AskRemove';
import { Composer } from './Composer';
import classes from './Conversation.module.css';
import { Find } from './Find';
import { Messages } from './Messages';
import { Notice } from './Notice';
import { useIsOffline } from './outbox/useOutbox';
import { lastChangeable } from './rows';
import { useConversation } from './useConversation';

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

  const onSend = (text: string) => {
    const answered = about?.message;
    outbox.send(text, answered ? { id: answered.id, sender_id: answered.sender_id, content: answered.content } : null);
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
    <div className={classes.conversation}>
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
          onSend={onSend}
          onEdit={onEdit}
          onCancel={() => setAbout(null)}
          onEditLast={onEditLast}
        />
      ) : (
        <Notice chat={chat} />
      )}
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
