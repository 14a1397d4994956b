import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Mailer } from '../../kernel/mailer.js';
import { Unavailable } from '../../kernel/unavailable.js';
import { scratchFolder } from '../scratch.fixture.js';

export const FROM = 'Meydan <meydan@example.com>';
export const MAIL = {
  id: 'mail-1',
  to: 'elif@example.com',
  subject: 'Meydan: e-posta adresinizi doğrulayın',
  text: 'Merhaba,\n\nİğne, ışık, çağrı: ĞÜŞİÖÇ ğüşıöç\n',
};

/** A mailer that writes mails from FROM, and what has arrived where it delivers to, as it was sent. */
export interface Post {
  readonly mailer: Mailer;
  arrived(): string[];
}

/** What every mailer does; `open` answers one whose mails have nowhere to be but under a path or in memory. */
export function describeMailer(name: string, open: (path: string) => Post | Promise<Post>): void {
  describe(name, () => {
    const path = scratchFolder();
    let post: Post;
    const deliver = (mail = MAIL) => post.mailer.deliver(mail);
    const arrived = () => post.arrived().map(read);
    beforeEach(async () => {
      post = await open(path('post'));
    });

    it('keeps Turkish letters in the text', async () => {
      await deliver();
      expect(arrived().map(({ text }) => text.trim())).toEqual([MAIL.text.trim()]);
    });
    it('keeps Turkish letters in the subject', async () => {
      await deliver();
      expect(decoded(arrived()[0]?.headers ?? '')).toContain(`Subject: ${MAIL.subject}\n`);
    });
    it('says who writes to whom', async () => {
      await deliver();
      expect(arrived()[0]?.headers).toEqual(expect.stringMatching(/^From: Meydan <meydan@example\.com>$/m));
      expect(arrived()[0]?.headers).toEqual(expect.stringMatching(/^To: elif@example\.com$/m));
    });
    it('names a mail by its id', async () => {
      await deliver();
      expect(messageIds(arrived())).toEqual(['<mail-1@meydan>']);
    });
    it('gives a mail that comes again under the same id the same name', async () => {
      await deliver();
      await deliver({ ...MAIL, text: 'İkinci kez' });
      expect(new Set(messageIds(arrived()))).toEqual(new Set(['<mail-1@meydan>']));
      expect(arrived().at(-1)?.text.trim()).toBe('İkinci kez');
    });
    it('keeps two mails apart', async () => {
      await Promise.all([deliver(), deliver({ ...MAIL, id: 'mail-2', text: 'İkinci' })]);
      const texts = Object.fromEntries(arrived().map((mail) => [messageIds([mail])[0], mail.text.trim()]));
      expect(texts).toEqual({ '<mail-1@meydan>': MAIL.text.trim(), '<mail-2@meydan>': 'İkinci' });
    });
    it('says how mails like it are stopped by one click, over TLS only', async () => {
      await post.mailer.deliver({ ...MAIL, unsubscribe: 'https://meydan.test/cik?token=x' });
      await post.mailer.deliver({ ...MAIL, id: 'mail-2', unsubscribe: 'http://meydan.test/cik?token=x' });
      await post.mailer.deliver({ ...MAIL, id: 'mail-3' });
      const said = arrived().map(({ headers }) => headers.match(/^List-.*$/gm) ?? []);
      expect(said.sort((a, b) => b.length - a.length)).toEqual([
        ['List-Unsubscribe: <https://meydan.test/cik?token=x>', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
        ['List-Unsubscribe: <http://meydan.test/cik?token=x>'],
        [],
      ]);
    });
    it('keeps a text that looks like the end of a mail', async () => {
      const text = 'bir\n.\nMAIL FROM:<x@example.com>\n..\nson';
      await deliver({ ...MAIL, text });
      expect(arrived().map((mail) => mail.text.trim())).toEqual([text]);
    });
    it('lets nobody write a header', async () => {
      await deliver({ ...MAIL, subject: 'Konu\r\nBcc: herkes@example.com' });
      // Nobody has to take a mail for an address like these, but nobody may read more than an address in it.
      for (const [index, to] of ['elif@example.com\nBcc: herkes@example.com', 'elif@example.com, herkes@example.com'].entries())
        await deliver({ ...MAIL, id: `mail-${index + 2}`, to }).catch((error: unknown) => expect(error).not.toBeInstanceOf(Unavailable));
      expect(arrived().length).toBeGreaterThanOrEqual(1);
      for (const { headers } of arrived()) expect(headers).not.toMatch(/^(Bcc|Cc):/im);
    });
  });
}

/** Header lines and the decoded text of a mail. */
function read(mail: string): { headers: string; text: string } {
  const [headers = '', ...body] = mail.replaceAll('\r\n', '\n').split('\n\n');
  const isEncoded = /^Content-Transfer-Encoding: base64$/m.test(headers);
  const text = isEncoded ? Buffer.from(body.join(''), 'base64').toString('utf8') : body.join('\n\n');
  return { headers: `${headers.replace(/\n\s+/g, ' ')}\n`, text: text.replaceAll('\r\n', '\n') };
}

const messageIds = (mails: readonly { headers: string }[]) => mails.map(({ headers }) => /^Message-ID: (.*)$/m.exec(headers)?.[1]);

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
