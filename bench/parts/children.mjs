import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 5;
const LONGEST_STOP_MS = 20_000;
/** A child rests when it took the processor for less than this … */
const RESTING_MS = 30;
/** … in each of so many seconds, one after the other. */
const RESTING_S = 5;
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** A Node process that ends with this one. */
export function startNode(file, args = [], environment = {}) {
  const child = spawn(process.execPath, [file, ...args], { env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Asks a child to end and waits until it has. */
export async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_STOP_MS);
  await gone;
  clearTimeout(late);
}

/** What a child writes to its standard output until it ends; rejects when it fails. */
export async function outputOf(child) {
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${child.spawnargs.join(' ')} ended with ${code}`);
  return text;
}

/** Resolves when a child has written a text to its standard output. */
export async function said(child, words, withinMs) {
  let text = '';
  const deadline = AbortSignal.timeout(withinMs);
  for (;;) {
    const [chunk] = await once(child.stdout, 'data', { signal: deadline });
    text += chunk;
    if (text.includes(words)) break;
  }
  child.stdout.resume();
}

/** Resolves when a child rests: whatever it had to do besides answering is done, and no second takes more than `restingMs` of the processor. */
export async function rests(child, withinMs, restingMs = RESTING_MS) {
  const deadline = performance.now() + withinMs;
  for (let [seconds, before] = [0, await processorMs(child)]; seconds < RESTING_S; ) {
    if (performance.now() > deadline) throw new Error(`${child.spawnargs.join(' ')} did not rest within ${withinMs} ms`);
    await pause(1_000);
    const now = await processorMs(child);
    seconds = now - before < restingMs ? seconds + 1 : 0;
    before = now;
  }
}

/** Time that a process took of the processors, as Linux counts it: in hundredths of a second. */
async function processorMs({ pid }) {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // Its name may hold anything but ends with the last bracket; the state is the third field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** Resolves when a URL answers 200. */
export async function answers(url, child, withinMs) {
  for (const deadline = performance.now() + withinMs; performance.now() < deadline; await pause(POLL_MS)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnargs.join(' ')} ended with ${child.exitCode}`);
    const ok = await fetch(url).then(
      async (response) => (await response.arrayBuffer()) && response.ok,
      () => false,
    );
    if (ok) return;
  }
  throw new Error(`${url} did not answer within ${withinMs} ms`);
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
