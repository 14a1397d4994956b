import { type ReactNode, useState } from 'react';
import { LeaveQuestion } from '../../../design/LeaveQuestion';

/**
 * Asks before a form goes in which something was written and not saved, once for each way out: whoever takes the same way again means it.
 * `go`: what leaves it.
 */
export function useLeaving<Way>(go: (way: Way) => void, leaveWords: (way: Way) => string) {
  const [isWritten, setWritten] = useState(false);
  const [asked, setAsked] = useState<{ readonly way: Way } | null>(null);
  const answer = (way: Way) => {
    setAsked(null);
    go(way);
  };
  const leave = (way: Way) => (isWritten && way !== asked?.way ? setAsked({ way }) : answer(way));
  const question: ReactNode = asked && <LeaveQuestion leave={leaveWords(asked.way)} onStay={() => setAsked(null)} onLeave={() => answer(asked.way)} />;
  return { leave, question, onWritten: setWritten };
}
