import { afterAll, beforeAll, beforeEach, describe, expect } from '@jest/globals';
import { type CvPagePlan, DOCUMENT_LIMITS, DOCUMENT_TEXT } from '../contracts/own-documents.js';
import type { OwnProfile } from '../contracts/profile-details.js';
import { RESUME_LIMITS, RESUME_TEXT, type ResumePreview } from '../contracts/resume.js';
import { pagesIn, textOfPdf } from '../src/platform/one-page/pdf-text.fixture.js';
import { pdfFlaw } from '../src/platform/uploads/pdf.js';
import { photograph } from '../src/platform/uploads/pictures.fixture.js';
import type { Client } from './client.js';
import { sendForm } from './forms.js';
import { inBothHomes, it } from './second-home/in-both-homes.js';
import { said, Town, usernameOf } from './town.js';

const resumeOf = ({ id }: Client) => `/api/profile/${id}/resume.json`;
const cvOf = ({ id }: Client) => `/api/profile/${id}/cv`;
const BIO = 'Işıl ışıl bir şehirde ğüşiöç harfleriyle yazarım.';
const JOB = { company: 'Sarnıç Yazılım', position: 'Kıdemli Geliştirici', start: '2021-03', end: 'ongoing', location: 'İzmir', description: 'Ödeme.' };

describe('a profile as JSON Resume', () => {
  let town: Town;
  let member: Client;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    member = await town.member();
  });

  const send = (file: string | Buffer, caller = member) =>
    sendForm<ResumePreview>(caller, '/api/profile/import/resume', {}, { field: 'resume', name: 'cv.bin', type: 'text/plain', bytes: Buffer.from(file) });
  const own = async (caller = member) => (await caller.get<OwnProfile>(`/api/profile/${caller.id}`)).body.data;

  inBothHomes.it('goes out of one profile and into another one, section by section, as its member accepts it', async () => {
    await member.put('/api/profile', {
      first_name: 'Elif',
      last_name: 'Işık',
      bio: BIO,
      contacts: [{ type: 'email', value: 'elif@ornek.dev' }],
      experiences: [JOB],
    });
    const { status, headers, text } = await member.raw('GET', resumeOf(member));
    expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename="${RESUME_TEXT.file}"`]);
    expect(JSON.parse(text)).toMatchObject({ basics: { name: 'Elif Işık', email: 'elif@ornek.dev' }, work: [{ name: 'Sarnıç Yazılım', current: true }] });
    expect(text).not.toContain(`${await usernameOf(member)}@`);
    expect((await send(text)).body.data).toEqual({ changes: [], refused: [], unknown: [], guessed_months: false });

    const other = await town.member();
    const { changes } = (await send(text, other)).body.data;
    expect(changes.map(({ section, how }) => [section, how])).toEqual([
      ...[
        ['names', 'added'],
        ['bio', 'added'],
        ['contacts', 'added'],
        ['experiences', 'added'],
      ],
    ]);
    expect((await own(other)).bio).toBeNull();
    const accepted = Object.assign({}, ...changes.filter(({ section }) => section !== 'bio').map(({ request }) => request));
    expect((await other.put('/api/profile', accepted)).status).toBe(200);
    expect(await own(other)).toMatchObject({ first_name: 'Elif', last_name: 'Işık', bio: null, experiences: [JOB] });
  });

  it.each<[string, string, string]>([
    ['no JSON', '%PDF-1.7', RESUME_TEXT.notJson],
    ['too large', ' '.repeat(RESUME_LIMITS.bytes + 1), RESUME_TEXT.tooLarge],
    ['too deep', '['.repeat(200_000), RESUME_TEXT.tooDeep],
    ['hostile', '{"basics":{"__proto__":{}}}', RESUME_TEXT.hostile],
  ])('is refused with a sentence when it is %s', async (_, file, sentence) => {
    const { status, body } = await send(file);
    expect([status, body.message]).toEqual([status === 413 ? 413 : 422, sentence]);
  });

  it('is read so often and no oftener', async () => {
    const answers = await Promise.all(Array.from({ length: DOCUMENT_LIMITS.filesAMinute + 1 }, () => send('{"work":[]}')));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: DOCUMENT_LIMITS.filesAMinute }, () => 200), 429]);
  });
});

describe('the card of a member', () => {
  let town: Town;
  let member: Client;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    member = await town.member();
    const told = { bio: BIO, company: 'Sarnıç, Yazılım', job_title: 'Mimar', contacts: [{ type: 'email', value: 'elif@ornek.dev' }] };
    await member.put('/api/profile', { ...told, first_name: 'Elif', last_name: 'Işık', birth_date: '1994-02-28' });
    await town.app.settled();
  });

  const cardFor = async (reader: Client) => {
    const { status, headers, text } = await reader.raw('GET', `/api/profile/${member.id}/vcard`);
    return { status, type: headers.get('content-type'), text: text.replace(/\r\n /g, '') };
  };

  inBothHomes.it('has what its reader may see, and never the address of the account', async () => {
    const [own, other] = [await cardFor(member), await cardFor(await town.member())];
    expect([own.status, own.type]).toEqual([200, 'text/vcard; charset=utf-8']);
    expect([own.text.includes('FN:Elif Işık'), other.text.includes('Elif')]).toEqual([true, false]);
    for (const line of ['ORG:Sarnıç\\, Yazılım', `NOTE:${BIO}`]) for (const { text } of [own, other]) expect(text).toContain(line);
    for (const hidden of ['elif@ornek.dev', 'BDAY']) expect([own.text.includes(hidden), other.text.includes(hidden)]).toEqual([true, false]);
    for (const { text } of [own, other]) expect(text).not.toContain(`${await usernameOf(member)}@`);
    await member.put('/api/profile/privacy', { job_info_visible: false, contact_info_visible: true });
    await town.app.settled();
    const changed = (await cardFor(await town.member())).text;
    expect(['Sarnıç', 'Mimar', 'elif@ornek.dev'].map((part) => changed.includes(part))).toEqual([false, false, true]);
  });

  it('is refused to whom the page is refused, in its words', async () => {
    const reader = await town.member();
    const pageFor = async (caller: Client) => said(await caller.get(`/api/profile/${member.id}`));
    const refusedFor = async (caller: Client) => said(await caller.get(`/api/profile/${member.id}/vcard`));
    expect((await refusedFor(town.app.guest))[0]).toBe(401);
    expect(await refusedFor(town.app.guest)).toEqual(await pageFor(town.app.guest));
    await member.put(`/api/users/${reader.id}/block`);
    await town.app.settled();
    expect(await refusedFor(reader)).toEqual(await pageFor(reader));
    expect((await refusedFor(reader))[0]).toBe(403);
    await member.put('/api/profile/privacy', { guests_visible: true });
    await town.app.settled();
    expect((await cardFor(town.app.guest)).text).not.toContain('elif@ornek.dev');
    expect((await cardFor(town.app.guest)).text).toContain('FN:');
  });
});

describe('what members take out of their own profile', () => {
  let town: Town;
  let member: Client;

  beforeAll(async () => {
    town = await Town.open();
  });
  afterAll(() => town.app.stop());
  beforeEach(async () => {
    member = await town.member();
  });

  const tell = (told: object) => member.put('/api/profile', told);
  const plan = async () => (await member.get<CvPagePlan>(cvOf(member))).body.data;

  inBothHomes.it('is the CV on one page that can be searched, with all that others may not see and nothing of the account', async () => {
    const named = { first_name: 'Elif', last_name: 'Işık', bio: BIO, contacts: [{ type: 'email', value: 'elif@ornek.dev' }], experiences: [JOB] };
    expect((await tell(named)).status).toBe(200);
    await member.put('/api/profile/privacy', { experiences_visible: false, contact_info_visible: false });
    await sendForm(member, '/api/profile/upload/avatar', {}, { field: 'avatar', name: 'ben.png', type: 'image/png', bytes: await photograph() });
    await town.app.settled();
    expect(await plan()).toEqual({ left_out: [], lacks_signs: false });
    const { status, headers, bytes } = await member.download(`${cvOf(member)}.pdf`);
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      ...[200, 'application/pdf', `attachment; filename="${DOCUMENT_TEXT.cvFile}"`],
    ]);
    const text = textOfPdf(bytes);
    for (const part of ['Elif Işık', 'elif@ornek.dev', BIO, 'Kıdemli Geliştirici\n · Sarnıç Yazılım', 'Mar 2021 – sürüyor']) expect(text).toContain(part);
    expect(text).not.toContain(`${await usernameOf(member)}@`);
    expect([pagesIn(bytes), await pdfFlaw(Buffer.from(bytes)), Buffer.from(bytes).includes('/DCTDecode')]).toEqual([1, null, true]);
  });

  it('is a page for whoever has told nothing, too', async () => {
    const { bytes } = await member.download(`${cvOf(member)}.pdf`);
    expect(textOfPdf(bytes)).toBe(await usernameOf(member));
  });

  it('tells what of a profile that is filled to its limits the page lacks', async () => {
    const long = 'Liman takip sisteminin hizmetlerini yazdım. '.repeat(40).slice(0, 1_700).trim();
    await tell({ bio: long.slice(0, 990).trim(), experiences: Array.from({ length: 30 }, () => ({ ...JOB, description: long })) });
    const { left_out, lacks_signs } = await plan();
    expect(left_out.map(({ part }) => part)).toEqual(['bio', 'experiences']);
    expect([left_out[1]?.entries ?? 0, lacks_signs]).toEqual([expect.any(Number), false]);
    expect(left_out[1]?.entries).toBeGreaterThan(5);
    expect(pagesIn((await member.download(`${cvOf(member)}.pdf`)).bytes)).toBe(1);
  });

  it('is drawn while it is being told what it would lack', async () => {
    const [plan, page] = await Promise.all([member.get(cvOf(member)), member.raw('GET', `${cvOf(member)}.pdf`)]);
    expect([plan.status, page.status]).toEqual([200, 200]);
  });

  it('is drawn for one member no more often at a time, and not too often', async () => {
    const answers = await Promise.all(Array.from({ length: DOCUMENT_LIMITS.aMinute + 2 }, () => member.get(cvOf(member))));
    const said = answers.map(({ status, body }) => [status, body.error]).filter(([status]) => status !== 200);
    expect(said).toContainEqual([429, DOCUMENT_TEXT.tooMany]);
    expect(said).toContainEqual([429, DOCUMENT_TEXT.underWay]);
  });

  inBothHomes.it('is for nobody else: no guest, no other member, no staff', async () => {
    const admin = await town.app.member(`yonetici.${member.id.slice(-6)}`, 'admin');
    for (const path of [cvOf(member), `${cvOf(member)}.pdf`, resumeOf(member)]) {
      expect(said(await town.app.guest.get(path))).toEqual([401, expect.any(String)]);
      for (const other of [await town.member(), town.moderator, admin]) expect(said(await other.get(path))).toEqual([404, DOCUMENT_TEXT.ownOnly]);
    }
  });
});
