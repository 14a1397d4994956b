import { describe, expect, it } from '@jest/globals';
import { HOLDING_TEXT } from '../../../../contracts/holding.js';
import { type AuthorRecord, type HoldingPolicy, holdCauses, linksIn, refuseEdit, refuseFlood, type Writing } from './holding.rules.js';

const POLICY: HoldingPolicy = { firstPostsHeld: 1, newUntilPosts: 3, linksOfNew: 2, topicsPerHour: 2, commentsPerHour: 5, repeatAfterHours: 24 };
const LONG = 'Bu uzun metin ikinci kez başka bir konuya da yapıştırılmış olsun diye yazıldı.';
const record = (changes: Partial<AuthorRecord> = {}): AuthorRecord => ({ accepted: 10, hourIsFull: false, recent: [], ...changes });

const topic = (content: string, title: string | null = null): Writing => ({ under: null, title, content });
const comment = (under: string, content: string): Writing => ({ under, title: null, content });
const links = (count: number) => Array.from({ length: count }, (_, n) => `https://ornek.dev/${n}`).join(' ');

describe('The links of a text', () => {
  it.each([
    ['Bağlantı yok.', 0],
    ['https://ornek.dev ve [burası](http://ornek.dev/a) ile www.ornek.dev', 3],
    ['HTTPS://ORNEK.DEV', 1],
    ['http: ve www', 0],
    ['[bir](https&#58;//a.example) [iki](https\\://b.example) [üç](https&colon;//c.example)', 3],
    ['[bir][1] ve [iki][1]\n\n[1]: https://a.example', 2],
    ['<https://a.example> ve ![resim](https://b.example/x.png)', 2],
    ['[![resim](https://b.example/x.png)](https://a.example)', 1],
    ['yaz@ornek.dev', 1],
    ['> - **[derin](https://a.example)**', 1],
    ['`https://a.example`\n\n```\nhttps://b.example\n```', 0],
    ['[Kurallar](/kurallar) [bölüm](#bolum) @elif ![ekran](/api/forum/images/01890000-0000-7000-8000-000000000000)', 0],
    ['[kötü](javascript:alert(1))', 0],
  ])('%s: %i', (text, count) => expect(linksIn(topic(text))).toHaveLength(count));
  it('are those of the title too, which does not make code of them', () => expect(linksIn(topic('https://a.example', '```'))).toEqual(['https://a.example']));
  it('are not looked for in what is too long to be written', () => expect(linksIn(topic('https://a.example '.repeat(1000)))).toEqual([]));
});

describe('A text is held', () => {
  const causes = (accepted: number, text: string) => holdCauses(topic(text), { accepted, policy: POLICY, words: [] });

  it('when it is the first of its author', () => expect(causes(0, 'Merhaba')).toEqual(['first_posts']));
  it('when a new member gives too many links', () => expect(causes(2, links(3))).toEqual(['links']));
  it('for both causes at once', () => expect(causes(0, links(3))).toEqual(['first_posts', 'links']));
  it('never for as many links as are allowed', () => expect(causes(2, links(2))).toEqual([]));
  it('never for the links of somebody known', () => expect(causes(3, links(9))).toEqual([]));
});

describe('Writing', () => {
  const refused = (under: string | null, text: string, changes: Partial<AuthorRecord>) => () => refuseFlood({ ...topic(text), under }, record(changes));

  it('stops when the hour is full', () => expect(refused(null, LONG, { hourIsFull: true })).toThrow(HOLDING_TEXT.tooMany));
  it('goes on before', () => expect(refused('t1', LONG, {})).not.toThrow());
  it('refuses the same long text in another topic, however it is typed', () =>
    expect(refused('t2', ` ${LONG.toLocaleUpperCase('tr')}\n`, { recent: [{ id: 'k1', under: 't1', text: LONG }] })).toThrow(HOLDING_TEXT.repeated));
  it('refuses a short text twice in one topic', () =>
    expect(refused('t1', 'Teşekkürler', { recent: [{ id: 'k1', under: 't1', text: 'Teşekkürler' }] })).toThrow(HOLDING_TEXT.repeated));
  it('lets thanks stand in two topics', () => expect(refused('t2', 'Teşekkürler', { recent: [{ id: 'k1', under: 't1', text: 'Teşekkürler' }] })).not.toThrow());
});

describe('Editing', () => {
  const refused =
    (before: string, after: string, changes: Partial<AuthorRecord> = {}) =>
    () =>
      refuseEdit({ id: 'k1', before: comment('t1', before), after: comment('t1', after) }, record({ accepted: 1, ...changes }), POLICY);

  it('makes no text of a new member one that would have waited for its links', () =>
    expect(refused('Teşekkürler', links(3))).toThrow(HOLDING_TEXT.tooManyLinks));
  it('may add as many links as are allowed', () => expect(refused('Teşekkürler', links(2))).not.toThrow());
  it('may leave links that a moderator has let in', () => expect(refused(links(4), `${links(4)} ve bir söz`)).not.toThrow());
  it('may take some of them away', () => expect(refused(links(4), links(3))).not.toThrow());
  it('leads them nowhere else', () => expect(refused(links(3), `${links(2)} https://baska.example`)).toThrow(HOLDING_TEXT.tooManyLinks));
  it('does not repeat them', () => expect(refused(links(3), `${links(3)} https://ornek.dev/0`)).toThrow(HOLDING_TEXT.tooManyLinks));
  it('makes nothing of somebody known wait', () => expect(refused('Teşekkürler', links(9), { accepted: 4 })).not.toThrow());
  it('does not count the text itself among those that made its author known', () =>
    expect(refused('Teşekkürler', links(9), { accepted: 3 })).toThrow(HOLDING_TEXT.tooManyLinks));
  it('repeats no other text of a new member', () =>
    expect(refused('Teşekkürler', LONG, { recent: [{ id: 'k2', under: 't2', text: LONG }] })).toThrow(HOLDING_TEXT.repeated));
  it('is not held against the text itself', () =>
    expect(refused(LONG, LONG.toLocaleUpperCase('tr'), { recent: [{ id: 'k1', under: 't1', text: LONG }] })).not.toThrow());
});
