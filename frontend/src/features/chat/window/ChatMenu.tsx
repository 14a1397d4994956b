import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { IconBell, IconBellOff, IconTrash, IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBlocking } from '../../../calls/useBlocking';
import { useIsBlocked } from '../../../client/blockedMembers';
import type { Action } from '../../../design/ActionButton';
import { MoreActions } from '../../../design/MoreActions';
import { piece } from '../../../design/piece';
import { paths } from '../../../paths';
import { useMuteChat } from '../api/calls';

const AskDeleteChat = piece(() => import('./AskDeleteChat').then((file) => file.AskDeleteChat));

/** What can be done with a conversation and with whom it is, besides writing. */
export function ChatMenu({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { id, other, muted } = chat;
  const name = displayName(other);
  const navigate = useNavigate();
  const [isDeleting, setDeleting] = useState(false);
  const mute = useMuteChat();
  const blocking = useBlocking(other.id, name, useIsBlocked(other.id));
  const member: Action[] = other.username
    ? [{ label: 'Profili aç', icon: <IconUserCircle aria-hidden="true" />, run: () => navigate(paths.profile(other.username)) }, blocking.action]
    : [];
  const actions: Action[] = [
    {
      label: muted ? 'Sesini aç' : 'Sessize al',
      icon: muted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />,
      disabled: mute.isPending,
      run: () => mute.mutate({ id, muted: !muted }),
    },
    ...member,
    { label: CHAT_TEXT.deleteChat, icon: <IconTrash aria-hidden="true" />, run: () => setDeleting(true) },
  ];
  return (
    <>
      <MoreActions about={name} actions={actions} />
      {isDeleting && <AskDeleteChat chat={chat} onClose={() => setDeleting(false)} onDeleted={onClose} />}
      {blocking.question}
    </>
  );
}
