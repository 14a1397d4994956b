import { DRAFT_TEXT } from '@contracts/drafts';

/** A draft that is being written on this page. */
export interface OpenDraft {
  /** Whether something is typed that the server does not have, or has not where it belongs. */
  readonly isUnsaved: boolean;
  /** What whoever leaves is told instead, where the server has it as a draft. */
  readonly leave?: string;
  /** Brings the server's copy up to date now. */
  save(isLeaving?: boolean): Promise<void>;
}

export const openDrafts = new Set<OpenDraft>();

/** Whether anything that is typed on this page has not reached the server. */
export const hasUnsavedDrafts = (): boolean => [...openDrafts].some(({ isUnsaved }) => isUnsaved);

/** What whoever leaves is told: that something is lost where that may be, or else what a draft says of itself. */
export function leaveWords(): string {
  const unsaved = [...openDrafts].filter(({ isUnsaved }) => isUnsaved);
  return unsaved.every(({ leave }) => leave !== undefined) ? (unsaved[0]?.leave ?? DRAFT_TEXT.leave) : DRAFT_TEXT.leave;
}

/** Saves all drafts of this page now; answers whether the server has them. */
export async function saveDrafts(isLeaving = false): Promise<boolean> {
  await Promise.all([...openDrafts].map((draft) => draft.save(isLeaving)));
  return !hasUnsavedDrafts();
}
