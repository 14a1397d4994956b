import { Worker } from 'node:worker_threads';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { pdfFlaw } from '../uploads/pdf.js';
import { asJpeg } from '../uploads/picture.js';
import type { OnePage } from './one-page.js';
import { PageDrawer } from './page-drawer.js';
import { startPageThread } from './page-thread-program.js';
import { pagesIn, textOfPdf } from './pdf-text.fixture.js';

const LONG_MS = 60_000;
const LETTERS = 'ğüşıöç ĞÜŞİÖÇ âîû';
const page = (more: Partial<OnePage> = {}): OnePage => ({
  ...{
    kind: 'Özgeçmiş',
    language: 'tr',
    names: ['Çağrı Işık'],
    line: 'Kıdemli Geliştirici',
    contacts: [{ text: 'a@b.dev', href: 'mailto:a@b.dev' }],
    photo: null,
  },
  parts: [{ kind: 'text', key: 'bio', title: 'Hakkımda', text: LETTERS, firstLines: 4 }],
  ...more,
});
const drawer = (start = startPageThread, longestMs = LONG_MS) => new PageDrawer(start, longestMs);

describe('A page that is drawn beside what serves', () => {
  it('can be read again, letter by letter', async () => {
    const { pdf, leftOut, lacksSigns } = await drawer().draw(page());
    expect(textOfPdf(pdf)).toBe(['Çağrı Işık', 'Kıdemli Geliştirici', 'a@b.dev', 'HAKKIMDA', LETTERS].join('\n'));
    expect([pagesIn(pdf), leftOut, lacksSigns]).toEqual([1, [], false]);
  });

  it('says its language and what its parts are, and has nothing in it that a CV may not have', async () => {
    const { pdf } = await drawer().draw(page());
    const text = Buffer.from(pdf).toString('latin1');
    for (const said of ['/Lang (tr)', '/Marked true', '/S /H1', '/S /H2', '/S /P']) expect(text).toContain(said);
    expect(await pdfFlaw(Buffer.from(pdf))).toBeNull();
  });

  it('carries a photo', async () => {
    const jpeg = await asJpeg(
      await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
        .webp()
        .toBuffer(),
      320,
    );
    const { pdf } = await drawer().draw(page({ photo: { jpeg, alt: 'Profil fotoğrafı' } }));
    expect(Buffer.from(pdf).includes('/DCTDecode')).toBe(true);
  });

  it('is one page of texts that want to break out of it', async () => {
    const hostile = [
      ') Tj ET \\ endobj\nendstream',
      '\u202e\u2066',
      'Z\u0300\u0301\u0302\u0303\u0304\u0305',
      '🙂日本語',
      '\u0000\u001b[31m',
      'W'.repeat(10_000),
    ].join(' ');
    const text = { kind: 'text' as const, key: 'bio', title: 'Hakkımda', text: hostile, firstLines: 4 };
    const { pdf, lacksSigns } = await drawer().draw(page({ names: [') </x> & \\ \u202e🙂'], line: hostile, parts: [text] }));
    expect([pagesIn(pdf), lacksSigns, await pdfFlaw(Buffer.from(pdf))]).toEqual([1, true, null]);
    expect(textOfPdf(pdf)).toContain(') Tj ET \\ endobj');
  });

  it('is given up when it takes too long or its thread breaks, and the next one is not hurt', async () => {
    const program = (source: string) => () => new Worker(source, { eval: true });
    await expect(drawer(program('for (;;);'), 300).draw(page())).rejects.toThrow('too long');
    await expect(drawer(program('throw new Error("x")')).draw(page())).rejects.toThrow('x');
    await expect(drawer(program('process.exit(3)')).draw(page())).rejects.toThrow('3');
    expect(pagesIn((await drawer().draw(page())).pdf)).toBe(1);
  });

  it('waits for its turn, and is refused when too many wait', async () => {
    const one = drawer(() => new Worker('setTimeout(() => {}, 60_000)', { eval: true }), 50);
    const asked = await Promise.allSettled(Array.from({ length: 25 }, () => one.draw(page())));
    const refused = asked.filter((answer) => answer.status === 'rejected' && answer.reason.code === 'UNAVAILABLE');
    expect(refused).toHaveLength(4);
  });
});
