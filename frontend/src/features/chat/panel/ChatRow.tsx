import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { IconBellOff, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '../../../design/Avatar';
import { exactTime } from '../../../design/dates';
import { IconButton } from '../../../design/IconButton';
import { unreadQuery } from '../api/chats';
import { useDesk } from '../desk/desk';
import frame from '../window/Frame.module.css';
import { useDoing } from '../window/useAbout';
import classes from './Panel.module.css';
import { previewOf } from './preview';
import { timeLabel } from './timeLabel';
import { UnreadBadge } from './UnreadBadge';

interface Props {
  chat: Chat;
  memberId: string;
  onOpen: () => void;
  onDelete: () => void;
}

/** One conversation of the list: whose it is, what was written last and when, and how much of it is unread. */
export function ChatRow({ chat, memberId, onOpen, onDelete }: Props) {
  const { other, updated_at, muted } = chat;
  const name = displayName(other);
  const { data: counts } = useQuery({ ...unreadQuery, select: ({ unreadCounts }) => unreadCounts });
  const unread = counts ? (counts[chat.id] ?? 0) : chat.unread;
  const { writing, isOnline } = useDoing(chat);
  const isOpen = useDesk(({ windows }) => windows.some(({ chatId, minimised }) => chatId === chat.id && !minimised));
  return (
    <li className={classes.row} data-unread={unread > 0 || undefined} data-open={isOpen || undefined}>
      <button type="button" className={classes.open} onClick={onOpen}>
        <span className={frame.face} data-online={isOnline || undefined}>
          <Avatar id={other.id} name={name} picture={other.avatar} size="large" />
        </span>
        <bdi className={classes.name}>{name}</bdi>
        {isOnline && <span className="visually-hidden">, {CHAT_TEXT.online}</span>}
        <time className={classes.time} dateTime={updated_at} title={exactTime(updated_at)}>
          {timeLabel(updated_at)}
        </time>
        <span className={classes.preview} data-writing={writing || undefined} dir="auto">
          {writing ? CHAT_TEXT.writing : previewOf(chat, memberId)}
        </span>
        <span className={classes.state}>
          {muted && <IconBellOff aria-label="Sessize alındı" />}
          {unread > 0 && <UnreadBadge count={unread} what="okunmamış mesaj" />}
        </span>
      </button>
      <IconButton label={CHAT_TEXT.deleteChat} aria-label={`${CHAT_TEXT.deleteChat}: ${name}`} size="small" className={classes.delete} onClick={onDelete}>
        <IconTrash aria-hidden="true" />
      </IconButton>
    </li>
  );
}
