import { useSyncExternalStore } from 'react';

export interface ThemeSettings {
  theme: 'light' | 'dark' | 'auto';
  fontSize: 'small' | 'medium' | 'large';
  compactMode: boolean;
  animations: boolean;
}

const KEY = 'themeSettings';
const DEFAULTS: ThemeSettings = { theme: 'light', fontSize: 'medium', compactMode: false, animations: true };
const prefersDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();
let settings = read();
/** What stood here before anybody chose: at the opening of the page, and after each account that has come or gone. */
let settled = settings;
/** Asked once and then only told: Chromium is silent about a change that somebody has seen by asking in the moment before it is told. */
let isSystemDark = prefersDark.matches;

function read(): ThemeSettings {
  try {
    return valid((JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Partial<ThemeSettings>);
  } catch {
    // A blocked or broken storage means the defaults.
    return DEFAULTS;
  }
}

/** What somebody else wrote under the same name counts only as far as it makes sense. */
function valid({ theme, fontSize, compactMode, animations }: Partial<ThemeSettings>): ThemeSettings {
  return {
    theme: theme === 'dark' || theme === 'auto' ? theme : DEFAULTS.theme,
    fontSize: fontSize === 'small' || fontSize === 'large' ? fontSize : DEFAULTS.fontSize,
    compactMode: compactMode === true,
    animations: animations !== false,
  };
}

const notify = () => {
  for (const listener of listeners) listener();
};

const reread = () => apply(read());

const followSystem = () => {
  isSystemDark = prefersDark.matches;
  notify();
};

const apply = (wanted: ThemeSettings) => {
  settings = wanted;
  const { dataset } = document.documentElement;
  dataset.fontSize = settings.fontSize;
  dataset.compact = String(settings.compactMode);
  dataset.animations = String(settings.animations);
  notify();
};

// From the first reading on: what another tab changes before a component listens would be missed for as long as the page is open.
addEventListener('storage', reread);
prefersDark.addEventListener('change', followSystem);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function changeThemeSettings(change: Partial<ThemeSettings>) {
  const wanted = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(wanted));
  } catch {
    // A full or blocked storage: it holds until the page is closed.
  }
  apply(wanted);
}

/** Whether somebody has chosen since it was last settled what this page looks like. */
export const isChosenHere = (): boolean => JSON.stringify(settings) !== JSON.stringify(settled);
export const settleThemeSettings = (): void => {
  settled = settings;
};

export const resetThemeSettings = () => changeThemeSettings(DEFAULTS);
export const isDefault = (given: ThemeSettings): boolean => JSON.stringify(given) === JSON.stringify(valid({}));

export const useThemeSettings = () => useSyncExternalStore(subscribe, () => settings);
export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => (settings.theme === 'dark' || (settings.theme === 'auto' && isSystemDark) ? 'dark' : 'light'));
