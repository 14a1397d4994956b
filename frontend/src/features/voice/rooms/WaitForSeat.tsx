import type { VoiceRoom } from '@contracts/voice';
import { Button } from '../../../design/Button';
import { ROOM_WORDS } from '../words';
import classes from './JoinButton.module.css';
import { useIsWaited, waitForSeat, waitNoMore } from './seatWatch';

/** In place of the way in while a room is full: it is told when somebody leaves. */
export function WaitForSeat({ room }: { room: VoiceRoom }) {
  const isWaited = useIsWaited(room.id);
  return (
    <Button
      size="small"
      className={classes.join}
      aria-label={`${ROOM_WORDS.tellMe}: ${room.name}`}
      aria-pressed={isWaited}
      title={ROOM_WORDS.toldHere}
      onClick={() => (isWaited ? waitNoMore(room.id) : waitForSeat(room))}
    >
      {isWaited ? ROOM_WORDS.willBeTold : ROOM_WORDS.tellMe}
    </Button>
  );
}
