import { PUSH_TEXT } from '@contracts/push';
import { describe, expect, it } from '@jest/globals';
import { openNote, type PushWorker, showNote } from './push';

function worker(pages: string[] = []) {
  const done: unknown[] = [];
  const of: PushWorker = {
    origin: 'https://meydan.ornek',
    pages: async () => pages.map((name) => ({ focus: async () => void done.push(`focus ${name}`) })),
    openPage: async (path) => void done.push(`open ${path}`),
    show: async (title, options) => void done.push({ title, ...options }),
  };
  return { of, done };
}
const sent = (value: unknown) => ({ data: { json: () => value } });
const shown = { title: PUSH_TEXT.title, body: PUSH_TEXT.messages, tag: 'meydan-mesajlar', icon: '/favicon.svg', lang: 'tr', data: { path: '/mesajlar' } };

describe('What a browser is told', () => {
  it('is shown in Turkish, in the place of what was told before', async () => {
    const { of, done } = worker();
    await showNote(of, sent({ title: 'Meydan', body: 'Yeni bir şey var.', path: '/forum' }));
    expect(done).toEqual([{ ...shown, title: 'Meydan', body: 'Yeni bir şey var.', data: { path: '/forum' } }]);
  });
  it('is shown as usual where it cannot be read', async () => {
    const { of, done } = worker();
    const broken = {
      data: {
        json() {
          throw new SyntaxError('no JSON');
        },
      },
    };
    for (const told of [{ data: null }, sent(null), broken]) await showNote(of, told);
    expect(done).toEqual([shown, shown, shown]);
  });
  it('shows a page that is open, and leaves it where it is', async () => {
    const { of, done } = worker(['first', 'second']);
    await openNote(of, { close: () => void done.push('close'), data: { path: '/forum' } });
    expect(done).toEqual(['close', 'focus first']);
  });
  it.each([
    ['/mesajlar/1?a=1', '/mesajlar/1'],
    ['https://baska.ornek/x', '/mesajlar'],
    ['//baska.ornek/x', '/mesajlar'],
    [undefined, '/mesajlar'],
  ])('opens a path of this site alone: %s', async (path, opened) => {
    const { of, done } = worker();
    await openNote(of, { close: () => undefined, data: { path } });
    expect(done).toEqual([`open ${opened}`]);
  });
});
