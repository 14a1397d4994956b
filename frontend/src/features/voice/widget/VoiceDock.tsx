import type { VoiceRoom } from '@contracts/voice';
import { useEffect, useState } from 'react';
import { piece } from '../../../design/piece';
import { useVoiceWish } from '../entering';
import { leaveRoom, resumeRoom, useVoice } from '../session/voice';
import { useDisconnectWarning } from './told/useDisconnectWarning';
import { useEnded } from './told/useEnded';

const VoiceCard = piece(() => import('./VoiceCard').then((file) => file.VoiceCard));
const Entrance = piece(() => import('../entrance/Entrance').then((file) => file.Entrance));
const AskLeaveRoom = piece(() => import('../asking/AskLeaveRoom').then((file) => file.AskLeaveRoom));

/** What a signed-in member has of voice rooms on every page: the room in which they are, also after the page was loaded again. */
export function VoiceDock({ memberId }: { memberId: string }) {
  const isIn = useVoice(({ phase }) => phase !== 'out');
  const room = useVoice((voice) => voice.room);
  const isAsking = useVoiceWish() !== null;
  const present = useVoice(({ people }) => people.length);
  // The question outlives the card: the room is left at once, and what the server says to it comes later.
  const [leaving, setLeaving] = useState<{ room: VoiceRoom; present: number } | null>(null);
  useEnded();
  useDisconnectWarning();
  useEffect(() => {
    resumeRoom().catch((error: unknown) => console.warn('Whether the member is in a voice room could not be asked', error));
  }, []);
  return (
    <>
      {isIn && room && <VoiceCard onLeave={() => setLeaving({ room, present })} />}
      {leaving && <AskLeaveRoom {...leaving} memberId={memberId} onLeave={leaveRoom} onClose={() => setLeaving(null)} />}
      {isAsking && <Entrance memberId={memberId} />}
    </>
  );
}
