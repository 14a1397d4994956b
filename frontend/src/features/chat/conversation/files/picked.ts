import { CHAT_FILE_LIMITS, CHAT_FILE_TEXT } from '@contracts/chat-files';
import { newKey } from '../../../../client/actionKey';
import { store } from '../../../../client/store';
import { turkishNumber } from '../../../../design/numbers';
import { type Pixels, pixelsOf } from './pixels';

/**
 * A file that is to be sent. It is held by the page alone: bytes and names in the browser's storage would outlive a session that ends elsewhere, so
 * whoever leaves the page before it is sent is asked first.
 */
export interface PickedFile {
  id: string;
  file: File;
  name: string;
  /** Shows the picture from this device; null of what the browser cannot show. */
  url: string | null;
  pixels: Pixels | null;
}

interface Picked {
  files: readonly PickedFile[];
  /** Why something was not taken. */
  problem: string | null;
}
const NONE: Picked = { files: [], problem: null };

/** By member and conversation: a window that is minimised keeps what was picked in it. */
const picked = store<Readonly<Record<string, Picked>>>({});
const of = (name: string): Picked => picked.get()[name] ?? NONE;
const set = (name: string, change: Partial<Picked>) => picked.change((all) => ({ ...all, [name]: { ...(all[name] ?? NONE), ...change } }));

export const usePickedFiles = (name: string): Picked => picked.use((all) => all[name] ?? NONE);

function problemOf({ size }: File): string | null {
  if (size === 0) return CHAT_FILE_TEXT.empty;
  return size > CHAT_FILE_LIMITS.bytes ? CHAT_FILE_TEXT.tooLarge : null;
}

/** Adds files in their order; what cannot be sent is told, and the others stay. */
export async function pick(name: string, files: readonly File[]): Promise<void> {
  const problems = files.flatMap((file) => {
    const problem = problemOf(file);
    return problem === null ? [] : [files.length > 1 ? `${file.name}: ${problem}` : problem];
  });
  const fit = files.filter((file) => problemOf(file) === null);
  const shown = await Promise.all(fit.map(shownOf));
  const all = [...of(name).files, ...shown];
  const tooMany = all.splice(CHAT_FILE_LIMITS.atOnce);
  for (const file of tooMany) forget(file);
  if (tooMany.length > 0) problems.push(`Bir seferde en fazla ${turkishNumber(CHAT_FILE_LIMITS.atOnce)} dosya ekleyebilirsiniz.`);
  set(name, { files: all, problem: problems.length > 0 ? problems.join(' ') : null });
}

async function shownOf(file: File): Promise<PickedFile> {
  const url = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
  const pixels = url === null ? null : await pixelsOf(url);
  if (url !== null && pixels === null) URL.revokeObjectURL(url);
  return { id: newKey(), file, name: file.name || CHAT_FILE_TEXT.unnamed, url: pixels && url, pixels };
}

export const tellPicked = (name: string, problem: string | null): void => set(name, { problem });

export function unpick(name: string, file: PickedFile): void {
  forget(file);
  set(name, { files: of(name).files.filter(({ id }) => id !== file.id), problem: null });
}

/** Hands them over to be sent. */
export function takePicked(name: string): readonly PickedFile[] {
  const { files } = of(name);
  set(name, NONE);
  return files;
}

export const forget = ({ url }: PickedFile): void => {
  if (url !== null) URL.revokeObjectURL(url);
};

export function forgetPicked(): void {
  for (const { files } of Object.values(picked.get())) for (const file of files) forget(file);
  picked.change(() => ({}));
}
