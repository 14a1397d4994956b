import type { OwnUser } from '@contracts/accounts';
import { DRAFT_TEXT } from '@contracts/drafts';
import { DETAIL_TEXT, type OwnProfile } from '@contracts/profile-details';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '../../../client/apiError';
import { type OpenDraft, openDrafts } from '../../../client/drafts/openDrafts';
import { sessionQuery } from '../../../client/session';
import { toast } from '../../../design/toast';
import { useSaveDetails, useSaveDisplayName } from '../api/ownProfile';
import { withheldQuery } from '../api/profile';
import { ownProfileQuery } from '../api/publicProfile';
import {
  type Changes,
  changed,
  firstWrongStep,
  formOf,
  isDraft,
  type Problems,
  profileWith,
  refusedFields,
  requestOf,
  stepProblems,
  stepWith,
  stillRefused,
  typedSince,
} from './editorForm';
import type { EditorForm } from './profileParts';
import { LAST_STEP, STEPS, stepOf } from './steps';
import { useStepDrafts } from './useStepDrafts';
import { firstProblemWords } from './wrongWords';

/** `YYYY-MM-DD` */
export const today = (): string => new Date().toISOString().slice(0, 10);

export type Editor = ReturnType<typeof useEditor>;

/** The editor of a profile: what is typed is a draft until it is saved; what others see stays as it is until then. */
export function useEditor(member: OwnUser, profile: OwnProfile, waitingName: string | null) {
  const queries = useQueryClient();
  const published = useMemo(() => formOf(profile, waitingName), [profile, waitingName]);
  const drafts = useStepDrafts(member.id, published);
  const { changes, setChanges, savedAt, contested } = drafts;
  const form: EditorForm = { ...published, ...changes };
  const { step, go } = useStep();
  const [tried, setTried] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<Problems>({});
  const { place, focusWrong } = useWrongField(step);
  const details = useSaveDetails();
  const displayName = useSaveDisplayName();
  /** The fields stay open while they are sent. */
  const newest = useRef(changes);
  useLayoutEffect(() => {
    newest.current = changes;
  });
  useLeaveGuard(isDraft(changes));

  /** What was typed into these fields is no draft any more: something else was saved. */
  const drop = (fields: readonly string[]) =>
    setChanges((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !fields.includes(field))) as Changes);
  const set = (given: Changes) => {
    setChanges((before) => changed(published, before, given));
    setRefused((before) => stillRefused(before, given));
  };
  const refuse = (wrong: number) => {
    setTried((before) => new Set(before).add(wrong));
    go(wrong);
    focusWrong(wrong);
  };
  const next = () => {
    if (Object.keys(stepProblems(step, form, today())).length > 0) refuse(step);
    else go(Math.min(step + 1, LAST_STEP));
  };

  /** Leads to the first field that the server refused; a refusal of none is told where it was saved. */
  const showRefused = (error: unknown) => {
    const found = error instanceof ApiError ? refusedFields(profile, form, error.fields) : {};
    const [first] = Object.keys(found);
    if (first === undefined) return;
    const wrong = stepWith(first);
    setRefused(found);
    details.reset();
    refuse(wrong);
    void toast({ title: DETAIL_TEXT.saveFailed, text: `${STEPS[wrong]?.title}: ${firstProblemWords(form, found)}`, tone: 'danger' });
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
    } catch (error) {
      // Where it names no field, the call shows why; everything that was typed stays.
      return showRefused(error);
    }
    queries.setQueryData(ownProfileQuery(member.id).queryKey, { ...profileWith(profile, form), display_name: profile.display_name });
    const unnamed = isNamed || form.display_name === published.display_name ? {} : { display_name: form.display_name };
    drafts.published({ ...unnamed, ...typedSince(published, changes, newest.current) });
    void toast({ text: DETAIL_TEXT.saved });
    for (const { queryKey } of [ownProfileQuery(member.id), sessionQuery, withheldQuery]) void queries.invalidateQueries({ queryKey });
  };
  const isSaving = details.isPending || displayName.isPending;
  return { member, profile, published, form, changes, savedAt, contested, set, drop, step, go, next, tried, refused, place, details, isSaving, save };
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

/** Moves to the first wrong field of a step once that is drawn; the way there may take longer than the refusal. */
function useWrongField(step: number) {
  const place = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted !== step) return;
    place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    setWanted(null);
  }, [wanted, step]);
  return { place, focusWrong: setWanted };
}

/** Whoever leaves the page is asked while the published profile is not what was typed. */
function useLeaveGuard(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const draft: OpenDraft = { isUnsaved, leave: DRAFT_TEXT.leaveUnpublished, save: async () => {} };
    openDrafts.add(draft);
    return () => void openDrafts.delete(draft);
  }, [isUnsaved]);
}
