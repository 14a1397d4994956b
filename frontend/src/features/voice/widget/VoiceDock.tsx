import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { breakpoint } from '../../../design/breakpoints';
import { piece } from '../../../design/piece';
import { askForVoice, useVoiceWish } from '../entering';
import { resumeOnceKnown } from '../session/resuming';
import { useVoice } from '../session/voice';
import { minimiseCard, openRoomChat, useCard, useIsMinimised } from './card';
import { useDisconnectWarning } from './told/useDisconnectWarning';
import { useEnded } from './told/useEnded';
import { useBackCloses } from './useBackCloses';

const VoiceCard = piece(() => import('./VoiceCard').then((file) => file.VoiceCard));
const Entrance = piece(() => import('../entrance/Entrance').then((file) => file.Entrance));

/** How much stands over the page: on phones the room takes the whole screen, and its chat the place of the room. */
function useDepth(): number {
  const isPhone = useMediaQuery(breakpoint.phone ?? '', undefined, { getInitialValueInEffect: false });
  const isIn = useVoice(({ phase, room }) => phase !== 'out' && room !== null);
  const isMinimised = useIsMinimised(isPhone);
  const isChatOpen = useCard((card) => card.isChatOpen);
  if (!isPhone || !isIn || isMinimised) return 0;
  return isChatOpen ? 2 : 1;
}

const closeTo = (depth: number) => (depth === 0 ? minimiseCard(true) : openRoomChat(false));

/** What a signed-in member has of voice rooms on every page: the room in which they are, also after the page was loaded again. */
export function VoiceDock({ memberId }: { memberId: string }) {
  const isIn = useVoice(({ phase }) => phase !== 'out');
  const room = useVoice((voice) => voice.room);
  const isAsking = useVoiceWish() !== null;
  useBackCloses(useDepth(), closeTo);
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
