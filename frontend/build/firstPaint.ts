import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { breakpoint } from '../src/design/breakpoints.ts';
import { tokenVariables } from '../src/design/tokenVariables.ts';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8');
const SHEETS = ['../src/design/fallbackFonts.css', '../src/design/base.css', '../src/design/summary.css', '../src/design/firstPaint.css'];
const BOOT = '../public/theme-boot.js';
const START = './startApp.js';
const BOOT_TAG = '<script src="/theme-boot.js"></script>';
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/g;

/**
 * Makes the built page show its summary before anything else has been loaded: the few styles that it needs and the choice of the theme stand in
 * it, and the app's style sheet is asked for at the end of the body, where it holds up the app but not the first paint. Where the server paints
 * the content itself, the app is asked for once that is seen.
 */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        if (!page.includes(BOOT_TAG)) throw new Error(`index.html needs ${BOOT_TAG}`);
        const sheets = page.match(STYLE_SHEET) ?? [];
        return page
          .replace(STYLE_SHEET, '')
          .replace(BOOT_TAG, () => `${inline(BOOT)}\n    ${inline(START)}\n    <style>${styles()}</style>`)
          .replace('</body>', () => `${sheets.join('')}\n  </body>`);
      },
    },
  };
}

const inline = (path: string) => `<script>${small(read(path).replace(/^\s*\/\/.*$/gm, ''))}</script>`;
const small = (code: string) => code.replace(/\s*\n\s*/g, '\n').trim();

function styles(): string {
  const rules = SHEETS.map(read)
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\(--([a-z-]+)\)(?=[^{}]*\{)/g, (whole, name: string) => breakpoint[name] ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .trim();
  return usedTokens(rules) + rules;
}

/** The tokens that the rules name, and those that these name in turn. */
function usedTokens(rules: string): string {
  const { variables, light, dark } = tokenVariables as unknown as Record<'variables' | 'light' | 'dark', Record<string, string>>;
  const used = new Set<string>();
  const follow = (text: string) => {
    for (const [, name = ''] of text.matchAll(/var\((--[a-z0-9-]+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(variables[name] ?? light[name] ?? '');
    }
  };
  follow(rules);
  const block = (selector: string, values: Record<string, string>) =>
    `${selector}{${Object.entries(values)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  const scheme = (name: string) => `:root[data-mantine-color-scheme='${name}']`;
  return block(':root', variables) + block(scheme('light'), light) + block(scheme('dark'), dark);
}
