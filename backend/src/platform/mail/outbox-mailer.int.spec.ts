import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import { OutboxMailer } from './outbox-mailer.js';

const MAIL = { id: 'mail-1', to: 'elif@example.com', subject: 'Meydan: e-posta adresinizi doğrulayın', text: 'Merhaba,\n\nİğne, ışık, çağrı: ĞÜŞİÖÇ ğüşıöç\n' };

/** Header lines and the decoded text of an .eml file. */
function read(file: string): { headers: string; text: string } {
  const [headers = '', ...body] = readFileSync(file, 'utf8').split('\n\n');
  return { headers: headers.replace(/\n\s+/g, ' '), text: Buffer.from(body.join(''), 'base64').toString('utf8') };
}

/** The words of an RFC 2047 header. */
const decoded = (header: string): string =>
  header.replace(/\?=\s+=\?/g, '?==?').replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, encoding: string, text: string) =>
    encoding.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : decodeURIComponent(
          text
            .replaceAll('_', ' ')
            .replaceAll('%', '%25')
            .replace(/=([0-9A-F]{2})/g, '%$1'),
        ),
  );

describe('The outbox', () => {
  const path = scratchFolder();
  const outbox = () => new OutboxMailer(path('outbox'), 'Meydan <meydan@example.com>');
  const deliver = (mail = MAIL) => outbox().deliver(mail);
  const file = () => path('outbox/mail-1.eml');

  it('keeps a mail under its id', async () => {
    await deliver();
    expect(readdirSync(path('outbox'))).toEqual(['mail-1.eml']);
  });
  it('keeps Turkish letters in the text', async () => {
    await deliver();
    expect(read(file()).text.trim()).toBe(MAIL.text.trim());
  });
  it('keeps Turkish letters in the subject', async () => {
    await deliver();
    expect(decoded(read(file()).headers)).toContain(`Subject: ${MAIL.subject}`);
  });
  it('says who writes to whom', async () => {
    await deliver();
    expect(read(file()).headers).toEqual(expect.stringMatching(/^From: Meydan <meydan@example\.com>$/m));
    expect(read(file()).headers).toEqual(expect.stringMatching(/^To: elif@example\.com$/m));
  });
  it('is for its owner alone', async () => {
    await deliver();
    expect([statSync(path('outbox')).mode & 0o777, statSync(file()).mode & 0o777]).toEqual([0o700, 0o600]);
  });
  it('replaces a mail that comes again under the same id', async () => {
    await deliver();
    await deliver({ ...MAIL, text: 'İkinci kez' });
    expect([readdirSync(path('outbox')), read(file()).text.trim()]).toEqual([['mail-1.eml'], 'İkinci kez']);
  });
  it('keeps two mails apart', async () => {
    await Promise.all([deliver(), deliver({ ...MAIL, id: 'mail-2' })]);
    expect(readdirSync(path('outbox')).sort()).toEqual(['mail-1.eml', 'mail-2.eml']);
  });
  it('lets nobody write a header through the address', async () => {
    await deliver({ ...MAIL, to: 'elif@example.com\nBcc: herkes@example.com' });
    expect(read(file()).headers).not.toMatch(/^Bcc:/m);
  });
});
