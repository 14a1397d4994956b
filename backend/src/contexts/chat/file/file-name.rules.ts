import { CHAT_FILE_ENDINGS, CHAT_FILE_LIMITS, CHAT_FILE_TEXT } from '../../../../contracts/chat-files.js';
import { inOneLine, isSeen } from '../../../../contracts/one-line.js';
import { wholeSigns } from '../../../../contracts/rendering/excerpt.js';

const KNOWN: readonly string[] = [...CHAT_FILE_ENDINGS, '.jpe', '.jfif', '.heif', '.tif', '.tiff'];

/** What a name ends with, in small letters; empty where it has no ending. */
export const endingOf = (name: string): string => /\.[a-z0-9]{1,10}$/.exec(name.trim().toLowerCase())?.[0] ?? '';

/** A name as it is shown and saved: no path, nothing unseen, and an ending that says what its content is. */
export function fileName(sent: string, ending: string): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  // Signs that turn the direction would show another ending than there is.
  const line = inOneLine(last.normalize('NFC').replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, ''));
  const given = endingOf(line);
  const bare = KNOWN.includes(given) ? line.slice(0, -given.length) : line;
  const stem = bare.replace(/^[.\s]+|[.\s]+$/g, '');
  const most = CHAT_FILE_LIMITS.name - ending.length;
  const short = stem.length > most ? stem.slice(0, wholeSigns(stem, most)).trimEnd() : stem;
  return `${isSeen(short) ? short : CHAT_FILE_TEXT.unnamed}${ending}`;
}
