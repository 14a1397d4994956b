import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { foldedRange } from '@contracts/folding';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { MoreButton } from '../../../design/MoreButton';
import { piece } from '../../../design/piece';
import { chatError, chatsIn, chatsQuery } from '../api/chats';
import { changeDesk } from '../desk/desk';
import { ChatRow } from './ChatRow';
import classes from './Panel.module.css';
import { Placeholder } from './Placeholder';
import { RequestsRow } from './RequestsRow';
import { RowsWaiting } from './RowsWaiting';

const AskDeleteChat = piece(() => import('../window/AskDeleteChat').then((file) => file.AskDeleteChat));

interface Props {
  memberId: string;
  typed: string;
  onOpen: (chatId: string) => void;
}

/** The member's conversations, the newest first; what is typed narrows them by name. */
export function ChatList({ memberId, typed, onOpen }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(chatsQuery);
  const [deleting, setDeleting] = useState<Chat | null>(null);
  const sought = typed.trim();
  // A name may stand on a later page.
  useEffect(() => {
    if (sought && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [sought, hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!data) {
    if (error) return <Placeholder alert text={`Hata: ${chatError(error, CHAT_TEXT.listFailed)}`} action="Tekrar Dene" onAction={() => void refetch()} />;
    return <RowsWaiting />;
  }
  const { requests } = data.pages[0] ?? {};
  const all = chatsIn(data.pages);
  const shown = sought ? all.filter(({ other }) => foldedRange(displayName(other), sought)) : all;
  return (
    <>
      <ul className={classes.rows}>
        {requests && requests.count > 0 && !sought && <RequestsRow {...requests} />}
        {shown.map((chat) => (
          <ChatRow key={chat.id} chat={chat} memberId={memberId} onOpen={() => onOpen(chat.id)} onDelete={() => setDeleting(chat)} />
        ))}
      </ul>
      {all.length === 0 && !sought && (
        <Placeholder
          icon={<IconMessages />}
          title={CHAT_TEXT.noChats}
          text={CHAT_TEXT.noChatsHint}
          action={CHAT_TEXT.people}
          onAction={() => changeDesk({ tab: 'people' })}
        />
      )}
      {sought && shown.length === 0 && !hasNextPage && <Placeholder text={`“${sought}” ile eşleşen sohbet yok.`} />}
      {hasNextPage && !sought && (
        <MoreButton pages={data.pages.length} loading={isFetchingNextPage} failed={isFetchNextPageError} onMore={() => void fetchNextPage()} />
      )}
      {deleting && <AskDeleteChat chat={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
