import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { backendPath, contract } from './parts/backend.mjs';
import { atMost } from './parts/table.mjs';
import { median, p99 } from './parts/turns.mjs';

const { VOICE_LIMITS } = await contract('voice.js');

/*
 * What the router of voice rooms costs with twenty who are connected and four of whom speak: how long a packet takes from one browser to another,
 * encryption included, how many do not come, and what the process takes of a core and of the memory.
 */
const PEOPLE = Number(process.env.BENCH_VOICE_PEOPLE ?? VOICE_LIMITS.routed);
const SECONDS = Number(process.env.BENCH_VOICE_SECONDS ?? 20);
const SPEAKERS = 4;
const WARM_MS = 3_000;
const LAST_ARRIVAL_MS = 500;
const ROOM = 'oda';
const TICKS_A_SECOND = 100;
const MOST_MEDIAN_MS = 20;
const MOST_P99_MS = 150;
const MOST_LOST = 2;
const MOST_CORE = 60;
const MOST_MIB = 200;

const start = (path) => fork(path, [], { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** The next message of a kind. */
const said = (child, type) =>
  new Promise((done) => {
    const take = (message) => {
      if (message.type !== type) return;
      child.off('message', take);
      done(message);
    };
    child.on('message', take);
  });

export async function measure() {
  const router = start(backendPath('platform/media-router/embedded/router-process.js'));
  const clients = start(fileURLToPath(new URL('./parts/voice-clients.mjs', import.meta.url)));
  try {
    await connectAll(router, clients);
    clients.send({ type: 'speak', who: Array.from({ length: SPEAKERS }, (_, index) => index) });
    await pause(WARM_MS);
    await counted(clients);
    const [cpu, began] = [cpuTicks(router.pid), performance.now()];
    await pause(SECONDS * 1_000);
    const core = (((cpuTicks(router.pid) - cpu) / TICKS_A_SECOND) * 1_000 * 100) / (performance.now() - began);
    clients.send({ type: 'speak', who: [] });
    await pause(LAST_ARRIVAL_MS);
    return rows(await counted(clients), core, residentMib(router.pid));
  } finally {
    for (const child of [clients, router]) {
      child.disconnect();
      await once(child, 'exit');
    }
  }
}

async function connectAll(router, clients) {
  const lines = PEOPLE - 1;
  const ready = said(router, 'ready');
  router.send({ type: 'begin', network: { ports: null, addresses: ['127.0.0.1'] }, seats: PEOPLE, lines });
  await ready;
  const members = Array.from({ length: PEOPLE }, (_, index) => ({ connection: String(index), isSilenced: false, isDeafened: false, shutFrom: [] }));
  router.send({ type: 'arrange', room: ROOM, members });
  for (let index = 0; index < PEOPLE; index++) {
    const [offer, admitted, connected] = [said(clients, 'offer'), said(router, 'admitted'), said(clients, 'connected')];
    clients.send({ type: 'make', lines });
    router.send({ type: 'admit', id: index, room: ROOM, connection: String(index), offer: { link: 'bir', sdp: (await offer).sdp } });
    clients.send({ type: 'answer', index, sdp: (await admitted).sdp });
    await connected;
  }
}

const counted = (clients) => {
  const answer = said(clients, 'counted');
  clients.send({ type: 'count' });
  return answer;
};

function rows({ written, delays }, core, mib) {
  const due = written * (PEOPLE - 1);
  const name = `voice-router: ${PEOPLE} members, ${SPEAKERS} of whom speak, ${SECONDS} s`;
  return [
    atMost(`${name}: p99 from one browser to another`, p99(delays), MOST_P99_MS, 'ms'),
    atMost(`${name}: median`, median(delays), MOST_MEDIAN_MS, 'ms'),
    atMost(`${name}: packets that did not come`, ((due - delays.length) * 100) / due, MOST_LOST, '%'),
    { ...atMost(`${name}: passed on`, delays.length / SECONDS, 0, 'packets/s'), aim: '', ok: null },
    atMost(`${name}: of one core`, core, MOST_CORE, '%'),
    atMost(`${name}: memory`, mib, MOST_MIB, 'MiB'),
  ];
}

/** User and system time of a process. */
function cpuTicks(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

const residentMib = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
