import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { IconArrowLeft, IconUsers } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../design/IconButton';
import { MoreButton } from '../../../design/MoreButton';
import { piece } from '../../../design/piece';
import { chatError, chatsIn, requestsQuery } from '../api/chats';
import { changeDesk } from '../desk/desk';
import frame from '../window/Frame.module.css';
import { ChatRow } from './ChatRow';
import classes from './Panel.module.css';
import { Placeholder } from './Placeholder';
import { RowsWaiting } from './RowsWaiting';

const AskDeleteChat = piece(() => import('../window/AskDeleteChat').then((file) => file.AskDeleteChat));

/** What strangers wrote, apart from the conversations. */
export function Requests({ memberId, onOpen }: { memberId: string; onOpen: (chatId: string) => void }) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(requestsQuery);
  const [deleting, setDeleting] = useState<Chat | null>(null);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  const chats = data && chatsIn(data.pages);
  return (
    <div className={frame.body}>
      <div className={classes.back}>
        <IconButton ref={back} label={CHAT_TEXT.chats} size="small" onClick={() => changeDesk({ isAtRequests: false })}>
          <IconArrowLeft aria-hidden="true" />
        </IconButton>
        <h3>{CHAT_TEXT.requests}</h3>
      </div>
      <div className={classes.part}>
        {!chats && error && <Placeholder alert text={`Hata: ${chatError(error, CHAT_TEXT.listFailed)}`} action="Tekrar Dene" onAction={() => void refetch()} />}
        {!chats && !error && <RowsWaiting />}
        {chats?.length === 0 && <Placeholder icon={<IconUsers />} title="Bekleyen istek yok" text="Takip etmediğiniz üyelerin ilk mesajı burada bekler." />}
        {chats && chats.length > 0 && (
          <ul className={classes.rows}>
            {chats.map((chat) => (
              <ChatRow key={chat.id} chat={chat} memberId={memberId} onOpen={() => onOpen(chat.id)} onDelete={() => setDeleting(chat)} />
            ))}
          </ul>
        )}
        {data && hasNextPage && (
          <MoreButton pages={data.pages.length} loading={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
        )}
      </div>
      {deleting && <AskDeleteChat chat={deleting} onClose={() => setDeleting(null)} />}
    </div>
  );
}
