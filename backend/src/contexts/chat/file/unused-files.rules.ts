import { CHAT_FILE_LIMITS } from '../../../../contracts/chat-files.js';

const HOUR_MS = 60 * 60_000;
/** No request takes as long from being let in to its message. */
const GRACE_MS = 5 * 60_000;

/** Until when a file that came then can be taken along. */
export const unusedUntil = (at: string): string => new Date(Date.parse(at) + CHAT_FILE_LIMITS.unusedHours * HOUR_MS).toISOString();

/** When it goes if nothing has taken it along: nothing does so any more. */
export const discardedAt = (at: string): string => new Date(Date.parse(unusedUntil(at)) + GRACE_MS).toISOString();
