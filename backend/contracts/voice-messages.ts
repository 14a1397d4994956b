/** What is written in voice rooms, on the wire. Those who are present read and write it, and nobody else. */
import { isSeen } from './one-line.js';
import { plainBoundProblem } from './text-bounds.js';
import type { VoiceParticipant, VoiceRoom, VoiceUser } from './voice.js';

export const VOICE_MESSAGE_LIMITS = {
  text: 500,
  page: { default: 30, max: 50 },
  /** Of a message that is answered, as it stands above the answer. */
  quoted: 100,
  /** How often one message may be edited: its stream only grows. */
  edits: 20,
  /** So many of the newest are taken with an export. */
  exported: 1_000,
  /** What one member writes, changes and deletes. */
  aMinute: 40,
} as const;
/** For so many days messages are kept after the day on which the last has left. */
export const VOICE_MESSAGES_KEPT_DAYS = 30;

/** What members write. */
export const VOICE_MESSAGE_TYPES = ['text'] as const;
export type VoiceMessageType = (typeof VOICE_MESSAGE_TYPES)[number];
/** What stands among messages besides: `export` is a line that says that the owner took what was written with them, and has no text. */
export const VOICE_LINE_TYPES = [...VOICE_MESSAGE_TYPES, 'export'] as const;
export type VoiceLineType = (typeof VOICE_LINE_TYPES)[number];

export const VOICE_MESSAGE_TEXT = {
  notThere: 'Bu odanın mesajlarını yalnızca odada olanlar okuyup yazabilir.',
  notFound: 'Böyle bir mesaj yok.',
  parentNotFound: 'Yanıtladığınız mesaj artık yok.',
  notYours: 'Yalnızca kendi mesajınızı değiştirebilirsiniz.',
  mayNotDelete: 'Bu mesajı silme yetkiniz yok.',
  withheld: 'Bu mesaj topluluk kurallarına aykırı bulunduğu için kaldırıldı',
  empty: 'Bir mesaj yazın.',
  tooLong: `Mesaj en fazla ${VOICE_MESSAGE_LIMITS.text} karakter olmalı`,
  editedTooOften: 'Bu mesaj çok kez düzenlendi; artık değiştirilemez.',
  changed: 'Mesaj siz yazarken değişti. Tekrar deneyin.',
  malformedPlace: 'before bir mesajın kimliği veya zamanı olmalıdır.',
} as const;

export interface PostVoiceMessageRequest {
  content: string;
  messageType?: VoiceMessageType;
  parentMessageId?: string | null;
}

export interface EditVoiceMessageRequest {
  content: string;
}

/** The beginning of what is answered. */
export interface VoiceMessageQuote {
  id: string;
  userId: string;
  content: string;
  isDeleted: boolean;
  isWithheld: boolean;
  user: VoiceUser;
}

export interface VoiceMessage {
  id: string;
  roomId: string;
  userId: string;
  /** Empty once it was deleted. */
  content: string;
  messageType: VoiceLineType;
  /** ISO times. */
  createdAt: string;
  editedAt: string | null;
  isEdited: boolean;
  /** Also true of what can be read no more, as its author's account has ended; `deletedAt` is null then. */
  isDeleted: boolean;
  deletedAt: string | null;
  /** Moderators took it from view: it is empty until that is taken back. */
  isWithheld: boolean;
  parentMessageId: string | null;
  /** Null where nothing is answered, or what is answered is not there for the reader. */
  parent: VoiceMessageQuote | null;
  user: VoiceUser;
}

/** What the owner of a room takes with them: what they could read there at that moment. */
export interface VoiceRoomExport {
  /** ISO time. */
  exportedAt: string;
  room: VoiceRoom;
  participants: VoiceParticipant[];
  /** The oldest first. */
  messages: VoiceMessage[];
  /** There were older ones than are taken at once. */
  hasOlder: boolean;
}

/** The oldest first. A page may have none for its reader and older ones all the same. */
export interface VoiceMessagePage {
  messages: VoiceMessage[];
  hasOlder: boolean;
  /** Before which message the next page stands; null where there is none. */
  before: string | null;
}

/**
 * What whoever is in a room is told of it on the channel `voice`, which they hear wherever they are. It is told once: whoever was away asks anew.
 * `out`: its reader is in the room no more.
 */
export type VoiceRow =
  | { type: 'message'; roomId: string; message: VoiceMessage }
  | { type: 'participants'; roomId: string; participants: VoiceParticipant[] }
  | { type: 'out'; roomId: string; cause: 'left' | 'kicked' | 'closed'; until: string | null };

/** What everybody is told of rooms on the channel `voice-rooms`, as guests see them; null of one that was closed. */
export interface VoiceRoomRow {
  roomId: string;
  room: VoiceRoom | null;
}

/** What is wrong with a text, or null. */
export function voiceMessageProblem(text: string): string | null {
  if (!isSeen(text)) return VOICE_MESSAGE_TEXT.empty;
  return text.trim().length > VOICE_MESSAGE_LIMITS.text ? VOICE_MESSAGE_TEXT.tooLong : plainBoundProblem(text);
}
