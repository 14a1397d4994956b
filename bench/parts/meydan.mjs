import { MAIN } from './backend.mjs';
import { answers, freePort, said, startNode } from './children.mjs';

const LONGEST_START_MS = 180_000;

/** Starts the application, or a part of it, as an operator would. */
export async function startMeydan(dataDir, settings = {}) {
  const port = await freePort();
  const child = startNode(MAIN, [], { PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...settings });
  const url = `http://127.0.0.1:${port}`;
  return {
    child,
    url,
    /** Resolves at the first answer. */
    answering: (path) => answers(`${url}${path}`, child, LONGEST_START_MS),
    /** Resolves when it has caught up with the log and done what a first start does. */
    ready: () => said(child, 'Meydan hazır', LONGEST_START_MS),
  };
}
