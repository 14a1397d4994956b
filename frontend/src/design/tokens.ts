/** The visual language of both apps: the Mantine theme and the MUI theme are made from this file and from nothing else. */
export const brand = ['#e8faf8', '#ccf2ee', '#9be3dc', '#62d0c7', '#2fbab0', '#149f96', '#0a857e', '#0a6f6a', '#0b5a56', '#0a4744'] as const;

export interface Palette {
  bg: string;
  surface: string;
  raised: string;
  sunken: string;
  line: string;
  lineStrong: string;
  text: string;
  muted: string;
  faint: string;
  primary: string;
  onPrimary: string;
  primarySoft: string;
  primaryText: string;
  /** From little to much, where a shade stands for a count. */
  scaleLow: string;
  scaleMiddle: string;
  scaleHigh: string;
  ok: string;
  okSoft: string;
  warn: string;
  warnSoft: string;
  danger: string;
  dangerSoft: string;
  info: string;
  infoSoft: string;
  codeBg: string;
  codeKeyword: string;
  codeString: string;
  codeComment: string;
  codeName: string;
  shadow: string;
  shadowLarge: string;
}

export const light: Palette = {
  bg: '#f8f7f5',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1f0ed',
  line: '#e6e4df',
  lineStrong: '#d3d0c9',
  text: '#1d1c1a',
  muted: '#66635d',
  faint: '#6f6b64',
  primary: brand[7],
  onPrimary: '#ffffff',
  primarySoft: brand[0],
  primaryText: brand[8],
  scaleLow: brand[2],
  scaleMiddle: brand[4],
  scaleHigh: brand[6],
  ok: '#25763f',
  okSoft: '#e7f5ea',
  warn: '#94500a',
  warnSoft: '#fdf1dd',
  danger: '#b3261e',
  dangerSoft: '#fdecea',
  info: '#2d5fa8',
  infoSoft: '#eaf1fb',
  codeBg: '#f4f3f0',
  codeKeyword: '#7a2fe0',
  codeString: '#1a7043',
  codeComment: '#6f6b64',
  codeName: '#0b5fb0',
  shadow: '0 1px 2px rgba(29,28,26,.05), 0 4px 16px -6px rgba(29,28,26,.10)',
  shadowLarge: '0 2px 4px rgba(29,28,26,.06), 0 18px 48px -12px rgba(29,28,26,.22)',
};

export const dark: Palette = {
  bg: '#111413',
  surface: '#181c1b',
  raised: '#1f2423',
  sunken: '#232927',
  line: '#2a302e',
  lineStrong: '#3a423f',
  text: '#e8ebea',
  muted: '#a3aca9',
  faint: '#8e9895',
  primary: brand[3],
  onPrimary: '#06302d',
  primarySoft: '#12312e',
  primaryText: brand[2],
  scaleLow: brand[8],
  scaleMiddle: brand[6],
  scaleHigh: brand[3],
  ok: '#7fd39a',
  okSoft: '#14301f',
  warn: '#f0b35c',
  warnSoft: '#33250f',
  danger: '#ff8f86',
  dangerSoft: '#3a1a18',
  info: '#8db7f2',
  infoSoft: '#16263d',
  codeBg: '#121615',
  codeKeyword: '#c4a5ff',
  codeString: '#8be0ac',
  codeComment: '#8e9895',
  codeName: '#7cc0ff',
  shadow: '0 1px 2px rgba(0,0,0,.4)',
  shadowLarge: '0 18px 48px -12px rgba(0,0,0,.7)',
};

export const radius = { small: 6, medium: 10, large: 14 } as const;
/** Everything is laid out on a 4-px grid. */
export const grid = 4;
export const font = {
  text: "'Inter Variable', Inter, 'Like Inter Arial', 'Like Inter Roboto', 'Like Inter DejaVu', system-ui, sans-serif",
  code: "'JetBrains Mono Variable', 'JetBrains Mono', monospace",
} as const;

/** Category colours by the spec's eight names; `light` and `dark` are readable as text on the surface of that scheme. */
export const categoryColor: Record<string, { light: string; dark: string }> = {
  blue: { light: '#2f62ad', dark: '#8fb6f0' },
  green: { light: '#4a6a1f', dark: '#a9cc7c' },
  purple: { light: '#6b4bb5', dark: '#bda6ee' },
  red: { light: '#a83a32', dark: '#f0a49c' },
  yellow: { light: '#80590a', dark: '#e5c270' },
  indigo: { light: '#0a6f6a', dark: '#7fd6ce' },
  pink: { light: '#98386c', dark: '#eda3cb' },
  gray: { light: '#5d5a54', dark: '#b4bab8' },
};

/** Hue of an avatar without a picture, 0-359, always the same for one id. */
export const avatarHue = (id: string): number => [...id].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 7);

/** The one or two letters of an avatar without a picture, in Turkish capitals. */
export const initials = (name: string): string =>
  name
    .split(/[\s._-]+/)
    .filter(Boolean)
    .map((word) => [...word][0])
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase('tr');
