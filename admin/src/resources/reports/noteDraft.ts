const keyOf = (reportId: string, verbName: string) => `note:${reportId}:${verbName}`;

/** What was typed survives a reload, a sign-in, an undo and a failure; it goes once the decision is recorded. */
export const readNoteDraft = (reportId: string, verbName: string): string => sessionStorage.getItem(keyOf(reportId, verbName)) ?? '';
export const storeNoteDraft = (reportId: string, verbName: string, note: string): void => sessionStorage.setItem(keyOf(reportId, verbName), note);
export const clearNoteDraft = (reportId: string, verbName: string): void => sessionStorage.removeItem(keyOf(reportId, verbName));
