import { describe, expect, it } from '@jest/globals';
import type { SiteAddress } from '../../../platform/public-site/public-section.js';
import type { UnsubscribeLinks } from '../digest/unsubscribe-links.service.js';
import { JobDigestLetter } from './job-digest-letter.service.js';
import type { NewJob, NewsOfSearch } from './news-of-searches.port.js';

const site = { publicUrl: 'https://meydan.test' } as SiteAddress;
const links = { of: (memberId: string, what: string) => `https://meydan.test/cik?${memberId}.${what}` } as unknown as UnsubscribeLinks;
const job = (fields: Partial<NewJob> = {}): NewJob => ({
  ...{ id: 'j1', title: 'Kıdemli Frontend Geliştirici', company: 'Kirpi Analitik', place: 'Kadıköy, İstanbul', salary: '95.000–130.000 ₺, aylık, net' },
  ...fields,
});
const search = (fields: Partial<NewsOfSearch> = {}): NewsOfSearch => ({
  ...{ name: 'İstanbul', path: '/career?province=34&km=50', jobs: [job()], total: 1 },
  ...fields,
});
const letter = (...news: NewsOfSearch[]) => new JobDigestLetter(site, links).of({ id: 'x', to: 'elif@ornek.dev', memberId: 'm1' }, news);

describe('A mail about kept searches', () => {
  it('says of each listing what it is, where, for how much and the way there', () => {
    const { subject, text, unsubscribe } = letter(search(), search({ name: 'Uzaktan', jobs: [job({ id: 'j2', place: '', salary: null })] }));
    expect([subject, unsubscribe]).toEqual(['Meydan: kayıtlı aramalarınıza uyan 2 yeni iş ilanı', 'https://meydan.test/cik?m1.jobs']);
    expect(text).toContain(`‹İstanbul› aramanıza uyan 1 yeni iş ilanı:

• ‹Kıdemli Frontend Geliştirici›
  Kirpi Analitik · Kadıköy, İstanbul · 95.000–130.000 ₺, aylık, net
  https://meydan.test/career/j1

Bu aramanın bütün ilanları: https://meydan.test/career?province=34&km=50

‹Uzaktan› aramanıza uyan 1 yeni iş ilanı:

• ‹Kıdemli Frontend Geliştirici›
  Kirpi Analitik · Maaş belirtilmemiş
  https://meydan.test/career/j2
`);
    expect(text).toContain('Bu özeti kapatın: https://meydan.test/cik?m1.jobs');
  });
  it('tells of ten in a search, and how many more there are', () => {
    const many = Array.from({ length: 14 }, (_, index) => job({ id: `j${index}` }));
    const { subject, text } = letter(search({ jobs: many, total: 23 }));
    expect([subject, text.split('•').length - 1]).toEqual(['Meydan: kayıtlı aramalarınıza uyan 23 yeni iş ilanı', 10]);
    expect(text).toContain('\n13 ilan daha: https://meydan.test/career?province=34&km=50\n');
  });
  it('has no line that whoever posted wrote', () => {
    const lines = (one: NewJob) => letter(search({ jobs: [one] })).text.split(/[\r\n\u0085\u2028\u2029]/).length;
    const words = 'Uyarı›\r\n\r\nhttps://kotu.example\u2028Meydan';
    expect(lines(job({ title: words, company: words, place: words }))).toBe(lines(job()));
  });
});
