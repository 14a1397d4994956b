import type { ChatUpload } from '@contracts/chat-files';
import { at } from '../../../../client/reads';
import { store } from '../../../../client/store';
import { upload } from '../../../../client/upload';
import { forget, type PickedFile } from '../files/picked';
import type { Outgoing } from './entries';

/** How much of each has left, from 0 to 1; apart from the list, which is not to be drawn anew for it. */
const shares = store<Readonly<Record<string, number>>>({});
const running = new Map<string, AbortController>();
/** What the server has already: only the message that names it is still to be sent. */
const kept = new Map<string, ChatUpload>();
/** Shows a picture from this device until that of the server is there. */
const shown = new Map<string, PickedFile>();

export const useShare = (clientId: string): number => shares.use((all) => all[clientId] ?? 0);

export async function uploaded({ clientId, chatId }: Outgoing, { file }: PickedFile): Promise<ChatUpload> {
  const before = kept.get(clientId);
  if (before) return before;
  const stopping = new AbortController();
  running.set(clientId, stopping);
  const onProgress = (share: number) => shares.change((all) => ({ ...all, [clientId]: share }));
  try {
    const answer = await upload<ChatUpload>(at`/api/chat/${chatId}/files`, 'file', file, { onProgress, signal: stopping.signal });
    kept.set(clientId, answer);
    return answer;
  } finally {
    running.delete(clientId);
  }
}

export const hasUpload = (clientId: string): boolean => kept.has(clientId);

/** The next try sends the file anew. */
export function forgetUpload(clientId: string): void {
  kept.delete(clientId);
  shares.change(({ [clientId]: _share, ...others }) => others);
}

export function stopUpload(clientId: string): void {
  running.get(clientId)?.abort();
  forgetUpload(clientId);
}

/** It has arrived; its picture stays until it is shown from there. */
export function endUpload(clientId: string, file: PickedFile): void {
  forgetUpload(clientId);
  if (file.url !== null) shown.set(clientId, file);
}

export const shownHere = (clientId: string): string | null => shown.get(clientId)?.url ?? null;
export function forgetShown(clientId: string): void {
  const file = shown.get(clientId);
  shown.delete(clientId);
  if (file) forget(file);
}

export function forgetUploads(): void {
  for (const stopping of running.values()) stopping.abort();
  for (const clientId of [...shown.keys()]) forgetShown(clientId);
  kept.clear();
  shares.change(() => ({}));
}
