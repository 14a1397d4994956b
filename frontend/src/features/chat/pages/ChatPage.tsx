import { displayName } from '@contracts/accounts';
import { CHAT_TEXT } from '@contracts/chat';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../../design/IconButton';
import { usePageTitle } from '../../../design/usePageTitle';
import { paths } from '../../../paths';
import { chatError } from '../api/chats';
import { Placeholder } from '../panel/Placeholder';
import { ChatInside } from '../window/ChatInside';
import frame from '../window/Frame.module.css';
import { useShownChat } from '../window/useShownChat';
import { WindowHead } from '../window/WindowHead';
import { WindowWaiting } from '../window/WindowWaiting';

/** A conversation as the whole screen of a phone. */
export function ChatPage({ chatId, memberId }: { chatId: string; memberId: string }) {
  const { chat, error } = useShownChat(chatId, memberId);
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  usePageTitle(chat ? displayName(chat.other) : CHAT_TEXT.title);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const close = () => navigate(paths.chats);
  return (
    <main id="main" ref={place} tabIndex={-1} className={frame.full}>
      {chat && (
        <>
          <WindowHead chat={chat} memberId={memberId} isFullScreen onClose={close} />
          <ChatInside chat={chat} memberId={memberId} isFullScreen onClose={close} />
        </>
      )}
      {!chat && !error && <WindowWaiting onClose={close} />}
      {!chat && error && (
        <>
          <header className={frame.head}>
            <IconButton label={CHAT_TEXT.chats} onClick={close}>
              <IconArrowLeft aria-hidden="true" />
            </IconButton>
            <h1 className={frame.title}>{CHAT_TEXT.title}</h1>
          </header>
          <Placeholder alert text={chatError(error, CHAT_TEXT.openFailed)} action={CHAT_TEXT.chats} onAction={close} />
        </>
      )}
    </main>
  );
}
