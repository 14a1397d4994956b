import type { VoiceRoom } from '@contracts/voice';
import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { IconMessage, IconSettings } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { breakpoint } from '../../../design/breakpoints';
import { IconButton } from '../../../design/IconButton';
import { piece } from '../../../design/piece';
import { useRoomLive } from '../chat/useRoomLive';
import { useVoice } from '../session/voice';
import { minimiseCard, openRoomChat, useCard, useIsMinimised } from './card';
import { Control } from './controls/Control';
import { Controls } from './controls/Controls';
import { MicrophoneButton } from './controls/MicrophoneButton';
import { News } from './controls/News';
import { CardHead } from './head/CardHead';
import { Hints } from './hints/Hints';
import { People } from './people/People';
import { usePlace } from './place/usePlace';
import { Told } from './told/Told';
import { useCardFocus } from './useCardFocus';
import classes from './VoiceCard.module.css';

const RoomChat = piece(() => import('../chat/RoomChat').then((file) => file.RoomChat));
const RoomSettings = piece(() => import('../settings/RoomSettings').then((file) => file.RoomSettings));

interface Props {
  room: VoiceRoom;
  memberId: string;
  onLeave: () => void;
}

/** The room in which one is, on every page: a card that can be moved, on phones the whole screen, and a bar once it is minimised. */
export function VoiceCard({ room, memberId, onLeave }: Props) {
  const isPhone = useMediaQuery(breakpoint.phone ?? '', undefined, { getInitialValueInEffect: false });
  const isMinimised = useIsMinimised(isPhone);
  const isTold = useVoice(({ needsClick, hasInherited }) => needsClick || hasInherited);
  const isChatOpen = useCard((card) => card.isChatOpen) && !isMinimised;
  const [hasNews, setNews] = useState(false);
  const card = useRef<HTMLElement>(null);
  const name = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useCardFocus(room.id, card, name);
  const { place, top, foot, handle, grip } = usePlace(card);
  const [hasSettings, setSettings] = useState(false);
  const isFull = isPhone && !isMinimised;
  const section = useMergedRef(card, useFocusTrap(isFull));
  useRoomLive(room.id, memberId, () => setNews(!isChatOpen));
  const chat = useRef<HTMLButtonElement>(null);
  const showChat = (isOpen: boolean) => {
    openRoomChat(isOpen);
    setNews(false);
    if (!isOpen) requestAnimationFrame(() => chat.current?.focus({ preventScroll: true }));
  };
  const chatLabel = hasNews ? 'Chat, yeni mesaj var' : 'Chat';
  const label = `Sesli oda: ${room.name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isMinimised || !(event.target instanceof Node && card.current?.contains(event.target))) return;
    event.preventDefault();
    // Most buttons go with what is minimised.
    toggle.current?.focus({ preventScroll: true });
    minimiseCard(true);
  };
  return (
    <section
      ref={section}
      {...(isFull ? { role: 'dialog', 'aria-modal': true } : {})}
      className={classes.card}
      style={{ '--right': `${place.right}px`, '--bottom': `${place.bottom}px`, '--top': `${top}px`, '--foot': `${foot}px` } as CSSProperties}
      aria-label={label}
      data-voice-card
      data-voice-full={isFull || undefined}
      data-minimised={isMinimised || undefined}
      data-chat={isChatOpen || undefined}
      onKeyDown={onKeyDown}
    >
      {isChatOpen && <RoomChat room={room} isPhone={isPhone} onClose={() => showChat(false)} />}
      <div className={classes.room}>
        <CardHead room={room} isMinimised={isMinimised} isPhone={isPhone} name={name} toggle={toggle} {...(isPhone ? {} : { handle, grip })}>
          {isMinimised ? (
            <MicrophoneButton isCompact />
          ) : (
            <>
              {!isPhone && (
                <IconButton ref={chat} className={classes.toggle} label={chatLabel} aria-pressed={isChatOpen} onClick={() => showChat(!isChatOpen)}>
                  <IconMessage aria-hidden="true" />
                  {hasNews && <News />}
                </IconButton>
              )}
              <IconButton label="Oda ayarları" aria-haspopup="dialog" onClick={() => setSettings(true)}>
                <IconSettings aria-hidden="true" />
              </IconButton>
            </>
          )}
        </CardHead>
        {isMinimised && isTold && <Hints />}
        {!isMinimised && (
          <>
            <People />
            <Hints />
            <Controls isPhone={isPhone} onLeave={onLeave}>
              {isPhone && (
                <Control ref={chat} label="Chat" aria-label={chatLabel} icon={<IconMessage aria-hidden="true" />} onClick={() => showChat(true)}>
                  {hasNews && <News />}
                </Control>
              )}
            </Controls>
          </>
        )}
        <Told />
      </div>
      {hasSettings && <RoomSettings room={room} onClose={() => setSettings(false)} />}
    </section>
  );
}
