import { VOICE_LIMITS, type VoiceRoom } from '@contracts/voice';
import { Avatar } from '../../../design/Avatar';
import { voiceName } from '../voiceName';
import classes from './RoomFaces.module.css';

interface Props {
  room: Pick<VoiceRoom, 'participantCount' | 'participants'>;
  /** Who is heard at the moment. */
  speaking?: ReadonlySet<string>;
}

/** The first of those who are in a room, and how many more there are; guests see nobody. */
export function RoomFaces({ room: { participantCount, participants }, speaking }: Props) {
  const shown = participants.slice(0, VOICE_LIMITS.faces);
  if (shown.length === 0) return null;
  const more = participantCount - shown.length;
  return (
    <span className={classes.faces}>
      <span className="visually-hidden">İçeride: {shown.map(({ user }) => voiceName(user)).join(', ')}</span>
      {shown.map(({ userId, user }) => (
        <span key={userId} className={classes.face} title={voiceName(user)} data-speaking={speaking?.has(userId) || undefined}>
          <Avatar id={userId} name={voiceName(user)} picture={user.avatar} size="small" />
        </span>
      ))}
      {more > 0 && (
        <small className={classes.more}>
          +{more}
          <span className="visually-hidden"> kişi daha</span>
        </small>
      )}
    </span>
  );
}
