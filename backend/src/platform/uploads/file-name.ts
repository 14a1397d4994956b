import { inOneLine, isSeen } from '../../../contracts/one-line.js';
import { wholeSigns } from '../../../contracts/rendering/excerpt.js';

/** How files are called in one place of the house. */
export interface FileNaming {
  /** Characters. */
  readonly most: number;
  /** Endings that are taken off where the content is of another kind. */
  readonly known: readonly string[];
  /** What stands where nothing of a name is left. */
  readonly unnamed: string;
}

/** What a name ends with, in small letters; empty where it has no ending. */
export const endingOf = (name: string): string => /\.[a-z0-9]{1,10}$/.exec(name.trim().toLowerCase())?.[0] ?? '';

/** A name as it is shown and saved: no path, nothing unseen, and an ending that says what its content is. */
export function fileName(sent: string, ending: string, { most: longest, known, unnamed }: FileNaming): string {
  const last = sent.split(/[/\\]/).at(-1) ?? '';
  // Signs that turn the direction would show another ending than there is.
  const line = inOneLine(last.normalize('NFC').replace(/[\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu, ''));
  const given = endingOf(line);
  const bare = known.includes(given) ? line.slice(0, -given.length) : line;
  const stem = bare.replace(/^[.\s]+|[.\s]+$/g, '');
  const most = longest - ending.length;
  const short = stem.length > most ? stem.slice(0, wholeSigns(stem, most)).trimEnd() : stem;
  return `${isSeen(short) ? short : unnamed}${ending}`;
}
