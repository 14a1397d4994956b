import { describe, expect, it } from '@jest/globals';
import { postProblems } from '../../contracts/blog-problems.js';
import { POST_LIMITS } from '../../contracts/blog-writing.js';
import { defaultCategories } from './default-categories.js';
import { demoMembers } from './demo-members.js';
import { postIn, readDemoPosts } from './demo-posts.js';
import { COVER_NAMES } from './draw-cover.js';

const posts = readDemoPosts();
const names = new Set(demoMembers.map(({ username }) => username));
const open = posts.filter(({ status }) => status === 'published');

describe('The sample posts', () => {
  it('stand in every state, and several can be read', () => {
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(['published', 'scheduled', 'draft', 'archived']));
    expect(open.length).toBeGreaterThanOrEqual(6);
  });
  it('are written as posts may be', () => {
    for (const { title, excerpt, content, tags, status, minutes, cover } of posts) {
      const seo = { seoTitle: null, seoDescription: null, keywords: [], canonical: null };
      const judged = { title, excerpt, tags, readingTime: minutes, bytes: content.length, slug: 'bir-adres', cover, categoryId: 'c1', ...seo };
      expect([title, postProblems(judged, status)]).toEqual([title, {}]);
    }
  });
  it('are by members who are there, in categories that there are, under covers that can be drawn', () => {
    const people = posts.flatMap(({ by, likes, bookmarks, claps, comments }) => [
      ...[by, ...likes, ...bookmarks, ...claps.map((each) => each.by)],
      ...comments.flatMap((comment) => [comment.by, ...comment.likes]),
    ]);
    expect(people.filter((name) => !names.has(name))).toEqual([]);
    const slugs = defaultCategories.map(({ slug }) => slug);
    expect(posts.filter(({ category, cover }) => !slugs.includes(category) || (cover !== null && !COVER_NAMES.includes(cover)))).toEqual([]);
    const shown = posts.flatMap(({ content }) => [...content.matchAll(/\(picture:(\w+)\)/g)].map(([, name]) => name));
    expect(shown.filter((name) => !COVER_NAMES.some((known) => known === name))).toEqual([]);
  });
  it('are given what others give, once, and are answered below what was said before', () => {
    for (const { by, likes, claps, bookmarks, comments } of posts) {
      for (const list of [likes, bookmarks, claps.map((each) => each.by)]) expect([list.includes(by), new Set(list).size]).toEqual([false, list.length]);
      expect(claps.filter((each) => !(each.claps >= 1 && each.claps <= 50))).toEqual([]);
      for (const [at, { answers, after }] of comments.entries()) {
        const above = answers === null ? null : comments[answers];
        expect(answers === null || (answers < at && above?.answers === null && above.after < after)).toBe(true);
      }
    }
  });
  it('show their best: code, a table, a picture, contents and a series', () => {
    const all = open.map(({ content }) => content).join('\n');
    for (const part of ['```ts', '\n| ---', '](picture:', '\n> ', '```diff']) expect([part, all.includes(part)]).toEqual([part, true]);
    expect(open.filter(({ content }) => (content.match(/^## /gm) ?? []).length >= 3).length).toBeGreaterThanOrEqual(6);
    expect(new Set(open.flatMap(({ series }) => series ?? [])).size).toBe(1);
    expect(open.every(({ tags }) => tags.length <= POST_LIMITS.tags)).toBe(true);
  });
});

describe('A file with a sample post', () => {
  it('is a post and its comments', () => {
    const head = '---\nby: elif\ncategory: genel\ntitle: Bir yazı: iki\nstate: draft\nhoursAgo: 2\nclaps: ozan 3\n---\n\nMetin\n';
    expect(postIn(`${head}\n---\nby: ozan\nafter: 4\nparent: 0\n---\n\nYanıt\n`)).toMatchObject({
      ...{ by: 'elif', title: 'Bir yazı: iki', excerpt: '', status: 'draft', minutes: null, cover: null, featured: false, series: null },
      ...{ claps: [{ by: 'ozan', claps: 3 }], comments: [{ by: 'ozan', content: 'Yanıt', after: 4, answers: 0, likes: [] }] },
    });
  });
});
