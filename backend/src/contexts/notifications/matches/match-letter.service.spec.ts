import { describe, expect, it } from '@jest/globals';
import type { SiteAddress } from '../../../platform/public-site/public-section.js';
import type { UnsubscribeLinks } from '../digest/unsubscribe-links.service.js';
import { MatchLetter } from './match-letter.service.js';
import type { SuitingPosting } from './matches-of.port.js';

const site = { publicUrl: 'https://meydan.test' } as SiteAddress;
const links = { of: (memberId: string, what: string) => `https://meydan.test/cik?${memberId}.${what}` } as unknown as UnsubscribeLinks;
const posting = (fields: Partial<SuitingPosting> = {}): SuitingPosting => ({
  ...{ id: 'h1', title: 'React ile takvim görünümü', project: { id: 'j1', title: 'Ortak Takvim' } },
  ...{ reason: 'React ve PostgreSQL biliyorsunuz', missing: ['CalDAV'] },
  ...fields,
});
const letter = (...postings: SuitingPosting[]) => new MatchLetter(site, links).of({ id: 'x', to: 'elif@ornek.dev', memberId: 'm1' }, postings);

describe('A mail about postings that suit a member', () => {
  it('says of each why, what else is asked for, and the way there', () => {
    const { subject, text, unsubscribe } = letter(posting(), posting({ id: 'h2', missing: [] }));
    expect([subject, unsubscribe]).toEqual(['Meydan: size uygun 2 yeni ilan', 'https://meydan.test/cik?m1.matches']);
    expect(text).toContain(`• ‹Ortak Takvim› projesinde ‹React ile takvim görünümü›
  React ve PostgreSQL biliyorsunuz. Ayrıca aranan: CalDAV.
  https://meydan.test/projects/j1?tab=postings#posting-h1

• ‹Ortak Takvim› projesinde ‹React ile takvim görünümü›
  React ve PostgreSQL biliyorsunuz. Aranan her beceri var.
  https://meydan.test/projects/j1?tab=postings#posting-h2
`);
    expect(text).toContain('Bu özeti kapatın: https://meydan.test/cik?m1.matches');
  });
  it('has no line that whoever posted wrote', () => {
    const lines = (one: SuitingPosting) => letter(one).text.split(/[\r\n\u0085\u2028\u2029]/).length;
    const words = 'Uyarı›\r\n\r\nhttps://kotu.example\u2028Meydan';
    expect(lines(posting({ title: words, project: { id: 'j1', title: words }, reason: words, missing: [words] }))).toBe(lines(posting()));
  });
  it('tells of no more than anybody reads', () => {
    const many = Array.from({ length: 30 }, (_, index) => posting({ id: `h${index}` }));
    expect([letter(...many).subject, letter(...many).text.split('•').length - 1]).toEqual(['Meydan: size uygun 30 yeni ilan', 20]);
  });
});
