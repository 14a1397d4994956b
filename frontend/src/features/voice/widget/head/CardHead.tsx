import type { VoiceRoom } from '@contracts/voice';
import { IconChevronDown, IconChevronUp, IconMaximize, IconMinus } from '@tabler/icons-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
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
  name: Ref<HTMLHeadingElement>;
  /** The button that minimises it and brings it back. */
  toggle: Ref<HTMLButtonElement>;
  /** Between the name and the button that minimises. */
  children?: ReactNode;
}

/** Which room it is, who fits in and how the sound is. */
export function CardHead({ room, isMinimised, isPhone, handle, grip, name, toggle, children }: Props) {
  const count = useVoice(({ people }) => people.length) || room.participantCount;
  const [Close, Open] = isPhone ? [IconChevronDown, IconChevronUp] : [IconMinus, IconMaximize];
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
        <h2 ref={name} className={classes.name} tabIndex={-1} data-autofocus={isPhone || undefined}>
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
      <IconButton ref={toggle} label={isMinimised ? 'Büyüt' : 'Küçült'} aria-expanded={!isMinimised} onClick={() => minimiseCard(!isMinimised)}>
        {isMinimised ? <Open aria-hidden="true" /> : <Close aria-hidden="true" />}
      </IconButton>
    </header>
  );
}
