import { CHAT_TEXT, type SendMessageRequest } from '../../../../contracts/chat.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

const unreadable = () => new RuleViolation('message.unreadable', CHAT_TEXT.unreadable, { encrypted_content: CHAT_TEXT.unreadable });

/** The text of a request, however it was sent. Throws RuleViolation where it does not match its digest, as nothing that was masked with a key does. */
export function sentText({ content, encrypted_content: encoded, content_hash: digest }: SendMessageRequest, digestOf: (text: string) => string): string {
  if (encoded === undefined) return content ?? '';
  const text = utf8Of(encoded);
  if (digestOf(text) !== digest?.toLowerCase()) throw unreadable();
  if (content !== undefined && content !== text) throw unreadable();
  return text;
}

function utf8Of(encoded: string): string {
  if (!BASE64.test(encoded)) throw unreadable();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.from(encoded, 'base64'));
  } catch {
    throw unreadable();
  }
}
