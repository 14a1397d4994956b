/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

type Settings = typeof import('./themeSettings');
const KEY = 'themeSettings';
const DEFAULTS = { theme: 'light', fontSize: 'medium', compactMode: false, animations: true };
let settings: Settings;
let system: { matches: boolean; listeners: Set<() => void> };
let hook: { settings: ReturnType<Settings['useThemeSettings']>; scheme: string };
let page: typeof import('../../testing/inReact') | undefined;
let act: (run: () => Promise<void>) => Promise<void>;

/** The page as it begins with what is stored and the scheme of the device. */
async function begin(stored?: unknown, isDark = false, beforeItIsDrawn = () => {}) {
  await page?.leaveAll();
  jest.resetModules();
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem(KEY, typeof stored === 'string' ? stored : JSON.stringify(stored));
  system = { matches: isDark, listeners: new Set() };
  window.matchMedia = (() => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => system.listeners.delete(listener),
  })) as never;
  ({ act } = (await import('react')) as unknown as { act: typeof act });
  page = await import('../../testing/inReact');
  const { inReact } = page;
  settings = await import('./themeSettings');
  beforeItIsDrawn();
  const shown = await inReact(() => ({ settings: settings.useThemeSettings(), scheme: settings.useColorScheme() }), null);
  hook = {
    get settings() {
      return shown.now.settings;
    },
    get scheme() {
      return shown.now.scheme;
    },
  };
}
const change = (wanted: Parameters<Settings['changeThemeSettings']>[0]) => act(async () => settings.changeThemeSettings(wanted));
const turn = (isDark: boolean) =>
  act(async () => {
    system.matches = isDark;
    for (const listener of system.listeners) listener();
  });

beforeEach(() => begin());
afterEach(async () => {
  await page?.leaveAll();
  jest.restoreAllMocks();
});

describe('The look', () => {
  it('is light, of middle size and lively before anybody has chosen', () => {
    expect([hook.settings, hook.scheme, settings.isDefault(hook.settings)]).toEqual([DEFAULTS, 'light', true]);
  });

  it('is kept on the device, and there at the next visit', async () => {
    await change({ theme: 'dark', fontSize: 'large' });
    expect([hook.scheme, settings.isDefault(hook.settings)]).toEqual(['dark', false]);
    await begin(localStorage.getItem(KEY) ?? '');
    expect(hook.settings).toEqual({ ...DEFAULTS, theme: 'dark', fontSize: 'large' });
  });

  it('is told to the style sheets', async () => {
    await change({ fontSize: 'small', compactMode: true, animations: false });
    expect({ ...document.documentElement.dataset }).toMatchObject({ fontSize: 'small', compact: 'true', animations: 'false' });
  });

  it('that is chosen in another tab holds here, too', async () => {
    localStorage.setItem(KEY, JSON.stringify({ theme: 'dark' }));
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect([hook.scheme, hook.settings.theme]).toEqual(['dark', 'dark']);
  });

  it('that is chosen in another tab while this page begins holds here, too', async () => {
    await begin(undefined, false, () => {
      localStorage.setItem(KEY, JSON.stringify({ theme: 'dark' }));
      dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });
    expect([hook.scheme, hook.settings.theme]).toEqual(['dark', 'dark']);
  });

  it.each([
    ['broken', '{"theme":', DEFAULTS],
    ['nothing', 'null', DEFAULTS],
    ['of another app', { theme: 'purple', fontSize: 7, compactMode: 'yes', animations: null }, DEFAULTS],
  ])('counts only as far as it makes sense: %s', async (_, stored, shown) => {
    await begin(stored);
    expect(hook.settings).toEqual(shown);
  });

  it('holds until the page is closed where nothing can be kept', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await change({ theme: 'dark' });
    expect(hook.scheme).toBe('dark');
  });

  it('goes back to how it was', async () => {
    await change({ theme: 'dark', compactMode: true });
    await act(async () => settings.resetThemeSettings());
    expect(hook.settings).toEqual(DEFAULTS);
  });
});

describe('“Sistem”', () => {
  it('follows the device while one looks', async () => {
    await begin({ theme: 'auto' }, true);
    expect(hook.scheme).toBe('dark');
    await turn(false);
    expect(hook.scheme).toBe('light');
  });

  it('is what was chosen; light and dark do not follow', async () => {
    await begin({ theme: 'light' }, true);
    await turn(false);
    await turn(true);
    expect(hook.scheme).toBe('light');
  });

  it('sees what changed while nobody looked', async () => {
    await begin({ theme: 'auto' });
    await page?.leaveAll();
    await turn(true);
    const again = await page?.inReact(() => settings.useColorScheme(), null);
    expect(again?.now).toBe('dark');
  });
});

describe('A toast', () => {
  const shown: { id: string; message: unknown; autoClose: unknown; color: string }[] = [];
  const hidden: string[] = [];
  let toasts: typeof import('./toast');
  beforeEach(async () => {
    shown.length = 0;
    hidden.length = 0;
    jest.doMock('@mantine/notifications', () => ({ notifications: { show: (data: never) => shown.push(data), hide: (id: string) => hidden.push(id) } }));
    toasts = await import('./toast');
  });

  it('has its place from the first one on', async () => {
    const opened = jest.fn();
    toasts.onFirstToast(opened);
    expect(toasts.wasToastShown()).toBe(false);
    await toasts.toast({ text: 'Kaydedildi.' });
    expect([toasts.wasToastShown(), opened.mock.calls.length]).toEqual([true, 1]);
  });

  it('is to be seen for six seconds, or as long as it is told, or until it is closed', async () => {
    await toasts.toast({ text: 'a' });
    await toasts.toast({ text: 'b', seconds: 10, tone: 'warn' });
    await toasts.toast({ text: 'c', stays: true, seconds: 10 });
    expect(shown.map(({ message, autoClose, color }) => [message, autoClose, color])).toEqual([
      ['a', 6_000, 'var(--ok)'],
      ['b', 10_000, 'var(--warn)'],
      ['c', false, 'var(--ok)'],
    ]);
    expect(new Set(shown.map(({ id }) => id)).size).toBe(3);
  });

  it('that offers something goes with the press', async () => {
    const goneBefore: string[] = [];
    const run = () => void goneBefore.push(...hidden);
    await toasts.toast({ text: 'Silindi.', action: { label: 'Geri al', run } });
    const [{ message } = { message: null }] = shown;
    const { props } = message as unknown as { props: { text: string; label: string; onAction: () => void } };
    props.onAction();
    expect([props.text, props.label, goneBefore]).toEqual(['Silindi.', 'Geri al', [shown[0]?.id]]);
  });
});
