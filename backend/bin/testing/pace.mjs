/**
 * How fast this machine is while a suite runs, compared with the one that the budgets were written on.
 *
 * The same work takes twice the CPU seconds when a neighbour uses the other half of a core or the host lends less of it, so seconds of
 * different hours do not compare. A small, fixed piece of work is done again and again beside the suite, and its CPU time is the measure.
 */
import { createHash } from 'node:crypto';

/** CPU seconds of one piece of work on the machine of the budgets, beside a suite. */
const REFERENCE = 0.042;
const EVERY_MS = 5_000;
const ROUNDS = 60;
const PEOPLE = 200;

/** Begins to measure; the answer ends it and gives how many CPU seconds here are one of a budget: 2 on a machine half as fast, never less than 1. */
export function measurePace() {
  const samples = [sample()];
  const timer = setInterval(() => samples.push(sample()), EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return Math.max(1, middle(samples) / REFERENCE);
  };
}

function sample() {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
}

/** What servers do most: texts, small objects, maps and digests. */
function work() {
  const people = Array.from({ length: PEOPLE }, (_, id) => ({ id: `${id}`, name: `Member ${(id * 7919) % 1000}`, tags: ['\u0131\u015f\u0131k', `${id % 7}`] }));
  let left = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const text = JSON.stringify(people);
    const byName = new Map(JSON.parse(text).map((person) => [person.name.toLocaleLowerCase('tr'), person]));
    left += [...byName.keys()].sort().length + text.replaceAll(/\d+/g, '#').length;
    left += createHash('sha256').update(text).digest()[0];
  }
  return left;
}

function middle(samples) {
  return samples.toSorted((a, b) => a - b)[Math.floor(samples.length / 2)];
}
