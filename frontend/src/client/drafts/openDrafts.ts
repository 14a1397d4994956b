/** A draft that is being written on this page. */
export interface OpenDraft {
  /** Whether something is typed that the server does not have. */
  readonly isUnsaved: boolean;
  /** Brings the server's copy up to date now. */
  save(isLeaving?: boolean): Promise<void>;
}

export const openDrafts = new Set<OpenDraft>();

/** Whether anything that is typed on this page has not reached the server. */
export const hasUnsavedDrafts = (): boolean => [...openDrafts].some(({ isUnsaved }) => isUnsaved);

/** Saves all drafts of this page now; answers whether the server has them. */
export async function saveDrafts(isLeaving = false): Promise<boolean> {
  await Promise.all([...openDrafts].map((draft) => draft.save(isLeaving)));
  return !hasUnsavedDrafts();
}
