import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

export const newTicket = (): string => randomBytes(BYTES).toString('base64url');

/** Under which a ticket is kept. */
export const digestOfTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');
