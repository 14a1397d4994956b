import { FEEDBACK_TIMES } from '@contracts/feedback';
import { discardDraft } from '../../../client/drafts/useDraft';

let emptying: ReturnType<typeof setTimeout> | undefined;

export const draftName = (memberId: string | null): string => `${memberId ?? 'guest'}:feedback`;

/** A closed form is emptied a moment later, unless it has been opened again by then. */
export function emptySoon(name: string): void {
  keepAfterAll();
  emptying = setTimeout(() => discardDraft(name), FEEDBACK_TIMES.reset);
}

export const keepAfterAll = (): void => clearTimeout(emptying);
