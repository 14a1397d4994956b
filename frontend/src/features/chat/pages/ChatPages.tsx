import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useMember } from '../../../client/session';
import { breakpoint } from '../../../design/breakpoints';
import { paths } from '../../../paths';
import { openPanel, openWindow } from '../desk/desk';
import { ChatPage } from './ChatPage';
import { ChatsPage } from './ChatsPage';

/** The chat as pages of its own, so that going back works on phones; where there is room the same addresses open the panel over the forum. */
export function ChatPages() {
  const { chatId } = useParams();
  const member = useMember();
  const isPhone = useMediaQuery(breakpoint.phone ?? '', undefined, { getInitialValueInEffect: false });
  if (!member) return null;
  if (!isPhone) return <ToDesk chatId={chatId} />;
  return chatId ? <ChatPage key={chatId} chatId={chatId} memberId={member.id} /> : <ChatsPage memberId={member.id} />;
}

function ToDesk({ chatId }: { chatId: string | undefined }) {
  useEffect(() => {
    if (chatId) openWindow(chatId);
    else openPanel();
  }, [chatId]);
  return <Navigate to={paths.forum()} replace />;
}
