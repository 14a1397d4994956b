import { type VoiceRoom, voiceActivity } from '@contracts/voice';
import { useId } from 'react';
import { useShownMember } from '../../../client/session';
import { Button } from '../../../design/Button';
import card from '../../../design/Card.module.css';
import { MoreActions } from '../../../design/MoreActions';
import { askForVoice, useIsJoining } from '../entering';
import { RoomIcon } from '../RoomIcon';
import { ReportableRoom } from '../reporting';
import { isFull, ROOM_WORDS } from '../words';
import { JoinButton } from './JoinButton';
import classes from './RoomCard.module.css';
import { RoomFaces } from './RoomFaces';
import { WaitForSeat, WaitNote } from './WaitForSeat';

interface Props {
  room: VoiceRoom;
  /** Whoever looks is in it. */
  isCurrent: boolean;
}

/** A room among others: how busy it is, who is there, and the way in. */
export function RoomCard({ room, isCurrent }: Props) {
  const heading = useId();
  const isJoining = useIsJoining(room.id);
  const isShut = useShownMember() !== null && isFull(room) && !isCurrent && !isJoining;
  const { name, description, participantCount, capacity } = room;
  return (
    <li className={`${card.card} ${classes.card}`} data-chosen={isCurrent || isJoining || undefined} aria-labelledby={heading}>
      <div className={classes.head}>
        <RoomIcon room={room} />
        <div className={classes.name}>
          <h3 id={heading}>{name}</h3>
          <Activity room={room} isCurrent={isCurrent} isJoining={isJoining} />
        </div>
        <span className={classes.count}>
          {participantCount}/{capacity}
          <span className="visually-hidden"> kişi</span>
        </span>
        <ReportableRoom room={room}>{(report) => report && <MoreActions about={name} actions={[report]} />}</ReportableRoom>
      </div>
      <p className={classes.about}>{description}</p>
      <div className={classes.foot}>
        {participantCount === 0 ? <small className={classes.first}>İlk giren siz olun.</small> : <RoomFaces room={room} />}
        <span className={classes.way}>
          <WayIn room={room} isCurrent={isCurrent} isShut={isShut} />
        </span>
      </div>
      {isShut && <WaitNote room={room} />}
    </li>
  );
}

/** `isShut`: there is no place left for the member who looks. */
function WayIn({ room, isCurrent, isShut }: Props & { isShut: boolean }) {
  if (isCurrent)
    return (
      <Button size="small" aria-haspopup="dialog" onClick={() => askForVoice({ kind: 'leave' })}>
        Ayrıl
      </Button>
    );
  return isShut ? <WaitForSeat room={room} /> : <JoinButton room={room} />;
}

function Activity({ room, isCurrent, isJoining }: Props & { isJoining: boolean }) {
  const { participantCount, isTemporary } = room;
  return (
    <p className={classes.activity} data-busy={participantCount > 0 || undefined}>
      <span>{voiceActivity(participantCount)}</span>
      {isCurrent && (
        <b className={classes.here}>
          <Dot />
          Odadasınız
        </b>
      )}
      {isFull(room) && !isCurrent && !isJoining && (
        <b className={classes.full}>
          <Dot />
          {ROOM_WORDS.full}
        </b>
      )}
      {isTemporary && (
        <span className={classes.temporary} title="Boşalınca kapanır">
          <Dot />
          Geçici oda
        </span>
      )}
    </p>
  );
}

/** Between two words of a line; a word that begins the next line has none before it. */
const Dot = () => <i className={classes.dot}> · </i>;
