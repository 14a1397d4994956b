import { useEffect } from 'react';
import { piece } from '../../../design/piece';
import { askForVoice, useVoiceWish } from '../entering';
import { resumeOnceKnown } from '../session/resuming';
import { useVoice } from '../session/voice';
import { useDisconnectWarning } from './told/useDisconnectWarning';
import { useEnded } from './told/useEnded';

const VoiceCard = piece(() => import('./VoiceCard').then((file) => file.VoiceCard));
const Entrance = piece(() => import('../entrance/Entrance').then((file) => file.Entrance));

/** What a signed-in member has of voice rooms on every page: the room in which they are, also after the page was loaded again. */
export function VoiceDock({ memberId }: { memberId: string }) {
  const isIn = useVoice(({ phase }) => phase !== 'out');
  const room = useVoice((voice) => voice.room);
  const isAsking = useVoiceWish() !== null;
  useEnded();
  useDisconnectWarning();
  useEffect(resumeOnceKnown, []);
  return (
    <>
      {isIn && room && <VoiceCard room={room} memberId={memberId} onLeave={() => askForVoice({ kind: 'leave' })} />}
      {isAsking && <Entrance memberId={memberId} />}
    </>
  );
}
