/** @jest-environment jsdom */
import { PEOPLE_TEXT, type ProjectInviteRow } from '@contracts/project-people';
import type { ProjectRole } from '@contracts/projects';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { drawn } from '../../../../testing/asMember';
import { type Answer, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { project } from '../components/project.fixture';
import { HandoverNote } from './HandoverNote';
import { Invites, remindedWords } from './Invites';
import { OwnInvites } from './OwnInvites';
import { author } from './people.fixture';

afterEach(leaveAll);

const viewer = (role: ProjectRole | null, isOfferedOwnership = false) => ({ role, isFollowing: false, invite: null, isOfferedOwnership });
const invite = (fields: Partial<ProjectInviteRow>): ProjectInviteRow => ({
  ...{ id: 'i1', role: 'member', member: author('m4', 'Gökçe Ünal'), email: null, inviter: author('m1', 'Çağrı Yıldız') },
  ...{ created_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-12-04T10:00:00.000Z', reminders: 0, remind_from: '2026-11-23T10:00:00.000Z' },
  ...fields,
});
const asked = (role: ProjectRole | null, { answer = done({}) as Answer, rows = [] as ProjectInviteRow[], archived = false } = {}) =>
  drawn(<Invites project={project({ archived, viewer: viewer(role) })} />, ({ method }) => (method === 'GET' ? done(rows) : answer));
const type = (place: HTMLElement, text: string) =>
  act(async () => {
    const field = place.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });

describe('Asking somebody into a project', () => {
  it('is for its owner and managers, while it goes on', async () => {
    for (const role of ['member', null] as const) expect((await asked(role)).has('Davet gönder')).toBe(false);
    expect((await asked('manager', { archived: true })).has('Davet gönder')).toBe(false);
  });
  it('takes a name, an address or an id; only the owner asks managers in', async () => {
    const { place, press, sent } = await asked('owner');
    await type(place, ' gokce@ornek.example ');
    await act(async () => place.querySelector<HTMLInputElement>('input[value="manager"]')?.click());
    await press('Davet gönder');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/p1/invites', body: { identifier: 'gokce@ornek.example', role: 'manager' } });
    await until(() => place.querySelector('input')?.value === '');
    expect(place.querySelector<HTMLInputElement>('input[value="member"]')?.checked).toBe(true);
    await leaveAll();
    expect((await asked('manager')).place.querySelector('input[type="radio"]')).toBeNull();
  });
  it('suggests members by what is typed of a name; a click names one', async () => {
    const found = [{ ...author('m9', 'Barış Yılmaz'), username: 'baris' }];
    const { place, shows } = await drawn(<Invites project={project({ viewer: viewer('manager') })} />, ({ path }) =>
      path.includes('/users/search') ? done(found) : done([]),
    );
    await type(place, 'bar');
    await shows('Barış Yılmaz');
    await act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('@baris'))?.click());
    expect(place.querySelector('input')?.value).toBe('baris');
    await until(() => place.textContent?.includes('Barış Yılmaz') === false);
  });
  it('adds whoever was chosen among those suggested, and says why it could not', async () => {
    const found = [{ ...author('m9', 'Barış Yılmaz'), username: 'baris' }];
    let answer: Answer = refused(404, 'NOT_FOUND', { message: PEOPLE_TEXT.userNotFound });
    const { place, press, sent, shows } = await drawn(<Invites project={project({ viewer: viewer('manager') })} />, ({ method, path }) => {
      if (method === 'POST') return answer;
      return path.includes('/users/search') ? done(found) : done([]);
    });
    await type(place, 'bar');
    await shows('Barış Yılmaz');
    await act(async () => [...place.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('@baris'))?.click());
    await press('Davet gönder');
    await shows('Kullanıcı bulunamadı: baris');
    answer = refused(409, 'CONFLICT', { message: PEOPLE_TEXT.alreadyMember });
    await press('Davet gönder');
    await shows('Üye eklenirken hata: Bu kişi zaten projenin üyesi.');
    answer = done({ outcome: 'joined' });
    await press('Davet gönder');
    await until(() => place.querySelector('input')?.value === '');
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual(
      Array(3).fill(['POST', '/api/projects/p1/members/add', { userId: 'm9', role: 'member' }]),
    );
  });
  it('keeps what was typed and says why when it is refused', async () => {
    const { place, press, shows } = await asked('manager', { answer: refused(409, 'CONFLICT', { message: PEOPLE_TEXT.alreadyInvited }) });
    await type(place, 'gokce');
    await press('Davet gönder');
    await shows(PEOPLE_TEXT.alreadyInvited);
    expect(place.textContent).toContain(PEOPLE_TEXT.inviteFailed);
    expect(place.querySelector('input')?.value).toBe('gokce');
  });
  it('lists who waits: a member by name, an address as it was typed', async () => {
    const { shows, press, sent } = await asked('manager', { rows: [invite({}), invite({ id: 'i2', member: null, email: 'biri@ornek.example' })] });
    await shows('biri@ornek.example');
    await press('Hatırlat: Gökçe Ünal');
    await until(() => sent.length === 1);
    await press('Daveti geri al: biri@ornek.example');
    await until(() => sent.length === 2);
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/projects/invites/i1/remind', 'DELETE /api/projects/invites/i2']);
  });
  it('may be said again when its time has come, and not without end', async () => {
    const now = Date.parse('2026-11-21T10:00:00.000Z');
    expect(remindedWords({ reminders: 0, remind_from: '2026-11-23T10:00:00.000Z' }, now)).toBe(
      'henüz hatırlatılmadı, 23 Kasım 2026’dan itibaren hatırlatılabilir',
    );
    expect(remindedWords({ reminders: 1, remind_from: '2026-11-20T10:00:00.000Z' }, now)).toBe('1 kez hatırlatıldı');
    expect(remindedWords({ reminders: 2, remind_from: null }, now)).toBe('2 kez hatırlatıldı, daha fazla hatırlatılamaz');
    const { has, shows } = await asked('manager', { rows: [invite({ remind_from: null, reminders: 2 })] });
    await shows('Gökçe Ünal');
    expect(has('Hatırlat: Gökçe Ünal')).toBe(false);
  });
});

describe('An invitation to the member', () => {
  const own = {
    id: 'i1',
    role: 'member',
    project: { id: 'p1', title: 'Ortak Takvim', summary: 'Saat bulur.', cover_image_url: null },
    inviter: author('m1', 'Çağrı Yıldız'),
  };
  const rows = [{ ...own, created_at: '2026-11-20T10:00:00.000Z', expires_at: '2026-12-04T10:00:00.000Z' }];
  it('is accepted or refused', async () => {
    const { press, sent, shows } = await drawn(<OwnInvites />, ({ method }) => (method === 'GET' ? done(rows) : done({})));
    await shows('sizi davet etti · göreviniz: Üye · 4 Aralık 2026 gününe kadar geçerli');
    await press('Kabul et: Ortak Takvim');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/api/projects/invites/i1/respond', body: { action: 'accept' } });
    await press('Reddet: Ortak Takvim');
    await until(() => document.body.textContent?.includes('2 davetini reddederseniz') === true);
    expect(sent.length).toBe(1);
    const buttons = [...document.querySelectorAll('[role="dialog"] button')] as HTMLButtonElement[];
    await act(async () => buttons.find(({ textContent }) => textContent === 'Reddet')?.click());
    await until(() => sent.length === 2);
    expect(sent[1]?.body).toEqual({ action: 'reject' });
  });
  it('says that there is none, or that they could not be had', async () => {
    await (await drawn(<OwnInvites />, () => done([]))).shows('Bekleyen davetiniz yok');
    await leaveAll();
    await (await drawn(<OwnInvites />, () => refused(404, 'NOT_FOUND'))).shows(PEOPLE_TEXT.invitesFailed);
  });
});

describe('An offer of ownership', () => {
  it('can be taken back by who made it', async () => {
    const offering = project({ viewer: viewer('owner'), handover: { to: author('m2', 'Şule Öz'), at: '2026-11-20T10:00:00.000Z' } });
    const { press, sent, shows } = await drawn(<HandoverNote project={offering} />, () => done({}));
    await shows('Şule Öz adlı üyeye devretmeyi teklif ettiniz');
    await press('Teklifi geri al');
    await until(() => sent.length === 1);
    expect(sent[0]).toMatchObject({ method: 'DELETE', path: '/api/projects/p1/handover' });
  });
  it('is answered by whom it is made to, and told why it cannot be', async () => {
    const offered = project({ viewer: viewer('manager', true) });
    const { press, sent, shows } = await drawn(<HandoverNote project={offered} />, ({ body }) =>
      (body as { action: string }).action === 'accept' ? refused(409, 'CONFLICT', { message: PEOPLE_TEXT.handoverOver }) : done({}),
    );
    await press('Kabul et');
    await shows(PEOPLE_TEXT.handoverOver);
    await press('Reddet');
    await until(() => sent.length === 2);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ['/api/projects/p1/handover/respond', { action: 'accept' }],
      ['/api/projects/p1/handover/respond', { action: 'reject' }],
    ]);
  });
  it('is nobody else’s', async () => {
    const { place } = await drawn(<HandoverNote project={project({ viewer: viewer('member') })} />, () => done({}));
    expect(place.querySelector('button, p')).toBeNull();
  });
});
