import { NO_MARKS, type Post } from '@contracts/blog';
import { POST_LIMITS, POST_TEXT } from '@contracts/blog-writing';
import { describe, expect, it } from '@jest/globals';
import { postRow } from '../post.fixture';
import { fieldsOf, isIncomplete, localTime, NO_POST, type PostFields, problemsOf, refusalsOf, requestOf, requestProblem, shownOf } from './postFields';

const whole: PostFields = {
  ...NO_POST,
  title: 'Rehberde “Çağla” neden en sonda?',
  content: 'Baytlar alfabe bilmez. '.repeat(100),
  category_id: 'k1',
  featured_image: '/api/forum/images/00000000-0000-4000-8000-000000000000',
  status: 'published',
};

describe('The fields that a text fills by itself', () => {
  it('propose an excerpt, a time and an address', () =>
    expect(shownOf({ ...whole, content: 'Kısa bir metin.' })).toEqual({ excerpt: 'Kısa bir metin.', minutes: '1', slug: 'rehberde-cagla-neden-en-sonda' }));
  it('keep what their member has written', () =>
    expect(shownOf({ ...whole, excerpt: '', reading_time: '9', slug: 'benim' })).toEqual({ excerpt: '', minutes: '9', slug: 'benim' }));
  it('are empty before there is anything', () => expect(shownOf(NO_POST)).toEqual({ excerpt: '', minutes: '', slug: '' }));
  it('propose no address that would be too long', () =>
    expect(shownOf({ ...whole, title: 'uzun bir başlık '.repeat(12) }).slug.length).toBeLessThanOrEqual(POST_LIMITS.slug));
});

describe('A post before it is sent', () => {
  it('needs a title as a draft, and nothing else', () => expect(Object.keys(problemsOf(NO_POST))).toEqual(['title']));
  it('needs all of it to be published', () => {
    const empty: PostFields = { ...NO_POST, status: 'published' };
    expect(isIncomplete(empty)).toBe(true);
    expect(Object.keys(problemsOf(empty)).sort()).toEqual(['category_id', 'content', 'excerpt', 'featured_image', 'reading_time', 'title']);
  });
  it('is complete with what was proposed', () => expect([isIncomplete(whole), problemsOf(whole)]).toEqual([false, {}]));
  it('says which times cannot be', () => {
    const now = Date.parse('2026-11-26T12:00:00');
    const at = (scheduled_at: string) => problemsOf({ ...whole, status: 'scheduled', scheduled_at }, now).scheduled_at;
    expect(['', 'yarın', '2026-11-26T11:59', '2029-01-01T00:00', '2026-11-26T12:01'].map(at)).toEqual([
      POST_TEXT.timeMissing,
      POST_TEXT.badTime,
      POST_TEXT.pastTime,
      POST_TEXT.tooFarAhead,
      undefined,
    ]);
  });
  it('says that a text of more than 800 KB is too large', () => {
    const content = (bytes: number) => problemsOf({ ...whole, content: 'a'.repeat(bytes) }).content;
    expect([content(POST_LIMITS.content.bytes), content(POST_LIMITS.content.bytes + 1)]).toEqual([undefined, POST_TEXT.tooLarge]);
  });
  it('says that a request of more than 1 MB is too large', () => {
    const problem = (signs: number) => requestProblem(requestOf({ ...whole, content: '"'.repeat(signs) }));
    expect(problem(500_000)).toBeNull();
    expect(problem(600_000)).toMatch(/^Request çok büyük! .*Maksimum: 1MB\. Lütfen içeriği kısaltın\.$/);
  });
  it('is sent as it is shown, each tag and each keyword once', () => {
    const request = requestOf({ ...whole, tags: ['türkçe'], typedTag: 'Nix, türkçe', keywords: 'a, b ,a,', seoTitle: '  ' });
    expect(request).toMatchObject({ slug: '', tags: ['türkçe', 'nix'], reading_time: 2, scheduled_at: null, meta: { keywords: ['a', 'b'], seoTitle: null } });
  });
  it('comes back as it was kept', () => {
    const at = '2026-12-01T09:30:00.000Z';
    const post: Post = { ...postRow({ status: 'scheduled', scheduled_at: at, category_id: 'k1' }), ...NO_MARKS, content: 'a', html: '' };
    expect(requestOf(fieldsOf(post))).toMatchObject({ scheduled_at: at, title: post.title, excerpt: post.excerpt, slug: post.slug, reading_time: 7 });
    expect(localTime(at)).toMatch(/^2026-12-01T\d\d:30$/);
  });
  it('shows refusals where their fields are', () =>
    expect(refusalsOf({ 'meta.seoTitle': 'a', 'tags.0': 'b', title: 'c' })).toEqual({ seoTitle: 'a', tags: 'b', title: 'c' }));
});
