import type { Worker } from 'node:worker_threads';
import { CODE, TEXT } from '../../../contracts/envelope.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { Slots } from '../uploads/slots.js';
import type { DrawnPage } from './draw-page.js';
import type { OnePage } from './one-page.js';

/** A thread has the fonts and the document of one page in its memory: few at once, and not many that wait. */
const AT_ONCE = 1;
const MOST_WAITING = 20;
const RETRY_S = 5;

/** Draws pages beside what serves, each in a thread of its own that ends with it; throws RuleViolation when too many wait. */
export class PageDrawer {
  private readonly slots = new Slots(AT_ONCE, MOST_WAITING);

  constructor(
    private readonly start: () => Worker,
    private readonly longestMs: number,
  ) {}

  draw(page: OnePage): Promise<DrawnPage> {
    return this.slots.take(() => this.drawn(page), busy);
  }

  private drawn(page: OnePage): Promise<DrawnPage> {
    const thread = this.start();
    const drawn = new Promise<DrawnPage>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('the page took too long')), this.longestMs);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => {
        clearTimeout(timer);
        reject(new Error(`the thread of the page ended with ${code}`));
      });
      thread.postMessage(page);
    });
    return drawn.finally(() => thread.terminate());
  }
}

const busy = () => new RuleViolation(CODE.unavailable, TEXT.unavailable, null, 'unavailable', { retryAfter: RETRY_S });
