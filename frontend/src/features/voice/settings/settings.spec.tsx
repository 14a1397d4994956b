/** @jest-environment jsdom */
import '../../../../testing/browserSizes';
import type { VoiceRole } from '@contracts/voice';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { drawn, OWN } from '../../../../testing/asMember';
import { type Answer, type Asked, done, refused } from '../../../../testing/fakeServer';
import { leaveAll, until } from '../../../../testing/inReact';
import { store } from '../../../client/store';
import type { VoiceState } from '../session/voiceState';
import { inRoom, voiceRoom } from '../voice.fixture';
import { rightsIn, tabsFor } from './rights';
import { problemsOf, valuesOf } from './roomValues';

// Nothing is laid out, so nothing is scrolled.
Element.prototype.scrollIntoView = () => undefined;
const mockVoice = store<VoiceState>(inRoom());
const mockRefreshes: string[] = [];
jest.mock('../session/voice', () => ({
  useVoice: <Part,>(part: (state: VoiceState) => Part) => mockVoice.use(part),
  refreshRoom: () => mockRefreshes.push('refresh'),
}));

const answered = (data: unknown, message: string): Answer => ({ status: 200, body: { success: true, data, message } });
const barred = [
  { userId: 'm7', user: { username: 'nazli', displayName: 'Nazlı Er', avatar: null }, until: '2026-11-30T09:00:00.000Z', reason: 'Sürekli bağırıyor' },
];
const onGet = ({ path }: Asked) => (path.endsWith('/kicked') ? done(barred) : done({}));

/** Oneself has a role in the room, in which Ozan owns it otherwise. */
const setRole = (role: VoiceRole) =>
  mockVoice.change(() => {
    const state = inRoom();
    const people = state.people.map((person) => {
      const own = person.link === 'self' ? role : person.participant.role === 'owner' && role === 'owner' ? 'member' : person.participant.role;
      return { ...person, participant: { ...person.participant, role: own } };
    });
    return { ...state, people };
  });

async function drawer(role: VoiceRole, answer: (asked: Asked) => Answer | Promise<Answer> = onGet) {
  setRole(role);
  const { RoomSettings } = await import('./RoomSettings');
  const closed: string[] = [];
  const page = await drawn(
    <RoomSettings room={voiceRoom({ currentOwnerId: role === 'owner' ? OWN.id : 'm1' })} onClose={() => closed.push('closed')} />,
    answer,
  );
  await until(() => document.querySelector('[role="tab"]') !== null);
  const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
  const field = (label: string) => {
    const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    return document.getElementById(named?.htmlFor ?? '') as HTMLInputElement;
  };
  const type = (label: string, text: string) =>
    act(async () => {
      const input = field(label);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
  const inRow = async (id: string, name: string) => {
    const find = () =>
      [...document.querySelectorAll<HTMLElement>(`[data-row="${id}"] button`)].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
    await until(() => find() !== undefined);
    await act(async () => {
      find()?.focus();
      find()?.click();
    });
  };
  return { ...page, closed, tabs, field, type, inRow };
}

afterEach(leaveAll);

describe('What may be changed in a room', () => {
  it.each([
    ['the owner', true, 'owner', false, ['general', 'people', 'moderation', 'advanced']],
    ['a moderator', true, 'moderator', false, ['general', 'people', 'moderation']],
    ['a member', true, 'member', false, ['general', 'people']],
    ['staff', true, 'member', true, ['general', 'people', 'moderation', 'advanced']],
    ['the owner for a while of a room that stays', false, 'owner', false, ['general', 'people', 'moderation', 'advanced']],
  ] as const)('by %s', (_who, isTemporary, role, isStaff, tabs) => expect(tabsFor(rightsIn({ isTemporary }, role, isStaff))).toEqual(tabs));

  it('by the owner of a room that stays is neither its name nor whether it is open', () => {
    expect(rightsIn({ isTemporary: false }, 'owner', false)).toMatchObject({ owns: true, edits: false, closes: false, exports: false });
    expect(rightsIn({ isTemporary: false }, 'member', true)).toMatchObject({ owns: false, edits: true, closes: true });
    expect(rightsIn({ isTemporary: true }, 'member', true)).toMatchObject({ edits: false, closes: true, exports: false });
  });

  it('is told what is wrong with it', () => {
    const values = valuesOf(voiceRoom());
    expect(problemsOf(values)).toEqual({});
    expect(problemsOf({ ...values, name: ' ' })).toEqual({ name: 'Oda adı boş olamaz' });
    expect(problemsOf({ ...values, name: 'ab' })).toEqual({ name: 'Oda adı en az 3 karakter olmalı' });
    expect(problemsOf({ ...values, size: '51' })).toEqual({ size: 'Katılımcı sayısı 2-50 arasında olmalı' });
  });
});

describe('The settings of a room', () => {
  it('are facts for a member', async () => {
    const page = await drawer('member');
    expect(page.tabs()).toEqual(['Genel', 'Katılımcılar']);
    await page.shows('Gündem, iş, havadan sudan. Kapı hep açık.');
    expect(page.has('Kaydet')).toBe(false);
  });

  it('are changed by the owner, and what came of it is seen for five seconds', async () => {
    const page = await drawer('owner', () => answered(voiceRoom(), 'Oda ayarları güncellendi'));
    await page.type('Oda adı', 'Çay Molası');
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'setImmediate', 'nextTick'] });
    try {
      await act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Kaydet')?.click());
      for (let turn = 0; turn < 20; turn += 1) await act(async () => jest.advanceTimersByTime(1));
      expect(page.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
        ['PUT', '/api/voice-rooms/r1', { name: 'Çay Molası', description: 'Gündem, iş, havadan sudan. Kapı hep açık.', maxParticipants: 15 }],
      ]);
      expect(document.body.textContent).toContain('Oda ayarları güncellendi');
      await act(async () => jest.advanceTimersByTime(5_000));
      expect(document.body.textContent).not.toContain('Oda ayarları güncellendi');
    } finally {
      jest.useRealTimers();
    }
  });

  it.each([
    [8, [5, 8, 15]],
    [20, [5, 10, 15, 20]],
  ])('take no size that the installation does not carry, but for the one that the room has: %d', async (carried, taken) => {
    const page = await drawer('owner', (asked) => (asked.path.endsWith('/websocket/info') ? done({ carried, websocket: {} }) : onGet(asked)));
    await page.shows(`en çok ${carried} kişiyi taşıyor`);
    const options = [...document.querySelectorAll<HTMLOptionElement>('select option')];
    expect(options.filter(({ disabled }) => !disabled).map(({ value }) => Number(value))).toEqual(taken);
    expect(options.filter(({ disabled }) => disabled).every(({ textContent }) => textContent?.endsWith('(bu kurulum taşımıyor)'))).toBe(true);
  });

  it('say why they could not be changed', async () => {
    const page = await drawer('owner', () => refused(403, 'FORBIDDEN', { message: 'Bu işlem için oda sahibi olman gerekiyor' }));
    await page.type('Oda adı', '');
    await page.press('Kaydet');
    await page.shows('Oda adı boş olamaz');
    expect(page.sent).toEqual([]);
    await page.type('Oda adı', 'Çay');
    await page.press('Kaydet');
    await page.shows('Ayarlar güncellenemedi');
    await page.shows('Bu işlem için oda sahibi olman gerekiyor');
  });

  it('ask before what was written in them goes with the tab or the drawer, and not once it is saved', async () => {
    const page = await drawer('owner', () => answered(voiceRoom(), 'Oda ayarları güncellendi'));
    const asks = () => page.has('Yazmaya devam et');
    const chosen = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
    await page.press('Katılımcılar');
    await page.press('Genel');
    await page.type('Oda adı', 'Çay Molası');
    await page.press('Katılımcılar');
    expect([asks(), chosen(), page.has('Kaydet')]).toEqual([true, 'Genel', false]);
    await page.press('Yazmaya devam et');
    expect([asks(), page.field('Oda adı').value]).toEqual([false, 'Çay Molası']);
    await page.press('Oda ayarlarını kapat');
    expect([asks(), page.closed]).toEqual([true, []]);
    await page.press('Sil ve kapat');
    expect(page.closed).toHaveLength(1);
    await page.press('Katılımcılar');
    await page.press('Sil ve devam et');
    expect(chosen()).toBe('Katılımcılar');
    await page.press('Genel');
    await page.type('Oda adı', 'Çay Molası');
    await page.press('Kaydet');
    await page.shows('Oda ayarları güncellendi');
    await page.press('Katılımcılar');
    expect([asks(), chosen()]).toEqual([false, 'Katılımcılar']);
  });

  it('let the owner make moderators and give the room away, after a question', async () => {
    const page = await drawer('owner', () => answered([], 'Rol güncellendi'));
    await page.press('Katılımcılar');
    await page.inRow('m4', 'Daha fazla: Uğur Ay');
    await page.press('Moderatör yap');
    await page.shows('Uğur Ay odadakileri susturabilir');
    await page.press('Moderatör yap');
    await page.shows('Rol güncellendi');
    expect(page.sent.map(({ path, body }) => [path, body])).toEqual([['/api/voice-rooms/r1/role/m4', { role: 'moderator' }]]);
    expect(mockRefreshes.length).toBeGreaterThan(0);
    await page.inRow('m2', 'Daha fazla: İrem Şahin');
    await page.press('Sahipliği devret');
    await page.shows('Bu işlem geri alınamaz');
    await page.press('Sahipliği devret');
    await until(() => page.sent.length === 2);
    expect(page.sent[1]?.path).toBe('/api/voice-rooms/r1/transfer/m2');
  });

  it('let moderators mute, kick with a reason and lift what bars', async () => {
    const page = await drawer('moderator', (asked) =>
      asked.method === 'GET'
        ? onGet(asked)
        : asked.path.includes('/mute/')
          ? refused(403, 'FORBIDDEN', { message: 'Bu işlem için moderatör yetkisi gerekiyor' })
          : done([]),
    );
    await page.press('Moderasyon');
    await page.shows('tarihine kadar katılamaz · Gerekçe: Sürekli bağırıyor');
    await page.inRow('m4', 'Sustur: Uğur Ay');
    await page.shows('Susturma işlemi başarısız');
    await page.shows('Bu işlem için moderatör yetkisi gerekiyor');
    await page.inRow('m4', 'Odadan at: Uğur Ay');
    await page.shows('24 saat boyunca bu odaya katılamaz');
    await page.shows('atılan üye yalnızca kişisel verilerini indirdiğinde görür');
    await page.type('Gerekçe (isteğe bağlı)', ' Yayın yapıyor ');
    await page.press('Odadan at');
    await until(() => page.sent.length === 2);
    await page.inRow('m7', 'Engeli kaldır');
    await until(() => page.sent.length === 3);
    expect(page.sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/voice-rooms/r1/mute/m4', { muted: true }],
      ['POST', '/api/voice-rooms/r1/kick/m4', { reason: 'Yayın yapıyor' }],
      ['DELETE', '/api/voice-rooms/r1/kick/m7', undefined],
    ]);
    expect(document.querySelector('[data-row="m1"]')).toBeNull();
  });

  it.each([
    ['Rol güncellenemedi', 'Katılımcılar', 'm4', 'Daha fazla: Uğur Ay', 'Moderatör yap', 'susturabilir'],
    ['Sahiplik devri başarısız', 'Katılımcılar', 'm4', 'Daha fazla: Uğur Ay', 'Sahipliği devret', 'geri alınamaz'],
    ['Kullanıcı atılamadı', 'Moderasyon', 'm4', 'Odadan at: Uğur Ay', 'Odadan at', '24 saat'],
    ['Oda kapatılamadı', 'Gelişmiş', null, '', 'Odayı kapat', 'geri alınamaz'],
  ] as const)('say that it failed, and why: %s', async (failed, tab, row, opens, does, effect) => {
    const refusal = refused(403, 'FORBIDDEN', { message: 'Bu işlem için oda sahibi olman gerekiyor' });
    const page = await drawer('owner', (asked) => (asked.method === 'GET' ? onGet(asked) : refusal));
    await page.press(tab);
    if (row) await page.inRow(row, opens);
    if (opens !== `${does}: Uğur Ay`) await page.press(does);
    await page.shows(effect);
    await page.press(does);
    await until(() => document.querySelector('[role="alert"]') !== null);
    expect(document.querySelector('[role="alert"]')?.textContent).toBe(`${failed}Bu işlem için oda sahibi olman gerekiyor`);
    expect([page.sent.length, page.closed]).toEqual([1, []]);
  });

  it('let the owner put everybody out, and close the room', async () => {
    const page = await drawer('owner', () => done([]));
    await page.press('Gelişmiş');
    await page.press('Herkesi odadan at');
    await page.shows('4 kişi odadan hemen çıkarılır');
    await page.press('Herkesi odadan at');
    await page.shows('4 kişi odadan atıldı');
    expect(page.sent.map(({ path }) => path)).toEqual(['m1', 'm2', 'm4', 'm5'].map((id) => `/api/voice-rooms/r1/kick/${id}`));
    await page.press('Odayı kapat');
    await page.shows('Bu işlem geri alınamaz');
    await page.press('Odayı kapat');
    await until(() => page.closed.length > 0);
    expect(page.sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/voice-rooms/r1' });
  });

  it('let the owner take along what stands in it, and say that everybody is told', async () => {
    const saved: string[] = [];
    globalThis.URL.createObjectURL = (file) => `blob:${(file as Blob).type}`;
    globalThis.URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    const taken = { exportedAt: '2026-11-29T09:00:00.000Z', room: voiceRoom(), participants: [], messages: [], hasOlder: false };
    const page = await drawer('owner', (asked) => (asked.path.endsWith('/export') ? answered(taken, 'Duyuruldu') : onGet(asked)));
    await page.press('Gelişmiş');
    await page.press('Dışa aktar');
    await page.shows('odadaki herkes görür');
    await page.press('Dışa aktar');
    await page.shows('Duyuruldu');
    expect([page.sent.map(({ method, path }) => [method, path]), saved]).toEqual([
      [['POST', '/api/voice-rooms/r1/export']],
      ['blob:application/json oda-2026-11-29.json'],
    ]);
    click.mockRestore();
  });
});

describe('The focus in the settings', () => {
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  const person = (userId: string, displayName: string) => ({
    userId,
    user: { username: userId, displayName, avatar: null },
    until: '2026-11-30T09:00:00.000Z',
  });

  it('stays on the button by which somebody is muted, meanwhile too', async () => {
    let answerIt = () => {};
    const late = new Promise<Answer>((resolve) => {
      answerIt = () => resolve(answered([], 'Susturuldu'));
    });
    const page = await drawer('moderator', (asked) => (asked.method === 'GET' ? onGet(asked) : late));
    await page.press('Moderasyon');
    await page.inRow('m4', 'Sustur: Uğur Ay');
    await until(() => page.sent.length === 1);
    expect([focused(), document.activeElement?.matches(':disabled')]).toEqual(['Sustur: Uğur Ay', false]);
    await act(async () => (document.activeElement as HTMLElement).click());
    await act(async () => answerIt());
    await page.shows('Susturuldu');
    expect([focused(), page.sent.length]).toEqual(['Sustur: Uğur Ay', 1]);
  });

  it('is in the drawer again once Escape has closed a question over it, and the next Escape closes the drawer', async () => {
    const page = await drawer('moderator');
    const pressEscape = () => act(async () => document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
    await page.press('Moderasyon');
    await page.inRow('m4', 'Odadan at: Uğur Ay');
    await page.shows('24 saat boyunca bu odaya katılamaz');
    await pressEscape();
    await until(() => document.querySelector('[role="dialog"] form') === null);
    expect([page.closed, focused()]).toEqual([[], 'Odadan at: Uğur Ay']);
    await pressEscape();
    expect(page.closed).toEqual(['closed']);
  });

  it('goes from a row that is gone to the next, and from the last to the heading', async () => {
    let left = [person('m7', 'Nazlı Er'), person('m8', 'Ali Can')];
    const page = await drawer('moderator', ({ method, path }) => {
      if (method === 'DELETE') left = left.filter(({ userId }) => !path.endsWith(userId));
      return done(path.includes('/kick') ? left : {});
    });
    await page.press('Moderasyon');
    await page.inRow('m7', 'Engeli kaldır');
    await until(() => document.querySelector('[data-row="m7"]') === null);
    expect(document.activeElement?.closest('[data-row]')?.getAttribute('data-row')).toBe('m8');
    await page.inRow('m8', 'Engeli kaldır');
    await until(() => document.querySelector('[data-row="m8"]') === null);
    expect(focused()).toBe('Atılanlar');
  });

  it('goes to the tab when the room was handed over and nothing can be done with anybody any more', async () => {
    const page = await drawer('owner', () => answered([], 'Oda devredildi'));
    await page.press('Katılımcılar');
    await page.inRow('m2', 'Daha fazla: İrem Şahin');
    await page.press('Sahipliği devret');
    await page.shows('Bu işlem geri alınamaz');
    await page.press('Sahipliği devret');
    await page.shows('Oda devredildi');
    await until(() => focused() === 'Daha fazla: İrem Şahin');
    await act(async () => setRole('member'));
    await until(() => focused() === 'Katılımcılar');
  });
});
