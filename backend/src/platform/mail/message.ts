import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../kernel/mailer.js';

/**
 * A mail as it is written down. Its Message-ID is made of its id, so that a second delivery is recognised. The address is handed over as one
 * address and never as text to be parsed: a comma or a new line in it could otherwise name a second recipient.
 */
export function messageOf(from: string, { id, to, subject, text }: Mail): SendMailOptions {
  return { from, to: { name: '', address: to }, subject, text, messageId: `<${id}@meydan>`, textEncoding: 'base64' };
}
