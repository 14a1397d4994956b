import { caseChannel } from '@contracts/cases';
import { type Present, WRITING_SHOWN_MS } from '@contracts/envelope';
import { useEffect, useState } from 'react';
import { askAgain, followChannel } from '../../providers/live';
import { knownUser } from '../../providers/session';

/** Of somebody whose server was killed nobody says that they left; whoever asks again is told who is there. */
const ASK_EVERY_MS = 30_000;

export interface OtherHere {
  id: string;
  name: string;
  /** Wrote a moment ago. */
  writes: boolean;
}

/** Who else looks at a case, and who of them writes. One is seen there oneself for as long as the page is to be seen. */
export function useOthersHere(caseId: string): readonly OtherHere[] {
  const [members, setMembers] = useState<Present['members']>([]);
  const [writers, setWriters] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const channel = caseChannel(caseId);
    const ends = new Map<string, number>();
    let stop: (() => void) | null = null;
    const showWriters = () => setWriters(new Set(ends.keys()));
    const end = (memberId: string) => {
      window.clearTimeout(ends.get(memberId));
      if (ends.delete(memberId)) showWriters();
    };
    const write = (memberId: string) => {
      window.clearTimeout(ends.get(memberId));
      ends.set(
        memberId,
        window.setTimeout(() => end(memberId), WRITING_SHOWN_MS),
      );
      showWriters();
    };
    const present = ({ members: here }: Present) => {
      setMembers(here);
      for (const memberId of [...ends.keys()]) if (!here.some(({ id }) => id === memberId)) end(memberId);
    };
    const look = () => {
      const isSeen = document.visibilityState === 'visible';
      if (isSeen) stop ??= followChannel(channel, { onPresent: present, onWriting: ({ memberId }) => write(memberId) });
      else leave();
    };
    const leave = () => {
      stop?.();
      stop = null;
      for (const memberId of [...ends.keys()]) end(memberId);
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
  return members.filter(({ id }) => id !== knownUser()?.id).map(({ id, name }) => ({ id, name, writes: writers.has(id) }));
}
