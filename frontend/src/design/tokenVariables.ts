import type { ConvertCSSVariablesInput } from '@mantine/core';
import { categoryColor, dark, font, grid, light, type Palette, radius } from './tokens.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const rem = (pixels: number) => `${pixels / 16}rem`;
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 24];

/** Type scale in pixels at the medium font size; it is sent as rem, so the member's font size scales all of it. */
const type = {
  micro: 10,
  tiny: 12.5,
  small: 13,
  label: 14,
  body: 15,
  read: 16,
  lead: 18.5,
  brand: 19,
  'brand-large': 22,
  section: 18,
  title: 28,
  'title-phone': 22,
  hero: 54,
  'hero-phone': 36,
};

const colors = (palette: Palette, scheme: 'light' | 'dark'): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--${kebab(name)}`, value])),
  ...Object.fromEntries(Object.entries(categoryColor).map(([name, value]) => [`--category-${name}`, value[scheme]])),
});

/** Some colours of a scheme that stay as they are in the other one, for a picture of it. */
const sample = (scheme: string, { bg, surface, text, line, primary }: Palette): Record<string, string> =>
  Object.fromEntries(Object.entries({ bg, surface, text, line, primary }).map(([name, value]) => [`--sample-${scheme}-${name}`, value]));

/** The house tokens as CSS variables: `--surface`, `--line-strong`, `--s4`, `--radius`, `--type-body` … */
export const tokenVariables: ConvertCSSVariablesInput = {
  variables: {
    ...Object.fromEntries(steps.map((step) => [`--s${step}`, `calc(${rem(step * grid)} * var(--density))`])),
    ...Object.fromEntries(Object.entries(type).map(([name, size]) => [`--type-${name}`, rem(size)])),
    '--radius-small': rem(radius.small),
    '--radius': rem(radius.medium),
    '--radius-large': rem(radius.large),
    '--font-text': font.text,
    '--font-code': font.code,
    '--hairline': '1px',
    '--mark': '3px',
    '--avatar-tone': '0.53 0.09',
    '--target': rem(44),
    '--control': rem(36),
    '--head': rem(60),
    '--page': rem(1240),
    '--side': rem(264),
    '--rail': rem(210),
    '--narrow': rem(440),
    '--measure': '72ch',
    /** Code and pictures of a text that is read may be as wide as that. */
    '--broad': rem(704),
    '--icon-small': rem(18),
    '--chip': rem(22),
    '--dot': rem(7),
    '--writing': rem(120),
    '--writing-tall': rem(192),
    '--dialog': rem(736),
    '--drawer': rem(288),
    '--picture': rem(512),
    '--mention-list': rem(288),
    '--sample': rem(84),
    ...sample('light', light),
    ...sample('dark', dark),
    '--star': rem(672),
    '--frost': 'blur(10px)',
    '--blurred': 'blur(4px)',
    '--on-avatar': light.surface,
    '--quick': '140ms ease',
  },
  light: colors(light, 'light'),
  dark: colors(dark, 'dark'),
};
