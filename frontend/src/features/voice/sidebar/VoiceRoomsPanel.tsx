import type { VoiceRoom } from '@contracts/voice';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../design/Button';
import { IconButton } from '../../../design/IconButton';
import panel from '../../../design/PanelList.module.css';
import { PanelWaiting } from '../../../design/PanelWaiting';
import { paths } from '../../../paths';
import { roomsQuery } from '../api/rooms';
import { useRoomsLive } from '../api/roomsLive';
import { askForVoice } from '../entering';
import { useVoice } from '../session/voice';
import { ROOM_WORDS } from '../words';
import { AtHead } from './AtHead';
import { CurrentRoom } from './CurrentRoom';
import { SideRoom } from './SideRoom';
import classes from './VoiceRoomsPanel.module.css';

/** Rooms that are shown beside a page. */
const SHOWN = 3;

/** The room that the member is in, and a few others beside every page. */
export function VoiceRoomsPanel() {
  const heading = useId();
  useRoomsLive();
  const { data, isPending, refetch } = useQuery(roomsQuery());
  const current = useVoice(({ phase, room }) => (phase === 'out' ? null : room));
  const found = data?.data.find(({ id }) => id === current?.id);
  return (
    <section aria-labelledby={heading}>
      {current && (
        <AtHead>
          <CurrentRoom room={found ?? current} />
        </AtHead>
      )}
      <div className={classes.head}>
        <h2 id={heading}>{current ? ROOM_WORDS.otherRooms : ROOM_WORDS.rooms}</h2>
        <IconButton label={ROOM_WORDS.create} size="small" aria-haspopup="dialog" onClick={() => askForVoice({ kind: 'create' })}>
          <IconPlus aria-hidden="true" />
        </IconButton>
      </div>
      {isPending && <PanelWaiting />}
      {!isPending && !data && <Failed onRetry={() => void refetch()} />}
      {data && <Others rooms={data.data.filter(({ id }) => id !== current?.id)} isIn={current !== null} />}
      <Link className={classes.all} to={paths.voiceRooms()}>
        {ROOM_WORDS.all}
      </Link>
    </section>
  );
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={panel.message} role="alert">
    <p>{ROOM_WORDS.listFailed}</p>
    <Button size="small" onClick={onRetry}>
      Tekrar Dene
    </Button>
  </div>
);

function Others({ rooms, isIn }: { rooms: readonly VoiceRoom[]; isIn: boolean }) {
  if (rooms.length === 0) return <p className={panel.message}>{isIn ? ROOM_WORDS.noOther : ROOM_WORDS.none}</p>;
  return (
    <ul className={panel.list}>
      {rooms.slice(0, SHOWN).map((room) => (
        <SideRoom key={room.id} room={room} />
      ))}
    </ul>
  );
}
