import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { IconArrowLeft, IconMinus, IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../../design/Avatar';
import { IconButton } from '../../../design/IconButton';
import { isRequestTo, unreadQuery } from '../api/chats';
import { UnreadBadge } from '../panel/UnreadBadge';
import { setSearching, useSearching } from '../searching';
import { ChatMenu } from './ChatMenu';
import frame from './Frame.module.css';
import { useAbout, useDoing } from './useAbout';

interface Props {
  chat: Chat;
  memberId: string;
  isFullScreen?: boolean;
  isMinimised?: boolean;
  onMinimise?: () => void;
  onRestore?: () => void;
  onClose: () => void;
}

/** Who the conversation is with, what they do at the moment, and what can be done with it. */
export function WindowHead({ chat, memberId, isFullScreen, isMinimised, onMinimise, onRestore, onClose }: Props) {
  const { id, other } = chat;
  const name = displayName(other);
  const { text, isHere } = useAbout(chat, memberId);
  const { isOnline } = useDoing(chat);
  const isSearching = useSearching(id);
  const isRequest = isRequestTo(chat, memberId);
  const Heading = isFullScreen ? 'h1' : 'h2';
  const words = (
    <>
      <bdi className={frame.name}>{name}</bdi>
      <span className={frame.about} data-here={isHere || undefined}>
        {text}
      </span>
    </>
  );
  return (
    <header className={frame.head}>
      {isFullScreen && (
        <IconButton label={CHAT_TEXT.chats} onClick={onClose}>
          <IconArrowLeft aria-hidden="true" />
        </IconButton>
      )}
      <span className={frame.face} data-online={isOnline || undefined}>
        <Avatar id={other.id} name={name} picture={other.avatar} />
      </span>
      {isMinimised ? (
        <button type="button" className={frame.words} aria-expanded={false} title="Büyüt" onClick={onRestore}>
          {words}
        </button>
      ) : (
        <Heading className={frame.words}>{words}</Heading>
      )}
      {isMinimised && <Unread chatId={id} />}
      {!isMinimised && !isRequest && (
        <>
          <IconButton label="Sohbette ara" size="small" aria-pressed={isSearching} onClick={() => setSearching(id, !isSearching)}>
            <IconSearch aria-hidden="true" />
          </IconButton>
          <ChatMenu chat={chat} onClose={onClose} />
        </>
      )}
      {!isFullScreen && (
        <>
          {!isMinimised && (
            <IconButton label="Küçült" size="small" onClick={onMinimise}>
              <IconMinus aria-hidden="true" />
            </IconButton>
          )}
          <IconButton label="Kapat" size="small" onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        </>
      )}
    </header>
  );
}

function Unread({ chatId }: { chatId: string }) {
  const { data = 0 } = useQuery({ ...unreadQuery, select: ({ unreadCounts }) => unreadCounts[chatId] ?? 0 });
  return data > 0 && <UnreadBadge count={data} what="okunmamış mesaj" />;
}
