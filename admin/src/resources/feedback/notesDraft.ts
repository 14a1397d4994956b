const keyOf = (feedbackId: string) => `feedback-notes:${feedbackId}`;

/** What was typed survives a reload, a sign-in and a failure; it goes once the step is recorded. */
export const readNotesDraft = (feedbackId: string): string | null => sessionStorage.getItem(keyOf(feedbackId));
export const storeNotesDraft = (feedbackId: string, notes: string): void => sessionStorage.setItem(keyOf(feedbackId), notes);
export const clearNotesDraft = (feedbackId: string): void => sessionStorage.removeItem(keyOf(feedbackId));
