import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { WriteJobRequest } from '../contracts/job-writing.js';
import { JOB_TEXT } from '../contracts/jobs.js';
import type { JobSearchListing } from '../contracts/search.js';
import type { Client } from './client.js';
import { employers, JOBS } from './jobs.js';
import { elementsOf, readPage } from './reading.js';
import { NOBODY } from './routes.js';
import { inBothHomes } from './second-home/in-both-homes.js';
import { Town } from './town.js';

const PUBLIC_URL = 'https://meydan.test';

let town: Town;
let employer: Client;
const guest = () => town.app.guest;
const read = (path: string) => readPage(guest(), path);
const post = async (job: Partial<WriteJobRequest>) => {
  const { id } = await employers.post(employer, job);
  town.app.clock.advance({ minutes: 1 });
  await town.app.settled();
  return id;
};

beforeAll(async () => {
  town = await Town.open({ PUBLIC_URL, TRUSTED_PROXIES: 'loopback' });
  employer = await employers.of(town);
});
afterAll(() => town.app.stop());

describe('A job listing', () => {
  inBothHomes.it('can be read without running the app, in lists, feeds and the site map, until it is deleted', async () => {
    const words = { company_name: 'Kirpi <Analitik>', responsibilities: 'Kod yazmak\nKod okumak', salary: { min: 95_000, max: 130_000 } };
    const salary = { ...words.salary, currency: 'TRY', period: 'month', basis: 'net' } as const;
    const id = await post({ ...words, salary, title: 'Okunan ilan', tags: ['react'], description: 'Panoları **birlikte** yazacak birini arıyoruz.' });
    const other = await post({ title: 'Uzaktaki ilan', work_type: 'Remote', location: 'Ankara', tags: ['go'] });
    const page = await read(`/career/${id}`);
    expect([page.status, page.title, page.head('canonical')]).toEqual([200, 'Okunan ilan · Kirpi <Analitik> · Meydan', `${PUBLIC_URL}/career/${id}`]);
    expect([page.head('og:title'), page.head('robots')]).toEqual(['Okunan ilan · Kirpi <Analitik>', undefined]);
    for (const part of [
      '<h1>Okunan ilan</h1>',
      '<bdi>Kirpi &lt;Analitik&gt;</bdi>',
      '<strong>birlikte</strong>',
      '<li><bdi>Kod okumak</bdi></li>',
      '95.000–130.000 ₺ (aylık, net)',
      '<a rel="tag" href="/career?tags=react"><bdi>#react</bdi></a>',
    ])
      expect([part, page.content.includes(part)]).toEqual([part, true]);
    expect(page.structured[0]).toMatchObject({
      '@type': 'JobPosting',
      title: 'Okunan ilan',
      description: expect.stringContaining('<strong>birlikte</strong>'),
      jobLocation: { address: { addressRegion: 'İstanbul' } },
      baseSalary: { currency: 'TRY' },
    });

    const list = await read('/career');
    expect([list.status, list.head('canonical'), list.content.includes(other)]).toEqual([200, `${PUBLIC_URL}/career`, true]);
    expect(list.text).toContain('href="/career/rss.xml"');
    const near = await read('/career?tags=react&province=34&km=50');
    expect([near.content.includes(id), near.content.includes(other), near.head('robots')]).toEqual([true, false, 'noindex']);
    expect((await read('/career?province=34&utm_source=x')).head('canonical')).toBe(`${PUBLIC_URL}/career?province=34`);
    for (const path of ['/career?km=bir&province=34', '/career/rss.xml?category=Is', `/career/${NOBODY}`])
      expect([path, (await read(path)).status]).toEqual([path, 404]);

    const feed = await guest().raw('GET', '/career/rss.xml?work_type=Remote');
    expect([feed.status, feed.headers.get('content-type')]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    expect(elementsOf(feed.text)).toContain('item');
    expect([feed.text.includes(`${PUBLIC_URL}/career/${other}`), feed.text.includes(id)]).toEqual([true, false]);
    expect(feed.text).toContain(`href="${PUBLIC_URL}/career/rss.xml?work_type=Remote"`);
    expect((await guest().raw('GET', '/sitemaps/jobs-1.xml')).text).toContain(`${PUBLIC_URL}/career/${id}`);

    expect((await employer.delete(`${JOBS}/${id}`)).status).toBe(200);
    await town.app.settled();
    const gone = await read(`/career/${id}`);
    expect([gone.status, gone.content.includes(JOB_TEXT.gone), gone.text.includes('Okunan ilan'), gone.head('robots')]).toEqual([410, true, false, 'noindex']);
    expect((await guest().raw('GET', '/sitemaps/jobs-1.xml')).text).not.toContain(id);
  });

  inBothHomes.it('is found by its words, its tags and its owner, as long as it is there', async () => {
    const search = async (q: string, who = guest()) => {
      town.app.clock.advance({ minutes: 1 });
      await town.app.settled();
      const { status, body } = await who.get(`/api/search/jobs?q=${encodeURIComponent(q)}`);
      expect(status).toBe(200);
      return body as unknown as JobSearchListing;
    };
    const found = async (q: string) => (await search(q)).data.map(({ id }) => id);
    const id = await post({ title: 'Karanfil yazılımcısı', qualifications: 'Menekşe bilgisi', tags: ['C#'], salary: null });
    expect([await found('karanfiller'), await found('menekşe'), await found('etiket:c#'), await found('karanfil çözüldü:evet')]).toEqual([
      [id],
      [id],
      [id],
      [],
    ]);
    const { data, total } = await search('karanfil');
    expect([total, data[0]]).toEqual([
      1,
      expect.objectContaining({
        id,
        state: 'open',
        hidden: false,
        company_name: 'Kirpi Analitik',
        salary: null,
        title: { text: 'Karanfil yazılımcısı', ranges: [[0, 8]] },
      }),
    ]);
    for (const path of ['/api/search', '/api/search/posts', '/api/search/projects'])
      expect((await guest().get<unknown[]>(`${path}?q=karanfil`)).body.data).toEqual([]);
    const revised = {
      title: 'Lale yazılımcısı',
      company_name: 'Kirpi',
      location: 'Ankara',
      work_type: 'Ofis',
      category: 'Job',
      description: 'Başka sözlerle anlatılan bir iş bu.',
    };
    expect((await employer.put(`${JOBS}/${id}`, revised)).status).toBe(200);
    expect([await found('karanfil'), await found('lale')]).toEqual([[], [id]]);
    expect((await employer.delete(`${JOBS}/${id}`)).status).toBe(200);
    expect(await found('lale')).toEqual([]);
  });
});
