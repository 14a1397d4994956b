import { displayName } from '@contracts/accounts';
import { CHAT_TEXT, type Chat } from '@contracts/chat';
import { FOLLOW_TEXT } from '@contracts/follow';
import { IconBan, IconBell, IconBellOff, IconTrash, IconUserCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBlock } from '../../../calls/useBlock';
import { useIsBlocked } from '../../../client/blockedMembers';
import type { Action } from '../../../design/ActionButton';
import { MoreActions } from '../../../design/MoreActions';
import { piece } from '../../../design/piece';
import { paths } from '../../../paths';
import { useMuteChat } from '../api/calls';

const AskDeleteChat = piece(() => import('./AskDeleteChat').then((file) => file.AskDeleteChat));
const AskBlock = piece(() => import('../../../calls/AskBlock').then((file) => file.AskBlock));

/** What can be done with a conversation and with whom it is, besides writing. */
export function ChatMenu({ chat, onClose }: { chat: Chat; onClose: () => void }) {
  const { id, other, muted } = chat;
  const name = displayName(other);
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'delete' | 'block' | null>(null);
  const mute = useMuteChat();
  const isBlocked = useIsBlocked(other.id);
  const { block, unblock } = useBlock(other.id);
  const member: Action[] = other.username
    ? [
        { label: 'Profili aç', icon: <IconUserCircle aria-hidden="true" />, run: () => navigate(paths.profile(other.username)) },
        {
          label: isBlocked ? FOLLOW_TEXT.unblock : FOLLOW_TEXT.block,
          icon: <IconBan aria-hidden="true" />,
          disabled: block.isPending || unblock.isPending,
          run: () => (isBlocked ? unblock.mutate() : setAsking('block')),
        },
      ]
    : [];
  const actions: Action[] = [
    {
      label: muted ? 'Sesini aç' : 'Sessize al',
      icon: muted ? <IconBell aria-hidden="true" /> : <IconBellOff aria-hidden="true" />,
      disabled: mute.isPending,
      run: () => mute.mutate({ id, muted: !muted }),
    },
    ...member,
    { label: CHAT_TEXT.deleteChat, icon: <IconTrash aria-hidden="true" />, run: () => setAsking('delete') },
  ];
  return (
    <>
      <MoreActions about={name} actions={actions} />
      {asking === 'delete' && <AskDeleteChat chat={chat} onClose={() => setAsking(null)} onDeleted={onClose} />}
      {asking === 'block' && (
        <AskBlock
          name={name}
          onClose={() => setAsking(null)}
          onBlock={() => {
            setAsking(null);
            block.mutate();
          }}
        />
      )}
    </>
  );
}
