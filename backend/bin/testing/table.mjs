/** The closing table. */
import { TOLERANCE } from './suites.mjs';

const SLOWEST = 5;
const HEAD = ['suite', 'passed', 'failed', 'seconds', 'CPU s', 'pace', 'budget', 'slowest files (seconds)'];

/** Suites that cost more than they may, as failures of the run. */
export function failuresOver(results) {
  return results
    .filter(({ cpu, pace, budget }) => cpu !== null && budget !== null && cpu / pace > budget * TOLERANCE)
    .map(
      ({ name, cpu, pace, budget }) =>
        `${name}: ${cpu.toFixed(0)} CPU seconds on a machine of pace ${pace.toFixed(2)} are more than ${TOLERANCE} × its budget of ${budget} (backend/bin/testing/suites.mjs)`,
    );
}

export function table(results) {
  const rows = results.map(({ name, passed, failed, seconds, cpu, pace, budget, times }) => [
    name,
    passed,
    failed,
    seconds.toFixed(0),
    cpu?.toFixed(0) ?? '–',
    pace?.toFixed(2) ?? '–',
    budget ?? '–',
    slowest(times),
  ]);
  const lines = [HEAD, ...rows].map((row) => row.map(String));
  const widths = HEAD.map((_, column) => Math.max(...lines.map((row) => row[column].length)));
  return lines
    .map((row) =>
      row
        .map((cell, column) => (column === 0 || column === HEAD.length - 1 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function slowest(times) {
  const files = Object.entries(times).toSorted(([, a], [, b]) => b - a);
  return files
    .slice(0, SLOWEST)
    .map(([file, seconds]) => `${file.split('/').at(-1)} ${seconds.toFixed(1)}`)
    .join(' · ');
}
