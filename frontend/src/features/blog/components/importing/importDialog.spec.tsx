/** @jest-environment jsdom */
import { IMPORT_LIMITS, IMPORT_TEXT, type ImportedItem, type ImportOutcome, type ImportReport } from '@contracts/blog-import';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { filesProblem, ImportDialog } from './ImportDialog';

afterEach(leaveAll);

const item = (title: string, outcome: ImportOutcome, more: Partial<ImportedItem> = {}): ImportedItem => ({
  ...{ file: 'eski.xml', title, outcome, id: null, problem: null, notes: [], first_published_at: null },
  ...more,
});
function reportOf(...items: ImportedItem[]): ImportReport {
  const counts = { coming: 0, brought: 0, waiting: 0, known: 0, refused: 0 };
  for (const { outcome } of items) counts[outcome] += 1;
  return { items, counts };
}

async function dialog(...answers: ImportReport[]) {
  const asked: Asked[] = [];
  fakeServer((request) => {
    asked.push(request);
    return done(answers.shift());
  });
  await draw(onPage(<ImportDialog onClose={() => undefined} />));
  const page = document.body;
  await until(() => page.querySelector('input[type="file"]') !== null);
  const input = page.querySelector('input[type="file"]') as HTMLInputElement;
  const choose = (...files: File[]) =>
    act(async () => {
      Object.defineProperty(input, 'files', { value: files, configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const button = (name: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  return { page, asked, choose, button };
}
const file = (name = 'eski.xml') => new File(['<rss/>'], name);
const isPreview = ({ body }: Asked) => (body as FormData).get('preview');

describe('Bringing posts', () => {
  it('begins with a look into the files', async () => {
    const { page, asked, choose, button } = await dialog(
      reportOf(
        item('Gelen yazı', 'coming', { first_published_at: '2019-03-04T10:00:00.000Z', notes: ['category'] }),
        item('', 'refused', { problem: IMPORT_TEXT.encoding }),
      ),
    );
    await choose(file());
    await until(() => button('1 yazıyı taslak olarak getir') !== undefined);
    expect([asked.length, isPreview(asked[0] as Asked)]).toEqual([1, 'true']);
    for (const words of ['1 yazı gelecek, 1 yazı veya dosya alınamıyor', 'İlk yayın: 4 Mart 2019', 'Kategorisi burada bulunamadı', IMPORT_TEXT.encoding])
      expect(page.textContent).toContain(words);
    expect(page.querySelector('ul[aria-label="Dosyalardaki yazılar"] li')?.textContent).toContain('eski.xml');
  });
  it('goes on until none waits, and tells all that came', async () => {
    const { page, asked, choose, button } = await dialog(
      reportOf(item('A', 'coming'), item('B', 'coming')),
      reportOf(item('A', 'brought', { id: 'a' }), item('B', 'waiting')),
      reportOf(item('A', 'known', { id: 'a', problem: IMPORT_TEXT.known }), item('B', 'brought', { id: 'b' })),
    );
    await choose(file());
    await until(() => button('2 yazıyı taslak olarak getir') !== undefined);
    await act(async () => button('2 yazıyı taslak olarak getir')?.click());
    await until(() => page.textContent?.includes('2 yazı taslaklarınıza geldi') === true);
    expect(asked.map(isPreview)).toEqual(['true', 'false', 'false']);
    expect(page.textContent).not.toContain('zaten');
    expect([...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'))).toEqual(['/blog/a/edit', '/blog/b/edit']);
  });
  it('asks nobody where the files are too many or too large', async () => {
    const { page, asked, choose } = await dialog();
    await choose(...Array.from({ length: IMPORT_LIMITS.files + 1 }, () => file()));
    expect([asked.length, page.querySelector('[role="alert"]')?.textContent]).toEqual([0, IMPORT_TEXT.tooMany]);
    expect(filesProblem([{ size: IMPORT_LIMITS.bytes + 1 }])).toBe(IMPORT_TEXT.tooLarge);
    expect(filesProblem([{ size: IMPORT_LIMITS.bytes }])).toBeNull();
  });
});
