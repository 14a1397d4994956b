import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPLICATION_LIMITS, APPLICATION_TEXT } from '../contracts/job-applications.js';
import { JOB_LIMITS } from '../contracts/job-writing.js';
import type { Job } from '../contracts/jobs.js';
import { APPLICATIONS, applicants, RECEIVED } from './applicants.js';
import type { Answer, Client } from './client.js';
import { UNSEEN } from './hostile-posts.js';
import { filled, HOSTILE, SMUGGLING } from './hostile-texts.js';
import { employers, JOB, JOBS } from './jobs.js';
import { elementsOf, readPage } from './reading.js';
import { NOBODY } from './routes.js';
import { said, Town } from './town.js';

/** Of each kind of burden some; how a text is rendered is tried with all of them where it is (`hostile-reading.test.ts`). */
const BURDENS = [
  'quoteRunSpaced',
  'bracketsBoth',
  'starsAround',
  'tableWide',
  'addressUser',
  'mentionsOpen',
  'comments',
  'cdata',
  'deep',
  'nul',
  'lone',
] as const;
const TEXTS: readonly string[] = [
  ...BURDENS.map((name) => HOSTILE[name] ?? ''),
  ...Object.values(UNSEEN),
  ...SMUGGLING.filter((_, at) => at % 5 === 0),
  ...[
    '__proto__',
    '{"$gt":""}',
    "'; DROP TABLE events; --",
    ']]></title><script>alert(1)</script>',
    '</script><script>alert(1)</script>',
    '{ad}{{ad}}{__proto__}',
  ],
  filled('<&"\'> '),
];
const WORDS = ['title', 'company_name', 'location', 'district', 'description', 'responsibilities', 'qualifications'] as const;
const LONGEST: Record<(typeof WORDS)[number], number> = {
  ...{ title: JOB_LIMITS.title.max, company_name: JOB_LIMITS.company.max, location: JOB_LIMITS.location, district: JOB_LIMITS.district },
  ...{ description: JOB_LIMITS.description.max, responsibilities: JOB_LIMITS.lines.each, qualifications: JOB_LIMITS.lines.each },
};
const FILTERS = ['search', 'work_type', 'category', 'province', 'km', 'tags', 'salary_min', 'salary_max', 'currency', 'period', 'basis', 'without_salary'];
const ASKED = ['', '-1', '1e309', '99999999999', '__proto__', 'a\u0000b', '\u202e', "' OR 1=1", '{"$gt":""}', '%', 'ğ'.repeat(99), ','.repeat(99)];

/** What a browser would run or call: addresses, and names of elements and attributes wherever they do not stand in a value. */
const CALLED = /(?:href|src)="\s*(?:javascript|data:text|vbscript):/i;
const RUN = /<script|<[^>]*\son\w+\s*=/i;
const calls = (html: string): boolean => CALLED.test(html) || RUN.test(html.replaceAll(/="[^"]*"/g, '=""'));

/** Whatever is refused is so with a sentence for each field, none of which repeats what was sent. */
function refused({ status, body }: Answer): string[] {
  const sentences = Object.values(body.fields ?? {}).flat();
  expect([status, sentences.length > 0]).toEqual([422, true]);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÇĞİÖŞÜ0-9][^<>{}\0]{4,200}$/u);
  return Object.keys(body.fields ?? {});
}
const isTaken = (answer: Answer): boolean => answer.status < 300 || refused(answer).length === 0;

describe('Texts that nobody writes', () => {
  let town: Town;
  let employer: Client;
  let applicant: Client;
  let job: string;
  let application: string;
  beforeAll(async () => {
    town = await Town.open();
    // What new members link to is bounded more narrowly than anything here.
    employer = town.moderator;
    applicant = await town.member();
    job = (await employers.post(employer)).id;
    application = (await applicants.apply(applicant, job, { note: filled('<script>alert(1)</script> & ', APPLICATION_LIMITS.note) })).id;
  });
  afterAll(() => town.app.stop());

  const readEverywhere = async () => {
    const shown = await town.app.guest.get<Job>(`${JOBS}/${job}`);
    const [page, list] = [await readPage(town.app.guest, `/career/${job}`), await readPage(town.app.guest, '/career')];
    const feed = await town.app.guest.raw('GET', '/career/rss.xml');
    expect([shown.status, page.status, list.status, feed.status]).toEqual([200, 200, 200, 200]);
    expect([elementsOf(feed.text).includes('item'), page.structured[0]?.['@type']]).toEqual([true, 'JobPosting']);
    expect([shown.body.data.html, page.content, list.content].filter(calls)).toEqual([]);
  };

  it.each(TEXTS)('are refused with sentences in a listing, or shown wherever it is: %#', async (text) => {
    const words = Object.fromEntries(WORDS.map((name) => [name, text.slice(0, LONGEST[name])]));
    const form: Record<string, unknown> = {
      ...JOB,
      ...words,
      description: `${JOB.description}\n\n${text}`.slice(0, LONGEST.description),
      tags: [text.slice(0, JOB_LIMITS.tag)],
    };
    const links = { website: text.slice(0, JOB_LIMITS.url) };
    const wrong = refused(
      await employer.put(`${JOBS}/${job}`, { ...form, company_social_links: links, salary: { min: text }, seniority: text, apply_until: text.slice(0, 30) }),
    );
    expect(wrong.length).toBeGreaterThan(0);
    const first = await employer.put(`${JOBS}/${job}`, form);
    const left =
      first.status === 422
        ? { ...form, ...Object.fromEntries(refused(first).map((name) => [name, name === 'tags' ? [] : (JOB[name as 'title'] ?? '')])) }
        : form;
    expect(said(await employer.put(`${JOBS}/${job}`, left))).toEqual([200, undefined]);
    await readEverywhere();
    town.app.clock.advance({ minutes: 5 });
  });

  it('are refused with sentences in what is given, said, noted and kept, or are there as they were written', async () => {
    const template = (await employer.post<{ id: string }>('/api/career/answer-templates', { name: 'Davet', text: 'Merhaba' })).body.data.id;
    const search = { name: 'Arama', filters: { province: '34' } };
    const kept = (await applicant.post<{ id: string }>('/api/career/searches', search)).body.data.id;
    let taken = 0;
    for (const text of TEXTS) {
      const answer = text.slice(0, APPLICATION_LIMITS.answer.max);
      const sent = await applicants.send(applicant, NOBODY, { note: text.slice(0, APPLICATION_LIMITS.note), cv_url: answer.slice(0, 100) });
      expect([404, 422]).toContain(sent.status);
      const calls = [
        await applicant.post(`${APPLICATIONS}/${application}/messages`, { text: answer }),
        await employer.post(`${RECEIVED}/${application}/messages`, { text: answer }),
        await employer.post(`${RECEIVED}/answers`, { application_ids: [application], text: answer, sending_id: crypto.randomUUID() }),
        await employer.post(`${RECEIVED}/${application}/notes`, { text: text.slice(0, APPLICATION_LIMITS.teamNote.max) }),
        await employer.post(`${RECEIVED}/${application}/cv/download`, { reason: `Neden: ${text}`.slice(0, APPLICATION_LIMITS.downloadReason.max) }),
        await employer.put(`/api/career/answer-templates/${template}`, { name: text.slice(0, APPLICATION_LIMITS.templateName.max), text: answer }),
        await applicant.put(`/api/career/searches/${kept}`, { ...search, name: text.slice(0, 60) }),
        await applicant.put(`/api/career/searches/${kept}`, { name: 'Arama', filters: { search: text.slice(0, 100) } }),
      ];
      taken += calls.filter(isTaken).length;
      town.app.clock.advance({ minutes: 10 });
    }
    expect(taken).toBeGreaterThan(TEXTS.length);
    const { messages, notes } = await applicants.detail(employer, application);
    expect(messages.map(({ text }) => text)).toContain("'; DROP TABLE events; --");
    expect(notes.map(({ text }) => text)).toContain('</script><script>alert(1)</script>');
  });

  it('longer than they may be are refused by their length, and an address by its kind', async () => {
    const tooLong = 'a'.repeat(30_000);
    for (const name of WORDS) expect(refused(await employer.put(`${JOBS}/${job}`, { ...JOB, [name]: tooLong }))).toEqual([name]);
    const given = { phone: tooLong, email: tooLong, note: tooLong, cv_url: tooLong };
    expect(refused(await applicants.send(applicant, job, given))).toEqual(['phone', 'email', 'cv_url', 'note']);
    expect(said(await applicant.get(`${APPLICATIONS}/mine?userId=${employer.id}`))).toEqual([403, APPLICATION_TEXT.onlyOwn]);
  });

  it('find nothing and break nothing when they are asked for, by any filter', async () => {
    const broken: [string, number][] = [];
    for (const filter of [...FILTERS, 'posted', 'sort', 'limit', 'offset'])
      for (const value of ASKED) {
        const query = `${filter}=${encodeURIComponent(value)}`;
        for (const place of [JOBS, '/api/career/facets', '/career', '/career/rss.xml']) {
          const { status, text } = await town.app.guest.raw('GET', `${place}?${query}`);
          const isSaid = status === 200 || !place.startsWith('/api') || /"error":"[A-ZÇĞİÖŞÜ][^"]{5,}"/.test(text);
          if (![200, 400, 404, 422].includes(status) || !isSaid) broken.push([`${place}?${query}`, status]);
        }
        const near = await town.app.guest.post(`${JOBS}/near`, { lat: 41, lng: 29, [filter]: value });
        if (![200, 400, 422].includes(near.status)) broken.push([`near ${query}`, near.status]);
      }
    expect(broken).toEqual([]);
  });
});
