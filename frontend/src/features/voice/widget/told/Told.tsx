import { useVoice } from '../../session/voice';
import { useOwnRole } from './useOwnRole';
import { useTold } from './useTold';

/** What a screen reader says of the room. Whoever goes to another room is told nothing more of those who were in the first, and finds others in the second. */
export function Told() {
  const roomId = useVoice(({ room }) => room?.id ?? null);
  useOwnRole();
  return <ToldOfRoom key={roomId} />;
}

function ToldOfRoom() {
  return (
    <div className="visually-hidden" role="status">
      {useTold()}
    </div>
  );
}
