/**
 * Files in direct chat.
 *
 * - `POST /api/chat/{id}/files` (form with one file, field `file`): 201 with the `ChatUpload`; for this conversation and its sender alone, and gone after
 *   `CHAT_FILE_LIMITS.unusedHours` if no message names it.
 * - `GET /api/chat/files/{id}?size=full|thumbnail&expires&signature`: the bytes, for the member for whom the link was signed, as long as this member
 *   still has the message and no block stands between the two.
 */
import type { MessageType, ShownFile } from './chat.js';

export const CHAT_FILE_LIMITS = {
  bytes: 10_485_760,
  /** Characters of a name. */
  name: 120,
  /** Pixels. */
  longestSide: 2_560,
  thumbnail: 480,
  unusedHours: 24,
  /** Files that are added in one go. */
  atOnce: 10,
} as const;

/** Files that one member sends: whoever has just come sends fewer. */
export const CHAT_FILE_PACE = { anHour: 30, asNew: { aDay: 20 }, asKnown: { aDay: 100 } } as const;

/** What browsers are asked to offer; what a file is, its content says. Without HEIC, phones make a JPEG of their photos by themselves. */
export const CHAT_FILE_ENDINGS = [
  ...['.jpg', '.jpeg', '.png', '.webp', '.gif', '.avif'],
  ...['.pdf', '.docx', '.xlsx', '.pptx', '.odt', '.ods', '.odp'],
  ...['.txt', '.md', '.csv', '.json', '.log', '.yaml', '.yml', '.toml', '.sql', '.diff', '.patch'],
] as const;

export const CHAT_FILE_TEXT = {
  attach: 'Dosya ekle',
  refused: 'Bu dosya gönderilemez. Görsel, PDF, belge (docx, xlsx, pptx, odt, ods, odp) ya da düz metin gönderebilirsiniz.',
  tooLarge: 'Bir dosya en fazla 10 MB olabilir.',
  empty: 'Bu dosya boş.',
  broken: 'Bu dosya bozuk görünüyor. Başka bir dosya deneyin.',
  tooManyPixels: 'Bu görsel çok büyük. En fazla 40 megapiksel olabilir.',
  encrypted: 'Parolayla korunan belgeler gönderilemez.',
  active: 'Makro ya da etkin içerik taşıyan belgeler gönderilemez.',
  missing: 'Bu dosya gönderilemiyor. Lütfen dosyayı yeniden ekleyin.',
  inRequest: 'Mesaj isteğiniz kabul edilene kadar dosya gönderemezsiniz.',
  tooMany: 'Kısa sürede çok fazla dosya gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
  gone: 'Bu dosya artık açılamıyor.',
  unnamed: 'dosya',
  uploadFailed: 'Dosya yüklenemedi. Lütfen tekrar deneyin.',
  image: 'Görsel',
  file: 'Dosya',
} as const;

/** What was kept of a file that is still to be sent; `file_url` is what the message names. */
export interface ChatUpload {
  file_url: string;
  file_name: string;
  /** Bytes, as kept. */
  file_size: number;
  message_type: Exclude<MessageType, 'text'>;
  file: ShownFile;
}
