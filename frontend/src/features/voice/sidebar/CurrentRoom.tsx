import type { VoiceRoom } from '@contracts/voice';
import { Button } from '../../../design/Button';
import { askForVoice } from '../entering';
import { RoomIcon } from '../RoomIcon';
import { RoomFaces } from '../rooms/RoomFaces';
import { useVoice } from '../session/voice';
import { ROOM_WORDS } from '../words';
import classes from './VoiceRoomsPanel.module.css';

/** The room in which the member is, with who is there now and the way out. */
export function CurrentRoom({ room }: { room: VoiceRoom }) {
  const people = useVoice((state) => state.people);
  const isJoining = useVoice(({ phase }) => phase === 'joining');
  // The session knows who is there sooner than the list.
  const shown = people.length > 0 ? { participantCount: people.length, participants: people.map(({ participant }) => participant) } : room;
  const speaking = new Set(people.filter(({ isSpeaking }) => isSpeaking).map(({ participant }) => participant.userId));
  return (
    <div className={classes.current}>
      <div className={classes.top}>
        <RoomIcon room={room} />
        <div className={classes.words}>
          <h3 className={classes.name}>{room.name}</h3>
          <p className={classes.inside}>{isJoining ? ROOM_WORDS.joining : `Odadasınız · ${shown.participantCount}/${room.capacity}`}</p>
        </div>
      </div>
      <div className={classes.bottom}>
        <RoomFaces room={shown} speaking={speaking} />
        <Button size="small" className={classes.leave} aria-haspopup="dialog" onClick={() => askForVoice({ kind: 'leave' })}>
          Ayrıl
        </Button>
      </div>
    </div>
  );
}
