import { printTable } from './parts/table.mjs';

/*
 * npm run bench [-- name…]
 *
 * Runs the benchmarks one after the other, all of them or the named ones, and ends with a table. Everything is compared with something
 * bare that does the same in the same run, in turns, because machines differ and are never quiet; what counts is the ratio.
 * Exits with 1 when an aim is missed.
 */
const BENCHMARKS = [
  'log',
  'http',
  'rebuild',
  'start',
  'forum',
  'homes',
  'markdown',
  'health',
  'desk',
  'profile',
  'blog',
  'projects',
  'jobs',
  'chat',
  'chat-pages',
  'chat-window',
  'voice-rooms',
  'voice-cleanup',
  'voice-signals',
  'voice-joins',
  'voice-router',
  'audit',
];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !BENCHMARKS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${BENCHMARKS.join(', ')}.`);
  process.exit(2);
}

const rows = [];
for (const name of asked.length > 0 ? asked : BENCHMARKS) {
  const started = performance.now();
  const { measure } = await import(`./${name}.mjs`);
  rows.push(...(await measure()));
  console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}
printTable(rows);
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0;
