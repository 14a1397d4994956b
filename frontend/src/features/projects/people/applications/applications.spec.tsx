/** @jest-environment jsdom */
import { type ApplicationRow, type OwnApplication, POSTING_TEXT } from '@contracts/help-wanted';
import { afterEach, describe, expect, it } from '@jest/globals';
import { drawn } from '../../../../../testing/asMember';
import { type Answer, type Asked, done, refused } from '../../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../../testing/inReact';
import { posting } from '../../components/project.fixture';
import { author } from '../people.fixture';
import { Application } from './Application';
import { acceptEffect, inOrder } from './applicationWords';
import { OwnApplications } from './OwnApplications';

afterEach(leaveAll);

const row = (fields: Partial<ApplicationRow> = {}): ApplicationRow => ({
  ...{ id: 'a1', posting_id: 'h1', state: 'new', message: 'Katılmak isterim.', known: ['React'], applicant: author('m5', 'Ozan Çelik') },
  ...{ created_at: '2026-11-25T10:00:00.000Z', settled_at: null },
  ...fields,
});

describe('An application', () => {
  const opened: string[] = [];
  const shown = (application: ApplicationRow, answer: (asked: Asked) => Answer = () => done({}), isDecided = true) => {
    opened.length = 0;
    return drawn(
      <ul>
        <Application application={application} posting={posting()} isDecided={isDecided} onOpened={() => opened.push(application.id)} />
      </ul>,
      answer,
    );
  };

  it('is opened to be read, which is noted once: of a new one', async () => {
    const { place, press, shows } = await shown(row());
    expect(place.textContent).not.toContain('Katılmak isterim.');
    await press('Ozan Çelik: oku');
    await shows('Katılmak isterim.');
    await press('Ozan Çelik: kapat');
    expect(opened).toEqual(['a1']);
    await leaveAll();
    const seen = await shown(row({ state: 'seen' }));
    await seen.press('Ozan Çelik: oku');
    expect(opened).toEqual([]);
  });
  it('is accepted once it is said what follows', async () => {
    const { press, sent, shows } = await shown(row());
    await press('Ozan Çelik: oku');
    await press('Kabul et: Ozan Çelik');
    await shows('Ozan Çelik projeye üye olarak katılır; ilanda 1 yer kalır.');
    expect(sent).toEqual([]);
    await press('Kabul et');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/applications/a1/accept' });
  });
  it('that comes too late for the last place says so', async () => {
    const { press, shows } = await shown(row(), () => refused(409, 'CONFLICT', { message: POSTING_TEXT.lastPlaceGone }));
    await press('Ozan Çelik: oku');
    await press('Kabul et: Ozan Çelik');
    await press('Kabul et');
    await shows(POSTING_TEXT.lastPlaceGone);
  });
  it('is refused', async () => {
    const { press, sent, shows } = await shown(row());
    await press('Ozan Çelik: oku');
    await press('Reddet: Ozan Çelik');
    await shows('“ret” olarak görür');
    await press('Reddet');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ path: '/api/projects/applications/a1/reject' });
  });
  it.each<[string, Partial<ApplicationRow>, boolean]>([
    ['settled', { state: 'accepted' }, true],
    ['of an archived project', {}, false],
  ])('that is %s is only read', async (_, fields, isDecided) => {
    const { press, has, shows } = await shown(row(fields), undefined, isDecided);
    await press('Ozan Çelik: oku');
    await shows('Katılmak isterim.');
    expect(has('Kabul et: Ozan Çelik')).toBe(false);
  });
  it('whose message was destroyed says that', async () => {
    const { press, shows } = await shown(row({ state: 'withdrawn', message: null }));
    await press('Ozan Çelik: oku');
    await shows('Mesaj silinmiş.');
  });
  it('stands among others by its state, then by its time', () => {
    const rows = [
      row({ id: 'b', state: 'rejected', created_at: '2026-11-25T12:00:00.000Z' }),
      row({ id: 'c', state: 'seen' }),
      row({ id: 'd' }),
      row({ id: 'e', created_at: '2026-11-26T10:00:00.000Z' }),
    ];
    expect(inOrder(rows).map(({ id }) => id)).toEqual(['e', 'd', 'c', 'b']);
    expect(inOrder(rows, new Map([['b', 'new']])).map(({ id }) => id)).toEqual(['e', 'b', 'd', 'c']);
  });
  it('takes the last place with what that means', () =>
    expect(acceptEffect('Ozan', { places: 2, taken: 1 })).toBe(
      'Ozan projeye üye olarak katılır. Bu son yer: ilan dolar, bekleyen öteki başvuranlara haber verilir.',
    ));
});

describe('The own applications', () => {
  const own = (fields: Partial<OwnApplication> = {}): OwnApplication => ({
    ...{ id: 'a1', posting_id: 'h1', state: 'seen', message: 'Katılmak isterim.', created_at: '2026-11-25T10:00:00.000Z', settled_at: null },
    ...{ posting: { id: 'h1', title: 'React ile takvim görünümü', status: 'open' }, project: { id: 'p1', title: 'Ortak Takvim', cover_image_url: null } },
    ...fields,
  });
  const listed = (rows: OwnApplication[]) =>
    drawn(<OwnApplications />, ({ method }) =>
      method === 'GET' ? { status: 200, body: { success: true, data: rows, total: rows.length, limit: 20, offset: 0, hasMore: false } } : done({}),
    );

  it('say while they wait that the posting is full', async () => {
    const { shows } = await listed([own({ posting: { id: 'h1', title: 'React ile takvim görünümü', status: 'filled' } })]);
    await shows('bakıldı');
    await shows('Dolu');
  });
  it('are taken back also where the posting is not for them any more, of which no word is said', async () => {
    const { press, sent, shows, place } = await listed([own({ posting: null, project: null })]);
    await shows('Proje artık size açık değil');
    expect(place.querySelector('a')).toBeNull();
    await press('Geri çek: Görünmeyen ilan');
    await press('Geri çek');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/applications/a1/withdraw' });
  });
  it('are taken back while they wait', async () => {
    const { press, sent, shows } = await listed([own()]);
    await shows('bakıldı');
    await press('Geri çek: React ile takvim görünümü');
    await shows('ilanına yazdığınız mesaj silinir');
    await press('Geri çek');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/applications/a1/withdraw' });
  });
  it('stay to be seen when they are settled', async () => {
    const { has, shows } = await listed([own({ state: 'rejected' })]);
    await shows('ret');
    expect(has('Geri çek: React ile takvim görünümü')).toBe(false);
  });
  it('are looked for where there are none', async () => (await listed([])).shows('Henüz başvurunuz yok'));
});
