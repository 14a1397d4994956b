/** What every browser has and jsdom leaves out; the router needs it as soon as it is loaded. */
import { TextDecoder, TextEncoder } from 'node:util';

if (typeof globalThis.TextEncoder === 'undefined') Object.assign(globalThis, { TextDecoder, TextEncoder });
