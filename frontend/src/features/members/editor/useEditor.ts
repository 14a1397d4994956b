import type { OwnUser } from '@contracts/accounts';
import { DETAIL_TEXT, type OwnProfile } from '@contracts/profile-details';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OpenDraft, openDrafts } from '../../../client/drafts/openDrafts';
import { readDraft, useDraft } from '../../../client/drafts/useDraft';
import { sessionQuery } from '../../../client/session';
import { toast } from '../../../design/toast';
import { useSaveDetails, useSaveDisplayName } from '../api/ownProfile';
import { withheldQuery } from '../api/profile';
import { ownProfileQuery } from '../api/publicProfile';
import { type Changes, changed, type EditorForm, firstWrongStep, formOf, isDraft, profileWith, readChanges, requestOf, stepProblems } from './editorForm';
import { LAST_STEP, stepOf } from './steps';

/** `YYYY-MM-DD` */
export const today = (): string => new Date().toISOString().slice(0, 10);
const NO_CHANGES: Changes = {};

export type Editor = ReturnType<typeof useEditor>;

/** The editor of a profile: what is typed is a draft on this device until it is saved; what others see stays as it is until then. */
export function useEditor(member: OwnUser, profile: OwnProfile, waitingName: string | null) {
  const queries = useQueryClient();
  const published = useMemo(() => formOf(profile, waitingName), [profile, waitingName]);
  const name = `${member.id}:profile`;
  const [changes, setChanges] = useState<Changes>(() => readChanges(readDraft(name, NO_CHANGES), published));
  const savedAt = useDraft<Changes>(name, NO_CHANGES, changes);
  const form: EditorForm = { ...published, ...changes };
  const { step, go } = useStep();
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const { place, focusWrong } = useWrongField();
  const details = useSaveDetails();
  const displayName = useSaveDisplayName();
  useLeaveGuard(isDraft(changes));

  const set = (given: Changes) => setChanges((before) => changed(published, before, given));
  const refuse = (wrong: number) => {
    setTried((before) => new Set(before).add(wrong));
    go(wrong);
    focusWrong();
  };
  const next = () => {
    if (Object.keys(stepProblems(step, form, today())).length > 0) refuse(step);
    else go(Math.min(step + 1, LAST_STEP));
  };

  /** A failed name is told in the log, and the rest is saved all the same; it stays in the draft. */
  const keepName = async (): Promise<boolean> => {
    if (!('display_name' in changes)) return true;
    try {
      await displayName.mutateAsync({ display_name: form.display_name.trim() });
      return true;
    } catch (error) {
      console.error('The displayed name could not be saved', error);
      return false;
    }
  };
  const save = async () => {
    const wrong = firstWrongStep(form, today());
    if (wrong !== null) return refuse(wrong);
    const isNamed = await keepName();
    const request = requestOf(profile, form, changes);
    try {
      if (Object.keys(request).length > 0) await details.mutateAsync(request);
    } catch {
      // The call shows why; everything that was typed stays.
      return;
    }
    queries.setQueryData(ownProfileQuery(member.id).queryKey, { ...profileWith(profile, form), display_name: profile.display_name });
    setChanges(isNamed || form.display_name === published.display_name ? NO_CHANGES : { display_name: form.display_name });
    void toast({ text: DETAIL_TEXT.saved });
    for (const { queryKey } of [ownProfileQuery(member.id), sessionQuery, withheldQuery]) void queries.invalidateQueries({ queryKey });
  };
  const isSaving = details.isPending || displayName.isPending;
  return { member, profile, published, form, changes, savedAt, set, step, go, next, tried, place, details, isSaving, save };
}

/** The step stands in the address, so that it survives a reload; it is no place of its own in the history, so that leaving goes back to where one came from. */
function useStep() {
  const [query, setQuery] = useSearchParams();
  const step = stepOf(query.get('step'));
  const go = (to: number) => {
    setQuery({ step: String(to + 1) }, { replace: true, preventScrollReset: true });
    scrollTo({ top: 0 });
  };
  return { step, go };
}

/** Moves to the first wrong field once it is drawn. */
function useWrongField() {
  const place = useRef<HTMLElement>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return { place, focusWrong: () => setRefusals((count) => count + 1) };
}

/** Whoever leaves the page is asked while the published profile is not what was typed. */
function useLeaveGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const draft: OpenDraft = { isUnsaved, save: async () => {} };
    openDrafts.add(draft);
    return () => void openDrafts.delete(draft);
  }, [isUnsaved]);
}
