/** Packs test files into a few entry files, so that the modules under test are loaded once for many of them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../parts.mjs';

/** Kept from a whole run by `KEEP_DURATIONS=1 npm test`; they only balance the bundles, so they may be old. */
const DURATIONS = join(import.meta.dirname, 'durations.json');
/** Nobody knows yet how long a new file takes; a longer one takes longer. */
const SECONDS_A_LETTER = 1 / 10_000;

/** What a file has beside its tests: the loading of what only it needs. */
const OVERHEAD = 0.1;

/** What keeps a file in a registry of its own: words in it that reach every file beside it. */
const ALONE = [
  /\bjest\s*\.\s*(mock|unmock|doMock|resetModules|isolateModules|setTimeout|unstable_mockModule)/, // These change modules, or patience, for all.
];
/** An entry has one environment: files share theirs with those of the same. */
const ENVIRONMENT = /@jest-environment (\S+)/;
const environmentOf = ({ text }) => ENVIRONMENT.exec(text)?.[1] ?? '';

/** Answers the folder of a suite's bundles, in `folder`, and what they carry. */
export function bundle(suite, files, { folder, bundles }) {
  const known = JSON.parse(readFileSync(DURATIONS, 'utf8'))[suite] ?? {};
  const weighed = files.map((path) => {
    const file = relative(root, path);
    const text = readFileSync(path, 'utf8');
    return { path, file, text, isAlone: ALONE.some((sign) => sign.test(text)), seconds: OVERHEAD + (known[file] ?? text.length * SECONDS_A_LETTER) };
  });
  const target = join(folder, suite);
  mkdirSync(target, { recursive: true });
  const times = join(folder, `${suite}.times`);
  const shared = weighed.filter(({ isAlone }) => !isAlone);
  for (const environment of new Set(shared.map(environmentOf))) {
    const those = shared.filter((one) => environmentOf(one) === environment);
    packed(those, bundles).forEach((carried, index) => {
      writeFileSync(join(target, `bundle-${environment}${index + 1}.cjs`), entry(carried, times));
    });
  }
  for (const one of weighed.filter(({ isAlone }) => isAlone)) writeFileSync(join(target, `${one.file.replaceAll('/', '_')}.cjs`), entry([one], times));
  return weighed.map(({ file }) => file);
}

/** The longest first, each into the bundle that has least to do. */
function packed(files, count) {
  const bundles = Array.from({ length: Math.min(count, files.length) }, () => ({ seconds: 0, files: [] }));
  for (const one of files.toSorted((a, b) => b.seconds - a.seconds)) {
    const least = bundles.reduce((best, other) => (other.seconds < best.seconds ? other : best));
    least.seconds += one.seconds;
    least.files.push(one);
  }
  return bundles.map(({ files }) => files);
}

function entry(carried, times) {
  const lines = carried.map(({ path, file }) => `carry(${JSON.stringify(file)}, ${JSON.stringify(times)}, () => require(${JSON.stringify(path)}));`);
  const environment = environmentOf(carried[0]);
  const docblock = environment ? `/** @jest-environment ${environment} */\n` : '';
  return `${docblock}const carry = require(${JSON.stringify(join(import.meta.dirname, 'carry.cjs'))});\n${lines.join('\n')}\n`;
}

/** Seconds by file, as the bundles noted them. */
export function timesOf(suite, folder) {
  const lines = readFileSync(join(folder, `${suite}.times`), { encoding: 'utf8', flag: 'a+' })
    .split('\n')
    .filter(Boolean);
  return Object.fromEntries(lines.map((line) => JSON.parse(line)).map(({ file, seconds }) => [file, seconds]));
}

/** Writes down how long the files of whole suites took. */
export function keepDurations(bySuite) {
  const kept = { ...JSON.parse(readFileSync(DURATIONS, 'utf8')) };
  for (const [suite, times] of Object.entries(bySuite))
    kept[suite] = Object.fromEntries(
      Object.entries(times)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([file, seconds]) => [file, Number(seconds.toFixed(1))]),
    );
  writeFileSync(DURATIONS, `${JSON.stringify(kept, null, 2)}\n`);
}
