/** One conversation of a pair. */
export interface ChatLife {
  readonly starterId: string;
  readonly otherId: string;
  readonly isAccepted: boolean;
  /** The one text of a request, once it was written. */
  readonly requestId: string | null;
  readonly deletedBy: readonly string[];
  readonly hasKeys: boolean;
}

/** Everything that two members have had with each other; one conversation at a time. */
export interface PairState {
  readonly chats: ReadonlyMap<string, ChatLife>;
  readonly currentId: string | null;
  /** Whose request was deleted unaccepted, and until when they cannot ask again: ISO times by member. */
  readonly refused: ReadonlyMap<string, string>;
  readonly forgotten: readonly string[];
}

export const NO_PAIR: PairState = { chats: new Map(), currentId: null, refused: new Map(), forgotten: [] };

/** After a request was deleted unaccepted the same member does not make another for so long. */
export const REFUSED_MS = 30 * 24 * 60 * 60_000;

/** The one that stands between the two: a side that has deleted it, or whose account has ended, ends it. */
export function standing({ chats, currentId, forgotten }: PairState): ChatLife | null {
  const chat = currentId === null ? undefined : chats.get(currentId);
  return chat && chat.deletedBy.length === 0 && forgotten.length === 0 ? chat : null;
}
