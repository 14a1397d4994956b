import { describe as jestDescribe, it as jestIt } from '@jest/globals';
import { isSecondHome, writesInOneStep } from '../home.js';

/*
 * The second home's run proves what an engine can change, not every sentence twice. A test is part of it when it stands in
 * `inBothHomes.describe`, or is an `inBothHomes.it`, in one of the files that each run reads there (see files.mjs). In such a file `it` of this module registers the other tests where they belong: in the embedded home; so does `embeddedOnly.describe`, for a block
 * that sets up something and has no mark in it. FULL=1 runs everything in both.
 */
const isReduced = isSecondHome() && process.env.FULL !== '1';
let marked = 0;

const registers = () => !isReduced || marked > 0;

/** Registers nothing, rather than a test that is skipped, when the test belongs to the embedded home alone. */
function unlessReduced<Register extends typeof jestIt | typeof jestDescribe>(register: Register): Register {
  return new Proxy(register, {
    apply: (target, self, words) => (registers() ? Reflect.apply(target, self, words) : undefined),
    get: (target, name) => (name === 'each' && !registers() ? () => () => undefined : Reflect.get(target, name)),
  });
}

/** What is registered while this runs is part of both homes' runs. */
const marking =
  (body: (...words: never[]) => void) =>
  (...words: never[]): void => {
    marked += 1;
    try {
      body(...words);
    } finally {
      marked -= 1;
    }
  };

type Body = (...words: never[]) => void;
type Registers = (title: string, body: Body) => void;
const markingWith =
  (register: unknown): Registers =>
  (title, body) =>
    (register as Registers)(title, marking(body));

/** The tests of a file with marks that run in the embedded home, and in the second only when everything does. */
export const it = unlessReduced(jestIt);

/** What has nothing to do with engines. */
export const embeddedOnly = { describe: unlessReduced(jestDescribe) };

/** Marks what an engine can change. */
export const inBothHomes = {
  describe: Object.assign(markingWith(jestDescribe), {
    each: (...table: never[]) => markingWith((jestDescribe.each as unknown as (...table: never[]) => unknown)(...table)),
  }) as unknown as typeof jestDescribe,
  it: jestIt,
  /** What many write at once: where the second home's documents are checked and written in one step. */
  racesIt: writesInOneStep() ? jestIt : it,
};

/** What only the engines of the second home have. */
export const secondHomeOnly = { it: (isSecondHome() ? jestIt : () => undefined) as typeof jestIt };
