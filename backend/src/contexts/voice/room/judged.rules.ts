import type { CloseReportedRoom, HideRoomWords, RestoreRoomWords } from './room.commands.js';
import type { RoomEvent } from './room.events.js';
import type { RoomState } from './room.state.rules.js';

/** What was closed meanwhile has no words any more; those that somebody else wrote meanwhile were not judged. */
export function wordsHidden({ data }: HideRoomWords, state: RoomState): readonly RoomEvent[] {
  if (!state?.isOpen || state.hiddenBy !== null || state.namedBy !== data.authorId) return [];
  return [{ type: 'RoomWordsHidden', data }];
}

/** Not what another report had hidden. */
export function wordsRestored({ data: { roomId, reportId, reason } }: RestoreRoomWords, state: RoomState): readonly RoomEvent[] {
  if (!state?.isOpen || state.hiddenBy !== reportId) return [];
  return [{ type: 'RoomWordsRestored', data: { roomId, authorId: state.namedBy, name: state.name, reason } }];
}

export function closedOnReport({ data }: CloseReportedRoom, state: RoomState): readonly RoomEvent[] {
  if (!state?.isOpen) return [];
  const presentIds = state.present.map(({ memberId }) => memberId);
  return [
    { type: 'RoomClosedOnReport', data: { ...data, authorId: state.namedBy } },
    { type: 'RoomClosed', data: { roomId: data.roomId, memberId: null, cause: 'staff', presentIds } },
  ];
}
