import { contextOf } from '../slices/context.js';
import { sentMailStream } from './sent-mail.stream.js';

/** What mails need of the machinery, whoever sends them. */
export const sentMail = contextOf({ name: 'mail', slices: [{ streams: [sentMailStream] }] });
