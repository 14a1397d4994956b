import type { Chat } from '@contracts/chat';
import { CHAT_FILE_TEXT } from '@contracts/chat-files';
import { type PickedFile, pick, takePicked, tellPicked, unpick, usePickedFiles } from './picked';

export interface Attaching {
  files: readonly PickedFile[];
  problem: string | null;
  /** Whether files may be sent here; before a request is accepted they are refused with a sentence. */
  isOffered: boolean;
  /** Null where nothing can be written. */
  add: ((files: File[]) => void) | null;
  remove: (file: PickedFile) => void;
  take: () => readonly PickedFile[];
}

/** What is to be sent along in a conversation. */
export function useAttaching({ id, state, may_write }: Chat, memberId: string, prevented: string | null): Attaching {
  const name = `${memberId} ${id}`;
  const { files, problem } = usePickedFiles(name);
  const mayWrite = may_write && prevented === null;
  const isOpen = state === 'open';
  return {
    files,
    problem,
    isOffered: mayWrite && isOpen,
    add: mayWrite ? (added) => (isOpen ? void pick(name, added) : tellPicked(name, CHAT_FILE_TEXT.inRequest)) : null,
    remove: (file) => unpick(name, file),
    take: () => takePicked(name),
  };
}
