/** What every browser has and jsdom leaves out; the router needs it as soon as it is loaded. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof globalThis.TextEncoder === 'undefined') Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof globalThis.matchMedia === 'undefined') {
  const unknown = (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
  Object.assign(globalThis, { matchMedia: unknown });
}
