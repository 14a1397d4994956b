import type { ChatMessage } from '@contracts/chat';

export type LinkSize = 'full' | 'thumbnail';

/** So long before its end a link is not begun with any more. */
const BEFORE_END_MS = 15_000;
const MOST = 1_000;
const kept = new Map<string, string>();

const endOf = (link: string): number => Number(new URL(link, 'https://local').searchParams.get('expires')) * 1_000;

const told = ({ file_url, file }: ChatMessage, size: LinkSize): string | null => (size === 'full' ? file_url : (file?.thumbnail_url ?? null));

/** The link of a file, the same for as long as it lives: each answer brings another, and what is shown already would be loaded again. */
export function linkOf(message: ChatMessage, size: LinkSize, now: number = Date.now()): string | null {
  const link = told(message, size);
  if (link === null) return null;
  const key = `${message.id} ${size}`;
  const before = kept.get(key);
  if (before !== undefined && endOf(before) > now + BEFORE_END_MS) return before;
  const [oldest] = kept.keys();
  if (kept.size >= MOST && oldest !== undefined) kept.delete(oldest);
  kept.set(key, link);
  return link;
}

/** The next answer’s links are shown. */
export function forgetLinks({ id }: ChatMessage): void {
  for (const size of ['full', 'thumbnail'] as const) kept.delete(`${id} ${size}`);
}
