import { useEffect, useState } from 'react';
import { AskLeaveRoom } from '../asking/AskLeaveRoom';
import { dropVoiceWish, useVoiceWish } from '../entering';
import { focusOutside } from '../focusOutside';
import { useVoice } from '../session/voice';
import { DeviceTest } from './DeviceTest';
import { leave } from './enter';
import { WayIn } from './WayIn';

/** What a member wants of voice rooms, asked and done over whichever page they are on. */
export function Entrance({ memberId }: { memberId: string }) {
  const wish = useVoiceWish();
  if (!wish) return null;
  if (wish.kind === 'test') return <DeviceTest room={null} verb="Tamam" onDone={dropVoiceWish} onClose={dropVoiceWish} />;
  if (wish.kind === 'leave') return <WayOut memberId={memberId} />;
  return <WayIn key={wish.kind === 'join' ? wish.room.id : wish.kind} wish={wish} memberId={memberId} />;
}

/** The question outlives the stay: the room is left at once, and what the server says to it comes later. */
function WayOut({ memberId }: { memberId: string }) {
  const room = useVoice((voice) => voice.room);
  const present = useVoice(({ people }) => people.length);
  const [asked] = useState(() => room && { room, present });
  useEffect(
    () => () => {
      if (asked) focusOutside(asked.room.id);
    },
    [asked],
  );
  return asked && <AskLeaveRoom {...asked} memberId={memberId} onLeave={() => leave(asked.room)} onClose={dropVoiceWish} />;
}
