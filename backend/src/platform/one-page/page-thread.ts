/** The program of the thread in which a page is drawn; started by `page-thread-program.ts`. */
import { parentPort } from 'node:worker_threads';
import { drawPage } from './draw-page.js';
import type { OnePage } from './one-page.js';

parentPort?.once('message', async (page: OnePage) => parentPort?.postMessage(await drawPage(page)));
