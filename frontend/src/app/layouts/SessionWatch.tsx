import { LIVE_CHANNEL, type SessionEndedRow } from '@contracts/envelope';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgetLocalDrafts } from '../../client/drafts/localDraft';
import { rememberRestriction } from '../../client/restriction';
import { sessionQuery, useMember } from '../../client/session';
import { announceSessionProblem, onSessionProblem, type SessionProblem } from '../../client/sessionProblem';
import { SIGNED_OUT_FLAG } from '../../client/signedOutFlag';
import { followChannel } from '../../client/socket';
import { setWayOut, wayOut } from '../../client/wayOut';
import { paths, safeRedirect } from '../../paths';

/** Ends the visit of a member whose session is over, wherever that was learned: an answer, the live connection or another tab. */
export function SessionWatch() {
  const member = useMember();
  const memberId = member?.id;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();

  const forget = (type?: 'inactive') => queries.removeQueries({ type, predicate: ({ queryKey }) => queryKey[0] !== sessionQuery.queryKey[0] });

  const leave = (to: string) => {
    setWayOut(to);
    queries.setQueryData(sessionQuery.queryKey, null);
    forget();
    navigate(to);
  };

  const handle = useEffectEvent((problem: SessionProblem) => {
    switch (problem.kind) {
      case 'restricted':
        if (memberId) forgetLocalDrafts(memberId);
        if (problem.restriction) rememberRestriction(problem.restriction, problem.appeal);
        return leave(paths.login({ reason: 'restricted' }));
      case 'authRequired':
        return leave(paths.login({ reason: 'auth_required', redirect: safeRedirect(pathname + search + hash) }));
      case 'lapsed':
        return void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      case 'ended':
        // Whoever is signing in or setting a new password is on the right page.
        if (pathname.startsWith('/auth/')) return;
        if (memberId) forgetLocalDrafts(memberId);
        leave(paths.login({ reason: problem.reason, redirect: safeRedirect(pathname + search + hash) }));
        // The server says it once, to whoever asks for the session; the live connection may have been quicker.
        return void queries.refetchQueries({ queryKey: sessionQuery.queryKey });
      case 'signedOut':
        if (memberId) forgetLocalDrafts(memberId);
        return memberId && leave(paths.login());
    }
  });

  useEffect(() => onSessionProblem(handle), []);

  // The way out is gone once, and nobody who is signed in is on it. Until then the page that was left may have asked anew, as a guest.
  const arrive = useEffectEvent(() => {
    if (wayOut()) forget('inactive');
    setWayOut(null);
  });
  useEffect(() => {
    if (memberId || pathname.startsWith('/auth/')) arrive();
  }, [memberId, pathname]);

  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === SIGNED_OUT_FLAG && event.newValue) announceSessionProblem({ kind: 'signedOut' });
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, []);

  useEffect(() => {
    if (!memberId) return;
    return followChannel<SessionEndedRow>(LIVE_CHANNEL.session, {
      onChange: ({ row }) => announceSessionProblem(problemOf(row)),
      onMissed: () => announceSessionProblem({ kind: 'lapsed' }),
    });
  }, [memberId]);

  return null;
}

function problemOf({ reason, restriction }: SessionEndedRow): SessionProblem {
  if (reason === 'restricted') return { kind: 'restricted', restriction };
  return reason === 'signed_out' ? { kind: 'signedOut' } : { kind: 'ended', reason };
}
