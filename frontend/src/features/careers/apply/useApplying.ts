import { APPLICATION_TEXT } from '@contracts/job-applications';
import type { Job } from '@contracts/jobs';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMuted } from '../../../calls/useMuted';
import { discardDraft, readDraft } from '../../../client/drafts/useDraft';
import { useMember } from '../../../client/session';
import { focusOn } from '../../../design/focusOn';
import { paths } from '../../../paths';
import { isApplied } from '../components/rowWords';
import { type ApplyFields, applyDraft, emptyApplication, keptOf } from './applyFields';

/** Says how one's own application stands. */
export const OWN_STATE_ID = 'own-application';

/** What a reader may do about applying. */
export type ApplyWay =
  | { kind: 'apply' | 'applied' | 'unknown' }
  | { kind: 'sign-in'; to: string }
  /** Why one may not. */
  | { kind: 'shut'; why: string };

export function useApplyWay({ state, hidden, held, paused, viewer }: Job): ApplyWay {
  const member = useMember();
  const muted = useMuted();
  const { pathname, search } = useLocation();
  if (isApplied(viewer)) return { kind: 'applied' };
  if (state !== 'open' || hidden || held) return { kind: 'shut', why: APPLICATION_TEXT.listingOver };
  if (paused) return { kind: 'shut', why: APPLICATION_TEXT.paused };
  if (member === undefined) return { kind: 'unknown' };
  if (member === null) return { kind: 'sign-in', to: paths.login({ reason: 'auth_required', redirect: pathname + search }) };
  if (viewer.isColleague) return { kind: 'shut', why: APPLICATION_TEXT.colleague };
  if (member.must_verify_email) return { kind: 'shut', why: APPLICATION_TEXT.unverified };
  return muted ? { kind: 'shut', why: muted } : { kind: 'apply' };
}

/** What was typed before, in an earlier life of the page. */
function begun(memberId: string | undefined, email: string, jobId: string): ApplyFields {
  const empty = emptyApplication(email);
  return memberId === undefined ? empty : { ...empty, ...readDraft(applyDraft(memberId, jobId), keptOf(empty)) };
}

/** Whether the form is open, and what was typed into it: that stays for as long as the listing is on the page, and what is no file on this device. */
export function useApplying(jobId: string) {
  const member = useMember();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<ApplyFields | null>(null);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    sent: () => {
      setOpen(false);
      setTyped(null);
      if (member) discardDraft(applyDraft(member.id, jobId));
      focusOn(OWN_STATE_ID);
    },
    typed: typed ?? begun(member?.id, member?.email ?? '', jobId),
    setTyped,
  };
}
export type Applying = ReturnType<typeof useApplying>;
