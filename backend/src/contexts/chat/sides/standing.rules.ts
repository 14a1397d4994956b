import type { CHAT_TEXT, ChatState } from '../../../../contracts/chat.js';

/** What of a side matters for that (`chat_sides`). */
interface Known {
  readonly is_gone: boolean;
  readonly other_gone_at: string | null;
  readonly other_forgotten: boolean;
  readonly is_accepted: boolean;
  readonly is_written: boolean;
  readonly starter_id: string;
  readonly member_id: string;
}

export interface Standing {
  readonly state: ChatState;
  readonly mayWrite: boolean;
  /** Why not: the name of its sentence. */
  readonly notice: keyof Pick<typeof CHAT_TEXT, 'youDeleted' | 'otherDeleted' | 'cannotWrite' | 'requestWaits' | 'acceptFirst'> | null;
}

/** How a conversation stands for a side: the same that the decider lets it do. `isShut`: the two are blocked, or the other side is closed to whoever asks. */
export function standingOf({ is_gone, other_gone_at, other_forgotten, is_accepted, is_written, starter_id, member_id }: Known, isShut: boolean): Standing {
  const closed = (notice: Standing['notice']): Standing => ({ state: 'closed', mayWrite: false, notice });
  if (is_gone) return closed('youDeleted');
  if (other_gone_at !== null) return closed('otherDeleted');
  if (other_forgotten) return closed('cannotWrite');
  const state = is_accepted ? 'open' : 'request';
  // Whoever waits is not told whether they were blocked meanwhile.
  const waits = !is_accepted && is_written && starter_id === member_id;
  if (isShut && !waits) return { state, mayWrite: false, notice: 'cannotWrite' };
  if (is_accepted) return { state, mayWrite: true, notice: null };
  if (starter_id !== member_id) return { state, mayWrite: false, notice: 'acceptFirst' };
  return is_written ? { state, mayWrite: false, notice: 'requestWaits' } : { state, mayWrite: true, notice: null };
}
