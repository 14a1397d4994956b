import { contextOf } from '../slices/context.js';
import { tellsNothing } from '../telling/told-facts.js';
import { sentMailStream } from './sent-mail.stream.js';

/** What mails need of the machinery, whoever sends them. */
export const sentMail = contextOf({ name: 'mail', slices: [{ streams: [sentMailStream], told: tellsNothing(sentMailStream) }] });
