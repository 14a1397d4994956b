import { discardDraft } from '../../../client/drafts/useDraft';

const PREFIX = 'draft:';
const PLACE = 'chat-room:';

/** Under which what one begins to write in a room is kept on this device; `forgetLocalDrafts` removes it at sign-out, as it does with chats. */
export const roomDraftName = (memberId: string, roomId: string): string => `${memberId}:${PLACE}${roomId}`;

/** Whose rooms those are whose drafts are to go. */
const forget = (isGone: (roomId: string) => boolean) => {
  for (const key of Object.keys(localStorage)) {
    const at = key.indexOf(`:${PLACE}`);
    if (key.startsWith(PREFIX) && at > 0 && isGone(key.slice(at + PLACE.length + 1))) discardDraft(key.slice(PREFIX.length));
  }
};

/** A room that was closed is written in no more. */
export const forgetRoomDraft = (closedId: string): void => forget((roomId) => roomId === closedId);

/** The same for those that were closed while nobody looked; `openIds` names all that are open. */
export const keepRoomDrafts = (openIds: ReadonlySet<string>): void => forget((roomId) => !openIds.has(roomId));
