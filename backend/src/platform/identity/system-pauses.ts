import type { Pauses } from '../../kernel/pauses.js';

/** The machine's own waiting and chance. */
export const systemPauses: Pauses = {
  after(ms, wake) {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
  chance: Math.random,
};
