import { MAIN } from './backend.mjs';
import { answers, freePort, rests, said, startNode } from './children.mjs';

/** A load writes faster than people, and the same again. */
const NO_HURRY = { TOPICS_PER_HOUR: '0', COMMENTS_PER_HOUR: '0', REPEAT_AFTER_HOURS: '0', REGISTRATIONS_PER_HOUR: '0', PAGES_PER_MINUTE: '0' };
const LONGEST_START_MS = 180_000;

/** Starts the application, or a part of it, as an operator would. */
export async function startMeydan(dataDir, settings = {}, longestStartMs = LONGEST_START_MS) {
  const port = await freePort();
  const child = startNode(MAIN, [], { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...NO_HURRY, ...settings });
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    url,
    /** Resolves at the first answer. */
    answering: (path) => answers(`${url}${path}`, child, longestStartMs),
    /** Resolves when it has caught up with the log and done what a first start does. */
    ready: () => said(child, 'Meydan is ready', longestStartMs),
    /** Resolves when it has also done what follows the log in its own time, as the proof of the log does. */
    quiet: (restingMs) => rests(child, longestStartMs, restingMs),
  };
}
