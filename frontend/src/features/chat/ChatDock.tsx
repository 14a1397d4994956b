import { CHAT_TEXT } from '@contracts/chat';
import { useMediaQuery } from '@mantine/hooks';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { breakpoint } from '../../design/breakpoints';
import { CountBadge } from '../../design/CountBadge';
import { turkishNumber } from '../../design/numbers';
import { piece } from '../../design/piece';
import { paths } from '../../paths';
import { unreadQuery } from './api/chats';
import { useTellDelivered } from './api/delivered';
import { useChatLive } from './api/useChatLive';
import classes from './ChatDock.module.css';
import { startOutbox } from './conversation/outbox/outbox';
import { closePanel, openPanel, useDesk } from './desk/desk';
import { useUnreadBadge } from './desk/useUnreadBadge';
import { useWantedChat } from './desk/useWantedChat';
import { NewMessages } from './NewMessages';

const Desk = piece(() => import('./desk/Desk').then((file) => file.Desk));

/** What a signed-in member has of the chat on every page: the button, what is unread, and the desk once it is opened. */
export function ChatDock({ memberId }: { memberId: string }) {
  const { pathname } = useLocation();
  const isPhone = useMediaQuery(breakpoint.phone ?? '', undefined, { getInitialValueInEffect: false });
  const { data } = useQuery(unreadQuery);
  const unread = data?.conversations ?? 0;
  const isOpen = useDesk(({ panel }) => panel !== 'closed');
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useChatLive(memberId);
  useUnreadBadge(unread);
  useTellDelivered(data?.unreadCounts);
  useWantedChat(memberId, isPhone);
  // Whoever signs in next finds nothing of it.
  useEffect(() => closePanel, []);
  useEffect(() => startOutbox(memberId), [memberId]);
  if (pathname.startsWith('/auth/')) return null;
  const isChat = pathname.startsWith(paths.chats);
  return (
    <>
      <NewMessages memberId={memberId} />
      {isOpen && !isPhone ? <Desk memberId={memberId} /> : !isChat && <FloatingButton unread={unread} isPhone={isPhone} wasOpen={wasOpen} />}
    </>
  );
}

interface ButtonProps {
  unread: number;
  isPhone: boolean;
  /** It stands where the panel has stood, and takes the focus that went with it. */
  wasOpen: boolean;
}

function FloatingButton({ unread, isPhone, wasOpen }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [wasOpen]);
  const label = unread > 0 ? `${CHAT_TEXT.title}, ${turkishNumber(unread)} okunmamış sohbet` : CHAT_TEXT.title;
  const inside = (
    <>
      <IconMessage aria-hidden="true" />
      {unread > 0 && <CountBadge count={unread} className={classes.badge} />}
    </>
  );
  return isPhone ? (
    <Link to={paths.chats} className={classes.button} aria-label={label} title={CHAT_TEXT.title}>
      {inside}
    </Link>
  ) : (
    <button ref={button} type="button" className={classes.button} aria-label={label} title={CHAT_TEXT.title} aria-expanded={false} onClick={openPanel}>
      {inside}
    </button>
  );
}
