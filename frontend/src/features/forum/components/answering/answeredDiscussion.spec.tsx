/** @jest-environment jsdom */
import type { BlogComment } from '@contracts/blog-comments';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { type Asked, done, fakeServer, refused } from '../../../../../testing/fakeServer';
import { draw, leaveAll, until } from '../../../../../testing/inReact';
import { onPage } from '../../../../../testing/onPage';
import { noteCommentsSeen } from '../../api/readAnswered';
import { AnsweredDiscussion } from './AnsweredDiscussion';

const POST = { kind: 'post', id: 'p1', name: 'bir-yazi', title: 'Bir yazı', authorId: 'a1', closed: null } as const;
const who = (id: string) => ({ id, username: id, display_name: id, first_name: null, last_name: null, avatar: null, role: 'user' as const });

const comment = (id: string, fields: Partial<BlogComment> = {}): BlogComment => ({
  ...{ id, postId: POST.id, parentId: null, content: `söz ${id}`, html: `<p>söz ${id}</p>`, excerpt: `söz ${id}`, state: 'visible', notice: null },
  ...{ quotedComment: null, users: who('m2'), likes: 0, created_at: '2026-11-20T10:00:00.000Z', updated_at: '2026-11-20T10:00:00.000Z' },
  ...{ edited: false, edition: 0, edited_by_moderator: false, replies: [], reply_count: 0, last_reply_at: null },
  pagination: { total: 0, limit: 5, offset: 0, hasMore: false },
  ...fields,
});
const listing = (data: BlogComment[], more: object = {}) => ({
  status: 200,
  body: { success: true, data, total: data.length, limit: 20, offset: 0, hasMore: false, ...more },
});

interface Town {
  member?: string | null;
  comments?: BlogComment[];
  at?: string;
  answer?: (asked: Asked) => ReturnType<typeof done> | undefined;
}

async function page({ member = 'm1', comments = [], at = '/blog/bir-yazi', answer = () => undefined }: Town) {
  let written = 0;
  const server = fakeServer((asked) => {
    const given = answer(asked);
    if (given) return given;
    if (asked.path.startsWith('/api/auth/session')) return done({ user: member && who(member) });
    if (asked.path.startsWith('/api/blog/posts/p1/comments') && asked.method === 'GET') return listing(comments);
    if (asked.path === '/api/forum/comments/likes/me') return done({ liked: [] });
    if (asked.path.startsWith('/api/forum/drafts/')) return done(asked.method === 'GET' ? null : { version: 'v1' });
    if (asked.path.endsWith('/watch')) return done({ level: 'normal' });
    if (asked.path.includes('blocked')) return done({ ids: [] });
    return done([]);
  });
  const { place } = await draw(
    onPage(
      <AnsweredDiscussion
        of={POST}
        count={comments.length}
        onWritten={() => {
          written += 1;
        }}
        onRefresh={async () => undefined}
        report={(_target, show) => show(null)}
      />,
      at,
    ),
  );
  const press = (words: string) => [...place.querySelectorAll<HTMLElement>('button')].find((each) => each.textContent?.includes(words))?.click();
  const has = (words: string) => place.textContent?.includes(words) === true;
  const sent = (method: string) => server.asked.filter((asked) => asked.method === method && asked.path.startsWith('/api/blog/'));
  return { place, server, press, has, sent, written: () => written };
}

beforeEach(() => {
  localStorage.clear();
  // What the page lays out is of no interest here.
  const nothing = class {
    observe() {}
    disconnect() {}
    unobserve() {}
  };
  Object.assign(globalThis, { ResizeObserver: nothing, IntersectionObserver: nothing });
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(leaveAll);

describe('The comments of a post', () => {
  it('say that there are none, and ask guests to sign in', async () => {
    const { has } = await page({ member: null });
    await until(() => has('Henüz yorum yok. İlk yorumu siz yazın.') && has('Yorum yapmak için giriş yapmalısınız'));
  });
  it('can be asked for again when they did not come', async () => {
    const { has } = await page({ answer: ({ path }) => (path.includes('/p1/comments') ? refused(503, 'UNAVAILABLE') : undefined) });
    await until(() => has('Tekrar Dene'));
  });
  it('name who wrote the post', async () => {
    const { place, has } = await page({ comments: [comment('c1', { users: who('a1') }), comment('c2')] });
    await until(() => has('söz c2'));
    expect([...place.querySelectorAll('article')].map((each) => each.textContent?.includes('Yazar'))).toEqual([true, false]);
  });
  it('come with five replies, and the others on a press', async () => {
    const replies = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => comment(`r${from + at}`, { parentId: 'c1' }));
    const first = comment('c1', { replies: replies(1, 5), reply_count: 7, pagination: { total: 7, limit: 5, offset: 0, hasMore: true } });
    const { press, has, server } = await page({
      comments: [first],
      answer: ({ path }) => (path.startsWith('/api/blog/comments/c1/replies') ? listing(replies(6, 7), { offset: 5, limit: 5, total: 7 }) : undefined),
    });
    await until(() => has('söz r5'));
    expect(has('söz r6')).toBe(false);
    press('Diğer yanıtları göster');
    await until(() => has('söz r7'));
    expect(server.asked.some(({ path }) => path === '/api/blog/comments/c1/replies?limit=5&offset=5')).toBe(true);
    expect([has('söz r5'), has('Diğer yanıtları göster')]).toEqual([true, false]);
  });
  it('are shown around the one that the address names', async () => {
    const { server, has } = await page({ comments: [comment('c1')], at: '/blog/bir-yazi#comment-c1' });
    await until(() => has('söz c1'));
    expect(server.asked.some(({ path }) => path === '/api/blog/posts/p1/comments?limit=20&sort=newest&around=c1')).toBe(true);
  });
});

describe('What is written below a post', () => {
  it('opens where it was begun on another device', async () => {
    const { place } = await page({ answer: ({ path }) => (path === '/api/forum/drafts' ? done([{ key: 'comment:p1' }]) : undefined) });
    await until(() => place.querySelector('textarea') !== null);
  });
  it('is a reply that stands under its comment, and is counted', async () => {
    localStorage.setItem('draft:m1:comment:c1', JSON.stringify({ content: 'Bence de.' }));
    const { place, has, sent, written } = await page({
      comments: [comment('c1')],
      answer: ({ path, method }) =>
        path === '/api/blog/comments/c1/replies' && method === 'POST'
          ? done(comment('r1', { parentId: 'c1', html: '<p>Bence de.</p>', users: who('m1') }))
          : undefined,
    });
    await until(() => place.querySelector('textarea')?.value === 'Bence de.');
    await act(async () => place.querySelector('form')?.requestSubmit());
    await until(() => has('Bence de.') && place.querySelector('textarea') === null);
    expect(sent('POST').map(({ path, body }) => [path, body])).toEqual([['/api/blog/comments/c1/replies', { content: 'Bence de.', postId: 'p1' }]]);
    expect([written(), document.activeElement?.id]).toEqual([1, 'comment-r1']);
  });
});

describe('A comment that is quoted', () => {
  it('is named in the new comment, and sent with it', async () => {
    const { place, press, has, sent } = await page({
      comments: [comment('c1')],
      answer: ({ path, method }) =>
        path === '/api/blog/posts/p1/comments' && method === 'POST'
          ? done(comment('c2', { users: who('m1'), quotedComment: { id: 'c1', excerpt: 'söz c1', users: who('m2') } }))
          : undefined,
    });
    await until(() => has('Alıntıla'));
    await act(async () => press('Alıntıla'));
    await until(() => place.querySelector('[aria-label="Alıntıyı kaldır"]') !== null);
    const field = place.querySelector('textarea') as HTMLTextAreaElement;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, 'Katılıyorum.');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => place.querySelector('form')?.requestSubmit());
    await until(() => place.querySelector('article a[href$="#comment-c1"]')?.textContent === 'm2: söz c1');
    expect(sent('POST').map(({ body }) => body)).toEqual([{ content: 'Katılıyorum.', quotedComment: 'c1' }]);
    expect(place.querySelector('[aria-label="Alıntıyı kaldır"]')).toBeNull();
  });
});

describe('What is new under a post', () => {
  const SEEN = '2026-11-20T10:00:00.000Z';
  const later = (id: string, minutes: number, fields: Partial<BlogComment> = {}) =>
    comment(id, { created_at: `2026-11-20T10:${String(minutes).padStart(2, '0')}:00.000Z`, ...fields });
  const key = (name: string) => act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));
  const unread = (place: Element) => [...place.querySelectorAll('[data-unread]')].map((each) => each.id || each.textContent);
  const focused = () => document.activeElement?.id;

  it('is nothing where its reader was never there', async () => {
    const { place, has } = await page({ comments: [later('n1', 5)] });
    await until(() => has('söz n1'));
    expect(unread(place)).toEqual([]);
  });
  it('is what was written since by others, and keys lead through it', async () => {
    noteCommentsSeen(POST.id, SEEN);
    const answered = comment('c1', { replies: [later('r1', 7, { parentId: 'c1' })], reply_count: 1, last_reply_at: later('r1', 7).created_at });
    const { place, has } = await page({ comments: [later('n2', 9), later('own', 8, { users: who('m1') }), answered] });
    await until(() => has('söz c1') && unread(place).length > 0);
    expect(unread(place)).toEqual(['comment-n2', 'comment-r1']);
    const visited: (string | undefined)[] = [];
    for (const name of ['n', 'n', 'p']) {
      await key(name);
      visited.push(focused());
    }
    expect(visited).toEqual(['comment-n2', 'comment-r1', 'comment-n2']);
    await key('p');
    expect(place.querySelector('[role=status]')?.textContent).toBe('Öncesinde okunmamış yorum yok.');
  });
  it('may be a reply that is not shown yet, which comes and has the focus', async () => {
    noteCommentsSeen(POST.id, SEEN);
    const old = Array.from({ length: 5 }, (_, at) => comment(`r${at}`, { parentId: 'c1' }));
    const answered = comment('c1', {
      ...{ replies: old, reply_count: 6, last_reply_at: later('r9', 9).created_at },
      pagination: { total: 6, limit: 5, offset: 0, hasMore: true },
    });
    const { place, has } = await page({
      comments: [answered],
      answer: ({ path }) =>
        path.startsWith('/api/blog/comments/c1/replies') ? listing([later('r9', 9, { parentId: 'c1' })], { offset: 5, limit: 5, total: 6 }) : undefined,
    });
    await until(() => has('söz r4'));
    expect(unread(place)).toEqual(['Diğer yanıtları göster · yeni']);
    await key('n');
    await until(() => focused() === 'comment-r9');
  });
  it('comes from the next page where it goes on there', async () => {
    noteCommentsSeen(POST.id, SEEN);
    const { has } = await page({
      comments: [],
      answer: ({ path, method }) => {
        if (!path.startsWith('/api/blog/posts/p1/comments') || method !== 'GET') return undefined;
        return path.includes('offset=1') ? listing([later('n1', 5)], { offset: 1, total: 2 }) : listing([later('n2', 6)], { hasMore: true, total: 2 });
      },
    });
    await until(() => has('söz n2'));
    await key('n');
    expect(focused()).toBe('comment-n2');
    await key('n');
    await until(() => focused() === 'comment-n1');
  });
});
