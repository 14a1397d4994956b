import type { ContextParts } from '../context-parts.js';
import { sentMailStream } from './sent-mail.stream.js';

/** What mails need of the machinery, whoever sends them. */
export const mailParts: ContextParts = { name: 'mail', streams: [sentMailStream], projections: [], policies: [], queued: [], recurring: [] };
