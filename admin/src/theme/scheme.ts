export type Scheme = 'light' | 'dark';
export const SCHEME_CHOICES = ['light', 'dark', 'auto'] as const;
export type SchemeChoice = (typeof SCHEME_CHOICES)[number];
export const SCHEME_LABEL: Record<SchemeChoice, string> = { light: 'Açık', dark: 'Koyu', auto: 'Sistemle aynı' };
/** The member app keeps its appearance under the same key, so one choice serves both. */
export const SCHEME_KEY = 'themeSettings';
const DEFAULT: SchemeChoice = 'light';

const isChoice = (value: unknown): value is SchemeChoice => SCHEME_CHOICES.some((choice) => choice === value);

function storedSettings(): Record<string, unknown> {
  const stored = localStorage.getItem(SCHEME_KEY);
  if (!stored) return {};
  try {
    const settings: unknown = JSON.parse(stored);
    return settings && typeof settings === 'object' ? { ...settings } : {};
  } catch {
    // Settings that cannot be read are replaced by the next choice.
    return {};
  }
}

export function readSchemeChoice(): SchemeChoice {
  const { theme } = storedSettings();
  return isChoice(theme) ? theme : DEFAULT;
}

/** Keeps what the member app stored beside the theme. */
export function storeSchemeChoice(theme: SchemeChoice): void {
  localStorage.setItem(SCHEME_KEY, JSON.stringify({ ...storedSettings(), theme }));
}
