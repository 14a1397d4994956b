import type { LinesOfRoom, MediaRouter } from '../../kernel/media-router.js';

const NO_LINES: LinesOfRoom = new Map();

/** Where nothing carries a room but the browsers in it. */
export const noRouter: MediaRouter = {
  seats: 0,
  carries: false,
  admit: async () => null,
  leave: () => undefined,
  arrange: () => undefined,
  held: () => 0,
  linesOf: () => NO_LINES,
  watch: () => undefined,
};
