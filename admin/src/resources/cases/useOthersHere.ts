import { caseChannel } from '@contracts/cases';
import type { Present } from '@contracts/envelope';
import { useEffect, useState } from 'react';
import { askAgain, followChannel } from '../../providers/live';
import { knownUser } from '../../providers/session';

/** Of somebody whose server was killed nobody says that they left; whoever asks again is told who is there. */
const ASK_EVERY_MS = 30_000;

/** Who else looks at a case. One is seen there oneself for as long as the page is to be seen. */
export function useOthersHere(caseId: string): Present['members'] {
  const [members, setMembers] = useState<Present['members']>([]);
  useEffect(() => {
    const channel = caseChannel(caseId);
    let stop: (() => void) | null = null;
    const look = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen) stop ??= followChannel(channel, { onPresent: (present) => setMembers(present.members) });
      else leave();
    };
    const leave = () => {
      stop?.();
      stop = null;
      setMembers([]);
    };
    look();
    document.addEventListener('visibilitychange', look);
    const timer = window.setInterval(() => askAgain(channel), ASK_EVERY_MS);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.clearInterval(timer);
      leave();
    };
  }, [caseId]);
  return members.filter(({ id }) => id !== knownUser()?.id);
}
