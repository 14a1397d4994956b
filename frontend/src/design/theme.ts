import type { ConvertCSSVariablesInput, MantineThemeOverride } from '@mantine/core';
import { brand, dark, font, light, type Palette, radius } from './tokens.ts';

const rem = (pixels: number) => `${pixels / 16}rem`;

/** Mantine's ten neutral steps in our greys, in the order in which Mantine uses them in the dark scheme. */
const darkSteps = ({ text, muted, faint, lineStrong, line, raised, surface, bg }: Palette) =>
  [text, text, muted, faint, lineStrong, line, raised, surface, bg, bg] as const;
const lightSteps = ({ bg, sunken, line, lineStrong, faint, muted, text }: Palette) =>
  [bg, sunken, line, line, lineStrong, faint, muted, muted, text, text] as const;

export const theme: MantineThemeOverride = {
  colors: { brand, dark: darkSteps(dark), gray: lightSteps(light) },
  primaryColor: 'brand',
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  white: light.surface,
  black: light.text,
  fontFamily: font.text,
  fontFamilyMonospace: font.code,
  headings: { fontFamily: font.text, fontWeight: '650' },
  radius: { xs: rem(radius.small), sm: rem(radius.small), md: rem(radius.medium), lg: rem(radius.large), xl: rem(radius.large) },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
};

const still = { defaultProps: { transitionProps: { duration: 0 } } };

/** For members who switched animations off: what opens is open and what closes is gone, without Mantine's timers. */
export const stillTheme: MantineThemeOverride = {
  ...theme,
  components: { Modal: still, Drawer: still, Menu: still, Popover: still, Tooltip: still, Select: still, Combobox: still, Overlay: still },
};

/** Mantine's semantic variables, pointed at the house tokens: one definition serves both schemes. */
const semantic: Record<string, string> = {
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-anchor': 'var(--primary-text)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--sunken)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-primary-color-filled': 'var(--primary)',
  '--mantine-primary-color-contrast': 'var(--on-primary)',
};

export const mantineVariables: ConvertCSSVariablesInput = { variables: {}, light: semantic, dark: semantic };
