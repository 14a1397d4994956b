import { useState } from 'react';
import { readDraft, useDraft } from '../../../client/drafts/useDraft';
import type { About } from './about';
import { roomDraftName } from './roomDraft';

const NOTHING = { text: '' };

interface Draft {
  readonly text: string;
  /** With what it begins that came back unsent, in its order. */
  readonly unsent: string;
}

/** A text that could not be sent stands before what was typed since, and behind those that failed before it. */
function withUnsent({ text, unsent }: Draft, failed: string): Draft {
  const [before, typed] = unsent !== '' && text.startsWith(unsent) ? [`${unsent}\n`, text.slice(unsent.length).replace(/^\n/, '')] : ['', text];
  const back = before + failed;
  return { unsent: back, text: typed.trim() ? `${back}\n${typed}` : back };
}

/** What is typed in a room: a new text, kept on this device until it is sent, or for a while a message that is edited. */
export function useRoomText(memberId: string, roomId: string, about: About) {
  const name = roomDraftName(memberId, roomId);
  const [draft, setDraft] = useState<Draft>(() => ({ text: readDraft(name, NOTHING).text, unsent: '' }));
  const [edit, setEdit] = useState<{ of: About; text: string }>({ of: null, text: '' });
  useDraft(name, NOTHING, { text: draft.text });
  const isEdit = about?.kind === 'edit';
  const edited = isEdit && edit.of !== about ? about.message.content : edit.text;
  return {
    text: isEdit ? edited : draft.text,
    set: (text: string) => (isEdit ? setEdit({ of: about, text }) : setDraft((before) => ({ ...before, text }))),
    sent: () => setDraft({ text: '', unsent: '' }),
    restore: (failed: string) => setDraft((before) => withUnsent(before, failed)),
  };
}
