/** The program of the thread in which texts are rendered; started by `text-thread-program.ts`. */
import { parentPort } from 'node:worker_threads';
import { renderText, type TextKind } from '../../../contracts/rendering/markdown.js';

export interface TextToRender {
  readonly source: string;
  readonly kind: TextKind;
}

parentPort?.on('message', ({ source, kind }: TextToRender) => parentPort?.postMessage(renderText(source, kind)));
parentPort?.postMessage(null);
