import { closeSync, openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { scratchFolder } from '../scratch.fixture.js';
import { LogOutput } from './log-output.js';
import { createLogger } from './logger.js';

const SOON_MS = 15_000;

/** Resolves when the lines are there. */
async function written(file: string, lines: number): Promise<string[]> {
  for (const until = Date.now() + SOON_MS; Date.now() < until; await pause(5)) {
    const there = readFileSync(file, 'utf8').split('\n').slice(0, -1);
    if (there.length >= lines) return there;
  }
  throw new Error(`${file} has no ${lines} lines`);
}

describe('The output of the log', () => {
  const path = scratchFolder();
  it('has every line, in order', async () => {
    const file = openSync(path('log'), 'a');
    const logger = createLogger('info', new LogOutput(file));
    for (let number = 0; number < 1_000; number++) logger.info({ number }, 'şöyle');
    const numbers = (await written(path('log'), 1_000)).map((line) => (JSON.parse(line) as { number: number }).number);
    expect(numbers).toEqual(Array.from({ length: 1_000 }, (_, number) => number));
    closeSync(file);
  });

  it('on a full disk costs the lines, and neither the process nor its time', async () => {
    // Every write to this device is answered as a full disk answers it.
    const full = openSync('/dev/full', 'w');
    const logger = createLogger('info', new LogOutput(full));
    const began = Date.now();
    for (let round = 0; round < 100; round++) {
      for (let number = 0; number < 100; number++) logger.info({ text: 'x'.repeat(1_000) }, 'line');
      await pause(1);
    }
    logger.fatal('the last line');
    expect(Date.now() - began).toBeLessThan(20_000);
    closeSync(full);
  });
});
