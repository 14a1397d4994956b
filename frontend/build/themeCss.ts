import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { mantineVariables, theme } from '../src/design/theme.ts';
import { tokenVariables } from '../src/design/tokenVariables.ts';

const NAME = 'virtual:theme.css';
const RESOLVED = `\0${NAME}`;

const rule = (selector: string, variables: Record<string, string>) =>
  `${selector} {\n${Object.entries(variables)
    .map(([name, value]) => `  ${name}: ${value};`)
    .join('\n')}\n}\n`;

/** The tokens and Mantine's variables as one static style sheet: nothing is computed in the browser, so nothing flashes and no inline style is needed. */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const merged = mergeMantineTheme(DEFAULT_THEME, theme);
      const sources = [defaultCssVariablesResolver(merged), tokenVariables, mantineVariables];
      return sources
        .map(
          ({ variables, light, dark }) =>
            rule(':root', variables) + rule(":root[data-mantine-color-scheme='light']", light) + rule(":root[data-mantine-color-scheme='dark']", dark),
        )
        .join('\n');
    },
  };
}
