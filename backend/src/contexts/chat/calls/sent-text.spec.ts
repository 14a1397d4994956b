import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CHAT_TEXT } from '../../../../contracts/chat.js';
import { sentText } from './sent-text.rules.js';

const TEXT = 'Yarın görüşelim mi? İyi ğeceler 👋';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const encoded = (text: string) => Buffer.from(text).toString('base64');
const both = { encrypted_content: encoded(TEXT), content_hash: digest(TEXT) };

describe('The text of a message that is sent', () => {
  it('comes as it is', () => expect(sentText({ content: TEXT }, digest)).toBe(TEXT));
  it('comes encoded with its digest', () => expect(sentText(both, digest)).toBe(TEXT));
  it('comes with a digest in capitals', () => expect(sentText({ ...both, content_hash: digest(TEXT).toUpperCase() }, digest)).toBe(TEXT));
  it('comes both ways when they are the same', () => expect(sentText({ ...both, content: TEXT }, digest)).toBe(TEXT));
  it('is empty when there is none', () => expect(sentText({}, digest)).toBe(''));

  const masked = Buffer.from([...Buffer.from(TEXT)].map((byte, at) => byte ^ ('anahtar'.charCodeAt(at % 7) & 0xff))).toString('base64');
  it.each([
    ['masked with a key', { ...both, encrypted_content: masked }],
    ['without its digest', { encrypted_content: encoded(TEXT) }],
    ['with the digest of another', { ...both, content_hash: digest('başka') }],
    ['in no base64', { ...both, encrypted_content: `${encoded(TEXT)}!` }],
    ['in base64 with spaces', { ...both, encrypted_content: `${encoded(TEXT)} ` }],
    ['in no UTF-8', { encrypted_content: Buffer.from([0xc3, 0x28]).toString('base64'), content_hash: digest('(') }],
    ['in two ways that differ', { ...both, content: 'başka' }],
  ])('is refused %s', (_, body) => expect(() => sentText(body, digest)).toThrow(CHAT_TEXT.unreadable));
});
