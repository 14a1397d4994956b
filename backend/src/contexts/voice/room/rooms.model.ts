import type { VoiceCategory, VoiceColour, VoiceRole } from '../../../../contracts/voice.js';
import { type DocumentOf, declareView } from '../../../platform/views/declared-view.js';
import { flag, number, oneOf, orNull, personal, text, texts } from '../../../platform/views/view-fields.js';

/** Open rooms. */
export const voiceRoomsView = declareView(
  'voice_rooms',
  {
    name: personal(text),
    description: personal(text),
    category: oneOf<VoiceCategory>(),
    colour: oneOf<VoiceColour>(),
    is_lasting: flag,
    max_participants: number,
    created_by: text,
    owner_id: orNull(text),
    /** Who wrote its name and its description … */
    named_by: text,
    /** … and whether moderators hid both. */
    is_hidden: flag,
    created_at: text,
    updated_at: text,
    /** Who is present, longest first … */
    present: texts,
    /** … and how many they are. */
    count: number,
    /** Whom it muted, present or not. */
    muted: texts,
    /** Folded beginnings of the words of its name; none while that is hidden. */
    search: personal(texts),
    /** Place in the log where it began. */
    number,
  },
  {
    indexes: [
      { count: -1, number: 1 },
      { category: 1, count: -1, number: 1 },
      { search: 1, count: -1, number: 1 },
      { category: 1, search: 1, count: -1, number: 1 },
    ],
    forgottenWith: ['RoomClosed'],
  },
);
export type VoiceRoomDocument = DocumentOf<typeof voiceRoomsView>;

/** By room and member: who is present. */
export const voiceParticipantsView = declareView(
  'voice_participants',
  {
    room_id: text,
    member_id: text,
    participant_id: text,
    role: oneOf<VoiceRole>(),
    joined_at: text,
    /** Place in the log where they joined. */
    number,
  },
  { indexes: [{ room_id: 1, number: 1 }, { member_id: 1, number: 1 }, { number: 1 }] },
);
export type VoiceParticipantDocument = DocumentOf<typeof voiceParticipantsView>;

export const participantKey = (roomId: string, memberId: string): string => `${roomId}/${memberId}`;
