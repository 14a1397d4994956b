import type { SendMailOptions } from 'nodemailer';
import type { Mail } from '../../kernel/mailer.js';

/**
 * A mail as it is written down. Its Message-ID is made of its id, so that a second delivery is recognised. The address is handed over as one
 * address and never as text to be parsed: a comma or a new line in it could otherwise name a second recipient.
 */
export function messageOf(from: string, { id, to, subject, text, unsubscribe }: Mail): SendMailOptions {
  return { from, to: { name: '', address: to }, subject, text, messageId: `<${id}@meydan>`, textEncoding: 'base64', headers: listHeaders(unsubscribe) };
}

/** RFC 8058: what mail programs post to the address when their reader clicks once. It allows that over TLS only. */
function listHeaders(unsubscribe: string | undefined): Record<string, string> {
  if (!unsubscribe) return {};
  const list = { 'List-Unsubscribe': `<${unsubscribe}>` };
  return unsubscribe.startsWith('https:') ? { ...list, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : list;
}
