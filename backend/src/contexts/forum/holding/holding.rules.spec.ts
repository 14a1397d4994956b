import { describe, expect, it } from '@jest/globals';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import { type AuthorRecord, type HoldingPolicy, holdCauses, linksIn, refuseFlood } from './holding.rules.js';

const POLICY: HoldingPolicy = { firstPostsHeld: 1, newUntilPosts: 3, linksOfNew: 2, topicsPerHour: 2, commentsPerHour: 5, repeatAfterHours: 24 };
const LONG = 'Bu uzun metin ikinci kez başka bir konuya da yapıştırılmış olsun diye yazıldı.';
const record = (changes: Partial<AuthorRecord> = {}): AuthorRecord => ({ accepted: 10, hourIsFull: false, recent: [], ...changes });

describe('The links of a text', () => {
  it.each([
    ['Bağlantı yok.', 0],
    ['https://ornek.dev ve [burası](http://ornek.dev/a) ile www.ornek.dev', 3],
    ['HTTPS://ORNEK.DEV', 1],
    ['http: ve www', 0],
  ])('%s: %i', (text, count) => expect(linksIn(text)).toBe(count));
});

describe('A text is held', () => {
  const causes = (accepted: number, text: string) => holdCauses({ topicId: null, text }, record({ accepted }), POLICY);
  const links = (count: number) => Array.from({ length: count }, (_, n) => `https://ornek.dev/${n}`).join(' ');

  it('when it is the first of its author', () => expect(causes(0, 'Merhaba')).toEqual(['first_posts']));
  it('when a new member gives too many links', () => expect(causes(2, links(3))).toEqual(['links']));
  it('for both causes at once', () => expect(causes(0, links(3))).toEqual(['first_posts', 'links']));
  it('never for as many links as are allowed', () => expect(causes(2, links(2))).toEqual([]));
  it('never for the links of somebody known', () => expect(causes(3, links(9))).toEqual([]));
});

describe('Writing', () => {
  const refused = (topicId: string | null, text: string, changes: Partial<AuthorRecord>) => () => refuseFlood({ topicId, text }, record(changes));

  it('stops when the hour is full', () => expect(refused(null, LONG, { hourIsFull: true })).toThrow(HOLDING_TEXT.tooMany));
  it('goes on before', () => expect(refused('t1', LONG, {})).not.toThrow());
  it('refuses the same long text in another topic, however it is typed', () =>
    expect(refused('t2', ` ${LONG.toLocaleUpperCase('tr')}\n`, { recent: [{ topicId: 't1', text: LONG }] })).toThrow(HOLDING_TEXT.repeated));
  it('refuses a short text twice in one topic', () =>
    expect(refused('t1', 'Teşekkürler', { recent: [{ topicId: 't1', text: 'Teşekkürler' }] })).toThrow(HOLDING_TEXT.repeated));
  it('lets thanks stand in two topics', () => expect(refused('t2', 'Teşekkürler', { recent: [{ topicId: 't1', text: 'Teşekkürler' }] })).not.toThrow());
});
