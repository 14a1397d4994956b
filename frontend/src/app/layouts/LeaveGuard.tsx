import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { hasUnsavedDrafts, leaveWords, saveDrafts } from '../../client/drafts/openDrafts';
import { piece } from '../../design/piece';

const LeaveDialog = piece(() => import('./LeaveDialog').then((file) => file.LeaveDialog), { early: true });

/** Asks before a page is left whose text the server does not have. */
export function LeaveGuard() {
  const [asking, setAsking] = useState<string | null>(null);
  // Whoever is sent to sign in finds the text on the device when they are back.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !nextLocation.pathname.startsWith('/auth/') && hasUnsavedDrafts(),
  );

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasUnsavedDrafts()) return;
      void saveDrafts(true);
      event.preventDefault();
    };
    const leave = () => void saveDrafts(true);
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
    };
  }, []);

  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void saveDrafts().then((isSaved) => (isSaved ? blocker.proceed() : setAsking(leaveWords())));
  }, [blocker]);

  if (asking === null || blocker.state !== 'blocked') return null;
  const answer = (go: () => void) => () => {
    setAsking(null);
    go();
  };
  return <LeaveDialog text={asking} onStay={answer(blocker.reset)} onLeave={answer(blocker.proceed)} />;
}
