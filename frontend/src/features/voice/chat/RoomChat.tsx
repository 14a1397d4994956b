import type { VoiceRoom } from '@contracts/voice';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useMember } from '../../../client/session';
import { IconButton } from '../../../design/IconButton';
import classes from './Chat.module.css';
import { ChatInside } from './ChatInside';
import { MessageCount } from './MessageCount';

interface Props {
  room: VoiceRoom;
  isPhone: boolean;
  onClose: () => void;
}

/** What is written in the room, beside who speaks in it; on phones in their place. */
export function RoomChat({ room, isPhone, onClose }: Props) {
  const member = useMember();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.preventDefault();
    onClose();
  };
  return (
    <section className={classes.chat} aria-label="Oda Chat'i" onKeyDown={onKeyDown}>
      <header className={classes.head}>
        {isPhone && (
          <IconButton label="Odaya dön" onClick={onClose}>
            <IconArrowLeft aria-hidden="true" />
          </IconButton>
        )}
        <div className={classes.title}>
          <h3>Oda Chat'i</h3>
          {member && <MessageCount roomId={room.id} />}
        </div>
        {!isPhone && (
          <IconButton label="Chat'i kapat" size="small" onClick={onClose}>
            <IconX aria-hidden="true" />
          </IconButton>
        )}
      </header>
      {member ? (
        <ChatInside key={room.id} room={room} memberId={member.id} />
      ) : (
        member === null && <p className={classes.guest}>Chat kullanmak için giriş yapın</p>
      )}
    </section>
  );
}
