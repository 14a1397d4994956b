import { CHAT_LIMITS, type ChatMessage, messageProblem } from '@contracts/chat';
import { WRITING_TOLD_EVERY_MS } from '@contracts/envelope';
import { useEffect, useRef, useState } from 'react';
import { readDraft, useDraft } from '../../../client/drafts/useDraft';
import { tellWritingIn } from '../api/presence';

const NOTHING = { text: '' };

interface Options {
  memberId: string;
  chatId: string;
  editing: ChatMessage | null;
  /** Whether the other side is told that one writes. */
  tells: boolean;
}

/** What is typed: a new text, kept on this device until it is sent, or for a while a message that is edited. */
export function useWritingText({ memberId, chatId, editing, tells }: Options) {
  // As `forgetLocalDrafts` removes it at sign-out.
  const name = `${memberId}:chat:${chatId}`;
  const [draft, setDraft] = useState(() => readDraft(name, NOTHING).text);
  const [edit, setEdit] = useState({ id: '', text: '' });
  const toldAt = useRef(0);
  useDraft(name, NOTHING, { text: draft });
  const editedText = editing && edit.id !== editing.id ? editing.content : edit.text;
  const text = editing ? editedText : draft;
  const isBesideFile = editing !== null && editing.message_type !== 'text';

  // Another tab has sent it, or typed on.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === `draft:${name}`) setDraft(readDraft(name, NOTHING).text);
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [name]);

  const set = (next: string) => (editing ? setEdit({ id: editing.id, text: next }) : setDraft(next));
  return {
    text,
    length: text.trim().length,
    problem: text.trim().length > CHAT_LIMITS.text ? messageProblem(text) : null,
    isFit: messageProblem(text) === null || (isBesideFile && text.trim() === ''),
    set,
    type: (next: string) => {
      set(next);
      const now = Date.now();
      if (!tells || next === '' || now - toldAt.current < WRITING_TOLD_EVERY_MS) return;
      toldAt.current = now;
      tellWritingIn(chatId);
    },
    clear: () => {
      toldAt.current = 0;
      set('');
    },
  };
}
