import { PROFILE_DRAFT_STEPS, type ProfileDraftStep } from '@contracts/profile-drafts';
import { type Dispatch, type SetStateAction, useState } from 'react';
import { draftName } from '../../../client/drafts/localDraft';
import { readDraft } from '../../../client/drafts/useDraft';
import { useKeptDraft } from '../../../client/drafts/useKeptDraft';
import { type Changes, changesIn, isDraft, readChanges, withStep } from './editorForm';
import type { EditorForm } from './profileParts';

const NO_CHANGES: Changes = {};

interface Typed {
  memberId: string;
  published: EditorForm;
  changes: Changes;
  setChanges: Dispatch<SetStateAction<Changes>>;
}

/** What was typed in one step, on this device at once and on the server soon. */
function useStepDraft(step: ProfileDraftStep, { memberId, published, changes, setChanges }: Typed) {
  const kept = useKeptDraft<Changes>({
    memberId,
    key: `profile:${step}`,
    empty: NO_CHANGES,
    value: changesIn(step, changes),
    title: '',
    excerpt: '',
    onReplace: (value) => setChanges((before) => withStep(step, before, readChanges(value, published))),
  });
  return { step, ...kept };
}

/** What is typed into the editor and not published, one draft for each step. */
export function useStepDrafts(memberId: string, published: EditorForm) {
  const [changes, setChanges] = useState<Changes>(() => {
    const found = PROFILE_DRAFT_STEPS.map((step) => readDraft(draftName(memberId, `profile:${step}`), NO_CHANGES));
    return readChanges(Object.assign({}, ...found), published);
  });
  const typed = { memberId, published, changes, setChanges };
  const drafts = [
    useStepDraft('personal', typed),
    useStepDraft('experiences', typed),
    useStepDraft('educations', typed),
    useStepDraft('certificates', typed),
    useStepDraft('projects', typed),
    useStepDraft('skills', typed),
  ];
  const times = drafts.flatMap(({ savedAt }) => savedAt ?? []).sort((a, b) => a.getTime() - b.getTime());
  return {
    changes,
    setChanges,
    savedAt: times.at(-1) ?? null,
    /** Steps of which something newer was typed elsewhere. */
    contested: drafts.filter(({ hasNewer }) => hasNewer),
    /** All of it was published but `next`, which stays a draft. */
    published: (next: Changes) => {
      for (const draft of drafts) if (!isDraft(changesIn(draft.step, next))) draft.sent();
      setChanges(next);
    },
  };
}
