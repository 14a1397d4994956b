import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { backend } from './parts/backend.mjs';
import { figures } from './parts/figures.mjs';
import { inFolder } from './parts/folder.mjs';
import { longHistory } from './parts/long-history.mjs';
import { atMost, compared } from './parts/table.mjs';
import { timeline } from './parts/timeline.mjs';
import { medians } from './parts/turns.mjs';

/*
 * How long it takes to prove a log of a million facts: to link it, to compare all of it with links and seals, and to look at its end as
 * every start does. And how many appends a second there are while they are linked, beside the same log alone.
 */
const FACTS = 1_000_000;
const STREAMS = 50_000;
const [VERIFY_S, START_MS] = [15, 500];
const [WRITERS, APPENDS, ROUNDS, LEAST] = [16, 8_000, 5, 0.9];
const STATE_AT = '2026-11-21T10:00:00.000Z';

export async function measure() {
  const [{ SqliteEventLog }, { SqliteLinks }, { ChainKeeper, linkUpTo }, { verifyChain }, { tailOf }, { Signet }, { SoleHolder }] = await Promise.all(
    [
      'event-log/sqlite-event-log.js',
      'chain/sqlite-links.js',
      'chain/chain-keeper.js',
      'chain/verify-chain.js',
      'chain/verify-tail.js',
      'chain/seal.js',
      'leases/sole-holder.js',
    ].map((path) => backend(`platform/${path}`)),
  );
  const signet = new Signet({ blind: (purpose, text) => `${purpose}/${text}` });
  const open = (folder, name) => ({ log: new SqliteEventLog(join(folder, `${name}.events.db`)), links: new SqliteLinks(join(folder, `${name}.chain.db`)) });

  const proof = await inFolder(async (folder) => {
    const { log, links } = open(folder, 'long');
    await fill(log);
    const linking = await seconds(() => linkUpTo(log, links));
    const plain = { log, links, published: [], gaps: [], publicKey: signet.publicKey };
    const { head, root } = await verifyChain({ ...plain, seals: [] });
    const seal = signet.seal({ size: FACTS, head, root, at: STATE_AT });
    let verdict;
    const verifying = await seconds(async () => {
      verdict = await verifyChain({ ...plain, seals: [seal] });
    });
    if (verdict.fault || verdict.sealed !== FACTS) throw new Error(`the log of the benchmark is not what was recorded: ${JSON.stringify(verdict)}`);
    const starting = await seconds(async () => {
      const state = await tailOf(log, links, seal, signet.publicKey);
      if (state !== 'whole') throw new Error(`the end of the log is ${state}`);
    });
    links.close();
    await log.close();
    return [
      atMost(`audit: a log of ${FACTS.toLocaleString('en-US')} facts is linked`, linking, Number.POSITIVE_INFINITY, 's'),
      atMost('audit: and compared with its links and a seal', verifying, VERIFY_S, 's'),
      atMost('audit: and looked at by a start', starting * 1_000, START_MS, 'ms'),
    ];
  });

  const rates = await inFolder(async (folder) => {
    const [alone, linked] = [open(folder, 'alone'), open(folder, 'linked')];
    const failed = (error) => {
      throw error;
    };
    const keeper = new ChainKeeper({ ...linked, leases: new SoleHolder(), failed });
    keeper.start();
    try {
      return await medians(ROUNDS, { linked: () => rateOf(linked.log), alone: () => rateOf(alone.log) });
    } finally {
      await keeper.stop();
      for (const { log, links } of [alone, linked]) {
        links.close();
        await log.close();
      }
    }
  });
  return [
    ...proof,
    ...(await timeline()),
    ...(await figures()),
    ...(await longHistory()),
    compared(`audit: appends while they are linked, ${WRITERS} writers`, rates.linked, 'not linked', rates.alone, LEAST),
  ];
}

async function fill(log) {
  const each = FACTS / STREAMS;
  for (let first = 0; first < STREAMS; first += 200) {
    const streams = Array.from({ length: 200 }, (_, index) => `topic-${first + index}`);
    await Promise.all(streams.map((stream) => log.append(stream, -1, Array.from({ length: each }, event))));
  }
}

async function rateOf(log) {
  let left = APPENDS;
  const write = async () => {
    while (left-- > 0) await log.append(`topic-${randomUUID()}`, -1, [event()]);
  };
  const took = await seconds(() => Promise.all(Array.from({ length: WRITERS }, write)));
  return APPENDS / took;
}

async function seconds(work) {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1_000;
}

const content = randomBytes(90).toString('base64');
const member = randomUUID();

function event() {
  const id = randomUUID();
  return {
    type: 'CommentAdded',
    data: { commentId: id, topicId: member, authorId: member, content },
    id,
    at: '2026-11-21T09:30:00.000Z',
    actor: { id: member, role: 'user' },
    correlationId: id,
    causationId: null,
    schema: 1,
  };
}
