import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 5;
const LONGEST_STOP_MS = 20_000;
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
