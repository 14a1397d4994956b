import type { VoiceRoom } from '@contracts/voice';
import { useFocusTrap, useMediaQuery, useMergedRef } from '@mantine/hooks';
import { IconSettings } from '@tabler/icons-react';
import { type CSSProperties, type KeyboardEvent, useRef, useState } from 'react';
import { breakpoint } from '../../../design/breakpoints';
import { IconButton } from '../../../design/IconButton';
import { piece } from '../../../design/piece';
import { minimiseCard, useCard } from './card';
import { Controls, MicrophoneButton } from './controls/Controls';
import { CardHead } from './head/CardHead';
import { Hints } from './hints/Hints';
import { People } from './people/People';
import { usePlace } from './place/usePlace';
import { useTold } from './told/useTold';
import classes from './VoiceCard.module.css';

const RoomSettings = piece(() => import('../settings/RoomSettings').then((file) => file.RoomSettings));

interface Props {
  room: VoiceRoom;
  onLeave: () => void;
}

/** The room in which one is, on every page: a card that can be moved, on phones the whole screen, and a bar once it is minimised. */
export function VoiceCard({ room, onLeave }: Props) {
  const isMinimised = useCard((card) => card.isMinimised);
  const isPhone = useMediaQuery(breakpoint.phone ?? '', undefined, { getInitialValueInEffect: false });
  const card = useRef<HTMLElement>(null);
  const { place, handle, grip } = usePlace(card);
  const told = useTold();
  const [hasSettings, setSettings] = useState(false);
  const isFull = isPhone && !isMinimised;
  const section = useMergedRef(card, useFocusTrap(isFull));
  const label = `Sesli oda: ${room.name}`;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isMinimised || !(event.target instanceof Node && card.current?.contains(event.target))) return;
    event.preventDefault();
    minimiseCard(true);
  };
  return (
    <section
      ref={section}
      {...(isFull ? { role: 'dialog', 'aria-modal': true } : {})}
      className={classes.card}
      style={{ '--right': `${place.right}px`, '--bottom': `${place.bottom}px` } as CSSProperties}
      aria-label={label}
      data-voice-card
      data-voice-full={isFull || undefined}
      data-minimised={isMinimised || undefined}
      onKeyDown={onKeyDown}
    >
      <div className={classes.room}>
        <CardHead room={room} isMinimised={isMinimised} isPhone={isPhone} {...(isPhone ? {} : { handle, grip })}>
          {isMinimised ? (
            <MicrophoneButton isCompact />
          ) : (
            <IconButton label="Oda ayarları" aria-haspopup="dialog" onClick={() => setSettings(true)}>
              <IconSettings aria-hidden="true" />
            </IconButton>
          )}
        </CardHead>
        {!isMinimised && (
          <>
            <People />
            <Hints isPhone={isPhone} />
            <Controls isPhone={isPhone} onLeave={onLeave} />
          </>
        )}
        <div className="visually-hidden" role="status">
          {told}
        </div>
      </div>
      {hasSettings && <RoomSettings room={room} onClose={() => setSettings(false)} />}
    </section>
  );
}
