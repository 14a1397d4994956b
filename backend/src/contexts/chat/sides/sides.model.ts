import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, text } from '../../../platform/views/view-fields.js';

/** Where a side finds the conversation: nowhere before anything is written, among the requests before they accept it. */
export type Place = 'none' | 'list' | 'requests';

/** A conversation as one of its two has it; `_id` is `sideId`. */
export const sidesView = declareView(
  'chat_sides',
  {
    chat_id: text,
    member_id: text,
    other_id: text,
    starter_id: text,
    started_at: text,
    /** Where it began in the log. */
    position: number,
    is_accepted: flag,
    /** The one text of a request was written. */
    is_written: flag,
    place: oneOf<Place>(),
    /** The side has deleted it. */
    is_gone: flag,
    gone_at: orNull(text),
    /** Behind which place of the log the side can read: nothing at all once it was deleted, not even what was admitted in that moment. */
    reads_after: number,
    other_gone_at: orNull(text),
    /** The account of the other side has ended. */
    other_forgotten: flag,
    last_at: orNull(text),
    last_id: orNull(text),
    /** Of the last message; where it began while there is none. */
    last_position: number,
    /** Before this time everything has been destroyed, because it was not to be kept longer. */
    kept_from: orNull(text),
    /** The last that the other side wrote; 0 while there is none. */
    heard_id: orNull(text),
    heard_position: number,
  },
  {
    indexes: [{ member_id: 1, is_gone: 1, place: 1, last_position: -1 }, { member_id: 1, position: 1 }, { last_at: 1 }],
  },
);
export type SideDocument = DocumentOf<typeof sidesView>;

export const sideId = (chatId: string, memberId: string): string => `${chatId}.${memberId}`;
