import { type VoiceRoom, voiceActivity } from '@contracts/voice';
import { RoomIcon } from '../RoomIcon';
import { JoinButton } from '../rooms/JoinButton';
import { RoomFaces } from '../rooms/RoomFaces';
import classes from './VoiceRoomsPanel.module.css';

/** A room in the sidebar: how busy it is, and the way in. */
export const SideRoom = ({ room }: { room: VoiceRoom }) => (
  <li className={classes.room}>
    <RoomIcon room={room} />
    <div className={classes.words}>
      <h3 className={classes.name}>{room.name}</h3>
      <p className={room.participantCount > 0 ? classes.busy : classes.quiet}>{voiceActivity(room.participantCount)}</p>
    </div>
    <JoinButton room={room} />
    <div className={classes.faces}>
      <RoomFaces room={room} />
    </div>
  </li>
);
