import type { VoiceRoom } from '@contracts/voice';
import { Button } from '../../../design/Button';
import { ROOM_WORDS } from '../words';
import classes from './JoinButton.module.css';
import { useIsWaited, waitForSeat, waitNoMore } from './seatWatch';

const noteId = ({ id }: VoiceRoom) => `wait-${id}`;

/** In place of the way in while a room is full: it is told when somebody leaves. */
export function WaitForSeat({ room }: { room: VoiceRoom }) {
  const isWaited = useIsWaited(room.id);
  return (
    <Button
      size="small"
      className={classes.join}
      aria-label={`${ROOM_WORDS.tellMe}: ${room.name}`}
      aria-pressed={isWaited}
      aria-describedby={noteId(room)}
      onClick={() => (isWaited ? waitNoMore(room.id) : waitForSeat(room))}
    >
      {isWaited ? ROOM_WORDS.willBeTold : ROOM_WORDS.tellMe}
    </Button>
  );
}

/** What that does, and as long as what; seen by those who wait. */
export function WaitNote({ room }: { room: VoiceRoom }) {
  const isWaited = useIsWaited(room.id);
  return (
    <p id={noteId(room)} className={isWaited ? classes.note : 'visually-hidden'}>
      {ROOM_WORDS.toldHere}
    </p>
  );
}
