import type { VoiceRoom } from '@contracts/voice';
import { IconChevronDown, IconChevronUp, IconMaximize, IconMinus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode } from 'react';
import { IconButton } from '../../../../design/IconButton';
import { turkishNumber } from '../../../../design/numbers';
import { RoomIcon } from '../../RoomIcon';
import { useVoice } from '../../session/voice';
import { minimiseCard } from '../card';
import { Connection } from './Connection';
import classes from './Head.module.css';

interface Props {
  room: VoiceRoom;
  isMinimised: boolean;
  isPhone: boolean;
  /** By which the card is dragged. */
  handle?: ComponentProps<'header'>;
  /** By which keys move it. */
  grip?: ComponentProps<'button'>;
  /** Between the name and the button that minimises. */
  children?: ReactNode;
}

/** Which room it is, who fits in and how the sound is. */
export function CardHead({ room, isMinimised, isPhone, handle, grip, children }: Props) {
  const count = useVoice(({ people }) => people.length) || room.participantCount;
  const [Close, Open] = isPhone ? [IconChevronDown, IconChevronUp] : [IconMinus, IconMaximize];
  const toggle = isMinimised ? 'Büyüt' : 'Küçült';
  return (
    <header className={classes.head} data-draggable={grip !== undefined || undefined} {...handle}>
      {grip ? (
        <button
          type="button"
          className={classes.grip}
          data-grip
          aria-label="Pencereyi ok tuşlarıyla taşı"
          title="Sürükleyin ya da ok tuşlarıyla taşıyın"
          {...grip}
        >
          <RoomIcon room={room} />
        </button>
      ) : (
        <RoomIcon room={room} />
      )}
      <div className={classes.words}>
        <h2 className={classes.name} tabIndex={-1} data-autofocus={isPhone || undefined}>
          {room.name}
        </h2>
        <p className={classes.about}>
          <span className={classes.number} title={`${turkishNumber(count)} kişi içeride, en çok ${turkishNumber(room.capacity)}`}>
            {turkishNumber(count)}/{turkishNumber(room.capacity)}
          </span>
          <span aria-hidden="true">·</span>
          <Connection />
        </p>
      </div>
      {children}
      <IconButton label={toggle} aria-expanded={!isMinimised} onClick={() => minimiseCard(!isMinimised)}>
        {isMinimised ? <Open aria-hidden="true" /> : <Close aria-hidden="true" />}
      </IconButton>
    </header>
  );
}
