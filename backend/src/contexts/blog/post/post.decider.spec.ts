import { describe, it } from '@jest/globals';
import type { PostStatus } from '../../../../contracts/blog.js';
import { BLOG_CODE, POST_LIMITS } from '../../../../contracts/blog-writing.js';
import { ADDRESSES, MOMENTS, NO_ADDRESSES, NO_MOMENTS, UNSEEN } from '../../../../test/hostile-posts.js';
import { daysFromNow, NOW, sentAt } from '../../../kernel/facts.fixture.js';
import { specify } from '../../../kernel/specify.js';
import { CallOffPost, DeleteOwnPost, DraftPost, PublishDuePost, RevisePost, type SavedWords, SetPostStatus, WithdrawPost } from './post.commands.js';
import { post } from './post.decider.js';
import { archived, drafted, hidden, POST, published, SAVED, scheduled, unpublished, WORDS, withdrawn } from './post.fixture.js';

const given = specify(post);
const TOMORROW = daysFromNow(1);
const begin = (words: Partial<SavedWords> = {}, status: PostStatus = 'draft', at: string | null = null) =>
  new DraftPost({ postId: 'p1', authorId: 'author', words: { ...SAVED, ...words }, status, at }, sentAt(NOW));
const revise = (words: Partial<SavedWords> = {}, more: Partial<RevisePost['data']> = {}) =>
  new RevisePost({ postId: 'p1', memberId: 'author', words: { ...SAVED, ...words }, version: null, status: null, at: null, ...more }, sentAt(daysFromNow(2)));
const revised = (words: object, former: object = {}, wasListed = false) => ({
  type: 'PostRevised' as const,
  data: { ...POST, ...WORDS, ...words, edition: 0, ...former, formerCategoryId: 'c1', wasListed },
});
const set = (status: PostStatus, at: string | null = null, memberId = 'author') => new SetPostStatus({ postId: 'p1', memberId, status, at }, sentAt(NOW));

describe('A post that is begun', () => {
  it('is a draft', () => given().when(begin()).then(drafted()));
  it('is begun once', () => given(drafted()).when(begin()).thenNothing());
  it('may be brought from elsewhere, which is told with the day on which it was published there', () => {
    const { data, origin } = begin();
    const imported = { type: 'PostImported', data: { ...POST, publishedAt: daysFromNow(-900) } } as const;
    given()
      .when(new DraftPost({ ...data, brought: { publishedAt: daysFromNow(-900) } }, origin))
      .then(drafted(), imported);
    given(drafted(), imported).when(set('archived')).then(archived(false));
  });
  it('is published and revised as it was looked at, or not', () => {
    const publish = (judged: number) => new SetPostStatus({ postId: 'p1', memberId: 'author', status: 'published', at: null, judged }, sentAt(NOW));
    given(drafted(), archived(false)).when(publish(0)).thenRefused(BLOG_CODE.changed);
    given(drafted(), archived(false)).when(publish(1)).then(published(NOW));
    given(drafted(), archived(false))
      .when(revise({ title: 'Başka bir başlık' }, { judged: 0 }))
      .thenRefused(BLOG_CODE.changed);
  });
  it('needs a title and nothing else as a draft', () =>
    given()
      .when(begin({ bytes: 0, excerpt: '', cover: null, readingTime: null }))
      .then(drafted({ bytes: 0, excerpt: '', cover: null, readingTime: null })));
  it('has a title', () =>
    given()
      .when(begin({ title: ' ' }))
      .thenRefused('post.unfit'));
  it.each<[string, Partial<SavedWords>]>([
    ['text', { bytes: 0 }],
    ['excerpt', { excerpt: ' ' }],
    ['cover', { cover: null }],
    ['category', { categoryId: null }],
    ['reading time', { readingTime: null }],
  ])('is not published without its %s', (_, words) => given().when(begin(words, 'published')).thenRefused('post.incomplete'));
  it.each<[string, Partial<SavedWords>]>([
    ['title', { title: 'a'.repeat(201) }],
    ['excerpt', { excerpt: 'a'.repeat(301) }],
    ['reading time', { readingTime: 241 }],
    ['tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['keywords', { keywords: ['a'.repeat(41)] }],
    ['search title', { seoTitle: 'a'.repeat(71) }],
    ['search description', { seoDescription: 'a'.repeat(161) }],
    ['canonical address', { canonical: 'http://baska.example/yazi' }],
  ])('has a bounded %s', (_, words) => given().when(begin(words)).thenRefused('post.unfit'));
  it.each(Object.entries(NO_ADDRESSES))('has a canonical address that others read as it is: %s', (_, canonical) =>
    given().when(begin({ canonical })).thenRefused('post.unfit'),
  );
  it.each(ADDRESSES)('may stand elsewhere under the address %s', (canonical) => given().when(begin({ canonical })).then(drafted({ canonical })));
  it.each(Object.entries(UNSEEN))('has an excerpt that stands among the words of others: %s', (_, excerpt) =>
    given()
      .when(begin({ excerpt: `Özet ${excerpt}` }))
      .thenRefused('post.unfit'),
  );
  it('may have an excerpt of several lines', () =>
    given()
      .when(begin({ excerpt: 'Bir\nİki' }))
      .then(drafted({ excerpt: 'Bir\nİki' })));
  it.each(NO_MOMENTS)('is not scheduled for what is no moment: %s', (at) =>
    given()
      .when(begin({}, 'scheduled', at))
      .thenRefused('post.time'),
  );
  it.each(MOMENTS)('may be scheduled for %s', (at) =>
    given()
      .when(begin({}, 'scheduled', at))
      .then(drafted(), scheduled(new Date(at).toISOString())),
  );
  it('loses the blanks around its lines and doubles among its tags', () =>
    given()
      .when(begin({ title: ' İlk yazım ', tags: ['IŞIK', 'ışık '], keywords: ['a', ' a'], seoTitle: ' ' }))
      .then(drafted({ tags: ['ışık'], keywords: ['a'] })));
  it('may be published at once', () => given().when(begin({}, 'published')).then(drafted(), published(NOW)));
  it('may be scheduled at once', () =>
    given()
      .when(begin({}, 'scheduled', TOMORROW))
      .then(drafted(), scheduled(TOMORROW)));
  it.each([
    ['the past', daysFromNow(-1)],
    ['no time', null],
    ['what is no time', 'yarın'],
    ['a far day', daysFromNow(400)],
  ])('is not scheduled for %s', (_, at) =>
    given()
      .when(begin({}, 'scheduled', at))
      .thenRefused('post.time'),
  );
});

describe('A post that is revised', () => {
  it('says something else', () =>
    given(drafted())
      .when(revise({ title: 'Yeni başlık' }))
      .then(revised({ title: 'Yeni başlık' })));
  it('tells its former address, text and tags', () =>
    given(drafted({ tags: ['a'] }))
      .when(revise({ slug: 'yeni', textKey: 'blog-texts/p1.k2.sealed', digest: 'd2', tags: ['b'] }))
      .then(
        revised(
          { slug: 'yeni', textKey: 'blog-texts/p1.k2.sealed', digest: 'd2', tags: ['b'] },
          { formerSlug: 'ilk-yazim', formerTextKey: WORDS.textKey, formerTags: ['a'] },
        ),
      ));
  it('is not revised by the same again', () => given(drafted()).when(revise()).thenNothing());
  it('is published with the same save', () =>
    given(drafted())
      .when(revise({}, { status: 'published' }))
      .then(published(daysFromNow(2))));
  it('is not what another save has made of it meanwhile', () =>
    given(drafted(), revised({ title: 'Başka bir başlık' }))
      .when(revise({ title: 'Yeni başlık' }, { version: 0 }))
      .thenRefused('POST_CHANGED'));
  it('is complete as long as it is public', () =>
    given(drafted(), published(NOW))
      .when(revise({ excerpt: '' }))
      .thenRefused('post.incomplete'));
  it('is its author’s alone', () => {
    given(drafted())
      .when(revise({}, { memberId: 'other' }))
      .thenRefused('post.not-found');
    given(drafted(), published(NOW))
      .when(revise({}, { memberId: 'other' }))
      .thenRefused('post.not-yours');
  });
  it('is not hidden', () =>
    given(drafted(), published(NOW), hidden())
      .when(revise({ title: 'Yeni başlık' }))
      .thenRefused('post.hidden'));
  it('is there', () => {
    given().when(revise()).thenRefused('post.not-found');
    given(drafted(), withdrawn(false)).when(revise()).thenRefused('post.gone');
  });
});

describe('The status of a post', () => {
  it('is the author’s to choose', () => {
    given(drafted(), published(NOW)).when(set('draft')).then(unpublished());
    given(drafted(), published(NOW)).when(set('archived')).then(archived());
    given(drafted(), scheduled(TOMORROW)).when(set('draft')).then(unpublished('author', false));
  });
  it('is so already', () => {
    given(drafted()).when(set('draft')).thenNothing();
    given(drafted(), published(NOW)).when(set('published')).thenNothing();
    given(drafted(), scheduled(TOMORROW)).when(set('scheduled', TOMORROW)).thenNothing();
  });
  it('does not change when it was published first', () =>
    given(drafted(), published(daysFromNow(-9)), unpublished())
      .when(set('published'))
      .then(published(daysFromNow(-9), { first: false })));
  it('is nobody else’s', () =>
    given(drafted(), published(NOW))
      .when(set('draft', null, 'other'))
      .thenRefused('post.not-yours'));
});

describe('A post that was changed very often', () => {
  const rewritten = Array.from({ length: POST_LIMITS.saves }, (_, at) => revised({ title: `Başlık ${at}` }));
  const last = { title: `Başlık ${POST_LIMITS.saves - 1}` };
  it('is not rewritten, but goes to every state and away', () => {
    const out = given(drafted(), ...rewritten, published(NOW));
    out.when(revise({ title: 'Yeni başlık' })).thenRefused('post.saved-too-often');
    out.when(set('archived')).then(archived());
    out.when(set('draft')).then(unpublished());
    out.when(revise(last, { status: 'archived' })).then(archived());
    out.when(new DeleteOwnPost({ postId: 'p1', memberId: 'author' }, sentAt(NOW))).then(withdrawn(true));
    given(drafted(), ...rewritten)
      .when(set('scheduled', TOMORROW))
      .then(scheduled(TOMORROW));
    given(drafted(), ...rewritten)
      .when(set('published'))
      .then(published(NOW));
  });
  it('is rewritten as often, whatever its states were', () =>
    given(drafted(), ...rewritten.slice(1).flatMap((event) => [published(NOW), unpublished(), event]))
      .when(revise({ title: 'Yeni başlık' }))
      .then(revised({ title: 'Yeni başlık' })));
  it('can always be taken back from readers', () => {
    const moved = Array.from({ length: POST_LIMITS.moves / 2 }, () => [published(NOW), unpublished()]).flat();
    given(drafted(), ...moved)
      .when(set('published'))
      .thenRefused('post.moved-too-often');
    given(drafted(), ...moved, published(NOW))
      .when(set('draft'))
      .then(unpublished());
    given(drafted(), ...moved, published(NOW))
      .when(set('archived'))
      .then(archived());
    given(drafted(), ...moved, scheduled(TOMORROW))
      .when(set('draft'))
      .then(unpublished('author', false));
  });
});

describe('A scheduled post', () => {
  const due = (at: string) => new PublishDuePost({ postId: 'p1', at }, sentAt(daysFromNow(3)));
  it('is published when its minute has come', () =>
    given(drafted(), scheduled(TOMORROW))
      .when(due(TOMORROW))
      .then(published(daysFromNow(3), { by: 'schedule' })));
  it('waits for its new minute', () =>
    given(drafted(), scheduled(TOMORROW), scheduled(daysFromNow(5)))
      .when(due(TOMORROW))
      .thenNothing());
  it('is published once', () =>
    given(drafted(), scheduled(TOMORROW), published(TOMORROW, { by: 'schedule' }))
      .when(due(TOMORROW))
      .thenNothing());
  it('is not published once it is deleted', () => given(drafted(), scheduled(TOMORROW), withdrawn(false)).when(due(TOMORROW)).thenNothing());
  it('is not listed while staff hide it', () =>
    given(drafted(), scheduled(TOMORROW), hidden(null, false))
      .when(due(TOMORROW))
      .then(published(daysFromNow(3), { by: 'schedule', listed: false })));
  it('falls back to a draft for a cause', () =>
    given(drafted(), scheduled(TOMORROW))
      .when(new CallOffPost({ postId: 'p1', at: TOMORROW, cause: 'words' }, sentAt(TOMORROW)))
      .then(unpublished('words', false)));
});

describe('A post that goes', () => {
  const remove = (memberId = 'author') => new DeleteOwnPost({ postId: 'p1', memberId }, sentAt(NOW));
  it('is deleted by its author', () => given(drafted()).when(remove()).then(withdrawn(false)));
  it('is deleted once', () => given(drafted(), withdrawn(false)).when(remove()).thenNothing());
  it('is deleted although staff hide it', () => given(drafted(), published(NOW), hidden()).when(remove()).then(withdrawn(false)));
  it('is not deleted by another', () => given(drafted(), published(NOW)).when(remove('other')).thenRefused('post.not-yours'));
  it('goes with the account', () =>
    given(drafted())
      .when(new WithdrawPost({ postId: 'p1', onlyUnread: true }, sentAt(NOW)))
      .then({ type: 'PostWithdrawn', data: { ...POST, wasListed: false, textKey: WORDS.textKey } }));
  it('stays where its author leaves what is published', () =>
    given(drafted(), published(NOW))
      .when(new WithdrawPost({ postId: 'p1', onlyUnread: true }, sentAt(NOW)))
      .thenNothing());
});
