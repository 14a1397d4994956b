import { displayName } from '@contracts/accounts';
import { CHAT_SIZES } from '@contracts/chat';
import { type CSSProperties, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { closeWindow, minimiseWindow, openBeside } from '../desk/desk';
import { isEscapeIn } from '../desk/isEscapeIn';
import { columnRight, type PlacedWindow } from '../desk/windows';
import { ChatInside } from './ChatInside';
import frame from './Frame.module.css';
import { useShownChat } from './useShownChat';
import { WindowHead } from './WindowHead';
import { WindowWaiting } from './WindowWaiting';

/** What had the focus when it opened, or where else to go on: the panel. */
const goBackTo = (from: Element | null) => {
  const to = from instanceof HTMLElement && from.isConnected ? from : document.querySelector<HTMLElement>('[data-chat-panel]');
  to?.focus({ preventScroll: true });
};

/** A conversation beside the panel: a window, or the bar that it was minimised to. */
export function ChatWindow({ place: { chatId, minimised, column, level }, memberId }: { place: PlacedWindow; memberId: string }) {
  const { chat, isGone } = useShownChat(chatId, memberId);
  const [from] = useState(() => document.activeElement);
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isGone) closeWindow(chatId);
  }, [isGone, chatId]);
  useEffect(() => {
    if (!minimised) section.current?.focus({ preventScroll: true });
  }, [minimised]);
  const close = () => {
    closeWindow(chatId);
    goBackTo(from);
  };
  const minimise = () => {
    minimiseWindow(chatId);
    goBackTo(from);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEscapeIn(section.current, event)) return;
    event.preventDefault();
    if (minimised) close();
    else minimise();
  };
  const { width, height } = CHAT_SIZES.window;
  const style = {
    '--width': `${width}px`,
    '--height': `${minimised ? CHAT_SIZES.bar.height : height}px`,
    '--right': `${columnRight(column)}px`,
    ...(level > 0 && { '--bottom': `${level * CHAT_SIZES.bar.height}px` }),
  } as CSSProperties;
  const name = chat ? displayName(chat.other) : '';
  return (
    <section
      ref={section}
      className={frame.frame}
      style={style}
      aria-label={name ? `${name} ile sohbet` : 'Sohbet'}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-chat-window={chatId}
    >
      {chat ? (
        <>
          <WindowHead chat={chat} memberId={memberId} isMinimised={minimised} onMinimise={minimise} onRestore={() => openBeside(chatId)} onClose={close} />
          {!minimised && <ChatInside chat={chat} memberId={memberId} isFullScreen={false} onClose={close} />}
        </>
      ) : (
        <WindowWaiting onClose={close} isMinimised={minimised} />
      )}
    </section>
  );
}
