/** What a page says to the service worker that waits to take over. */
export const HAS_FILE = 'HAS_FILE';
export const SKIP_WAITING = 'SKIP_WAITING';
