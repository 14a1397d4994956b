import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { OPEN_CHAT, takeWantedChat, type WantedChat } from '../../../client/openChat';
import { paths } from '../../../paths';
import { useStartChat } from '../api/calls';
import { unreadQuery } from '../api/chats';
import { openWindow } from './desk';

/** Opens what `openChat` asks for: a window beside the panel, on phones a page. */
export function useWantedChat(memberId: string, isPhone: boolean): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const show = (chatId: string) => {
    void queries.invalidateQueries({ queryKey: unreadQuery.queryKey });
    if (isPhone) navigate(paths.chat(chatId));
    else openWindow(chatId);
  };
  const { mutate: start } = useStartChat(memberId, ({ id }) => show(id));
  const open = useEffectEvent((wanted: WantedChat | null) => {
    if (!wanted) return;
    if ('chatId' in wanted) show(wanted.chatId);
    else start({ otherUserId: wanted.memberId });
  });
  useEffect(() => {
    const onWanted = () => open(takeWantedChat());
    onWanted();
    addEventListener(OPEN_CHAT, onWanted);
    return () => removeEventListener(OPEN_CHAT, onWanted);
  }, []);
}
