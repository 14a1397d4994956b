/**
 * What is copied of a conversation when one of its messages is reported: the message in all its versions and the five before and after it, as the
 * reporter has them. `POST /api/console/cases/{id}/conversation` `CaseConversationRequest`: `ConversationCopies`, for whoever says why they read it.
 * `GET /api/console/cases/{id}/conversation/file?expires&signature`: the bytes of the reported message's file, for the session that was given the link.
 */
import type { Author } from './accounts.js';
import type { MessageState } from './chat.js';
import { seenLength } from './one-line.js';

export const EVIDENCE_LIMITS = {
  /** Messages before and after the one that was reported. */
  around: 5,
  /** Copies of one message that is edited and reported again. */
  copies: 5,
  reason: { shortest: 10, longest: 500 },
} as const;

export const EVIDENCE_TEXT = {
  copied:
    'Bu mesaj, önceki hâlleri ve dosyasıyla, öncesindeki ve sonrasındaki beşer mesajla birlikte moderatörler için kopyalanır. Moderatörler kopyayı yalnızca gerekçe yazarak okur; vaka kapanıp itiraz süresi geçince kopya yok edilir.',
  copiedInRoom:
    'Bu mesaj, önceki hâlleriyle, öncesindeki ve sonrasındaki beşer mesajla birlikte moderatörler için kopyalanır. Moderatörler kopyayı yalnızca gerekçe yazarak okur; vaka kapanıp itiraz süresi geçince kopya yok edilir.',
  show: 'Konuşmayı göster',
  why: 'Bu konuşmayı neden okuyorsunuz?',
  kept: 'Bakışınız gerekçesiyle kayda geçer. Mesajın yazarı, verilerinde görevinizi ve bu gerekçeyi görür; adınızı görmez.',
  over: 'Kopyanın süresi doldu',
  overNote: 'Vaka kapandığı ve itiraz süresi geçtiği için konuşmanın kopyası silindi. Artık kimse okuyamaz.',
  none: 'Bu mesajla birlikte bir konuşma kopyalanmadı.',
  long: `Gerekçe en fazla ${(500).toLocaleString('tr-TR')} karakter olmalıdır`,
  aboutYourself: 'Hakkınızdaki bir konuşmanın kopyasını okuyamazsınız.',
  aboutSuperior: 'Bu üyenin konuşmalarını okuma yetkiniz yok.',
  unreadable: 'Metni okunamıyor',
  fileMissing: 'Bu mesajın bir dosyası vardı; burada kopyası yok.',
  fileGone: 'Dosya açılamadı. Bağlantısının süresi dolmuş olabilir: sayfayı yenileyip konuşmayı gerekçesiyle yeniden açın.',
} as const;

/** What is wrong with the reason for reading a conversation, or null. */
export function conversationReasonProblem(reason: string): string | null {
  const { shortest, longest } = EVIDENCE_LIMITS.reason;
  const seen = seenLength(reason);
  if (seen < shortest) return `En az ${shortest} karakter yazın (${seen}/${shortest})`;
  return reason.trim().length > longest ? EVIDENCE_TEXT.long : null;
}

/** What the page of a case says of the copies before anybody gave a reason. Times are ISO. */
export interface CaseConversation {
  /** When the newest was made. */
  copied_at: string;
  /** How many messages are in it. */
  messages: number;
  /** Nobody can read them any more. */
  over: boolean;
}

export interface CaseConversationRequest {
  reason: string;
}

/** Of a file its name, type and bytes. */
export interface CopiedFile {
  name: string;
  type: string;
  size: number;
}

/** The file of the message that was reported, copied with it. */
export interface EvidenceFile extends CopiedFile {
  /** Of a picture, in pixels. */
  width: number | null;
  height: number | null;
  /** Opens it for the session that asked, for some minutes. */
  url: string;
}

/** A message as the reporter had it then; without words where it was taken back, taken from view or forgotten. */
export interface CopiedMessage {
  id: string;
  author: Author;
  at: string;
  state: MessageState;
  content: string;
  file: CopiedFile | null;
}

/** One version of the message that was reported. */
export interface CopiedVersion {
  at: string;
  content: string;
}

/** The same as it is sealed: who wrote it is looked up when it is read. */
export interface SealedMessage extends Omit<CopiedMessage, 'author'> {
  authorId: string;
}

/** What is sealed of a conversation. Its size is bounded by the numbers of messages and versions, and by the length of a text. */
export interface SealedConversation {
  /** The oldest first. */
  messages: SealedMessage[];
  versions: CopiedVersion[];
}

export interface ConversationCopy {
  copied_at: string;
  /** The oldest first. */
  messages: CopiedMessage[];
  /** Of the reported message, as far as they could be opened then, the oldest first. */
  versions: CopiedVersion[];
}

export interface ConversationCopies {
  /** Id of the message that was reported. */
  reported: string;
  /** The newest first. */
  copies: ConversationCopy[];
  /** Null where there was none, or none could be copied. */
  file: EvidenceFile | null;
  /** The message had one, of which no copy stands here. */
  file_missing: boolean;
}
