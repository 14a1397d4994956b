import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Asks one address again and again over a few connections, in a process of its own. Argument: JSON of {url, seconds}. Writes the 99th percentile of its answers' milliseconds. */
const { url, seconds } = JSON.parse(process.argv[2]);
const EVERY_MS = 2;
const LANES = 4;
const agent = new Agent({ keepAlive: true, maxSockets: LANES });

const ask = () =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200 ? resolve(performance.now() - began) : reject(new Error(`${url} answered ${response.statusCode}`)),
      );
    }).on('error', reject);
  });

const taken = [];
const end = performance.now() + seconds * 1_000;
const lane = async () => {
  for (; performance.now() < end; await pause(EVERY_MS)) taken.push(await ask());
};
await Promise.all(Array.from({ length: LANES }, lane));
agent.destroy();
taken.sort((a, b) => a - b);
process.stdout.write(String(taken[Math.ceil(taken.length * 0.99) - 1]));
