import type { Plugin } from 'vite';
import { breakpoint } from '../src/design/breakpoints.ts';

/** Custom media names such as `(--phone)` in style sheets become the widths of `breakpoints.ts`. */
export function breakpoints(): Plugin {
  return {
    name: 'breakpoints',
    enforce: 'pre',
    transform(code, id) {
      if (!id.split('?')[0]?.endsWith('.css') || !code.includes('(--')) return null;
      return code.replace(/\(--([a-z-]+)\)/g, (whole, name: string) => breakpoint[name] ?? whole);
    },
  };
}
