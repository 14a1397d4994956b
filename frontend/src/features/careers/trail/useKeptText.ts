import { useState } from 'react';
import { readDraft, useDraft } from '../../../client/drafts/useDraft';

const NOTHING = { text: '' };

/** Where an unsent text about an application is kept on this device; `forgetLocalDrafts` removes it at sign-out by its beginning. */
export const unsentName = (memberId: string, what: 'answer' | 'note', applicationId: string): string => `${memberId}:apply:${what}:${applicationId}`;

/** A text that is being written, as it was left. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name, NOTHING).text);
  useDraft(name, NOTHING, { text });
  return [text, setText];
}
