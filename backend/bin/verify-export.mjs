/**
 * Checks an exported log (`npm run log -- export <folder>`) without the application: this one file and Node are enough. What it checks is
 * written down in docs/audit-format.md.
 *
 *   node verify-export.mjs <folder> [--key <base64>] [--seals <file>]
 *
 * --key: the key whose seals count, from `npm run audit -- key`; without it the key of the first seal counts, and is told.
 * --seals: seals that were published elsewhere, one JSON text a line.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const CHAIN_STREAM = 'chain-log';
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
const say = (line) => process.stdout.write(`${line}\n`);

class Wrong extends Error {}

async function main([folder, ...options]) {
  if (!folder) throw new Wrong('Usage: node verify-export.mjs <folder> [--key <base64>] [--seals <file>]');
  const option = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
  if (!manifest.complete) throw new Wrong('The export was cut off; run it again first.');
  const facts = () => createInterface({ input: createReadStream(join(folder, 'events.ndjson')), crlfDelay: Number.POSITIVE_INFINITY });

  const { seals, gaps } = await saidOf(facts());
  const published = option('--seals') ? linesOf(readFileSync(option('--seals'), 'utf8')).map((line) => JSON.parse(line)) : [];
  const key = option('--key') ?? seals[0]?.publicKey ?? published[0]?.publicKey ?? null;
  // Of the seals in the log the order tells which a gap gives up, of the others only their time.
  const binding = seals.filter(({ size }, index) => !gaps.some((gap) => size >= gap.place && index < gap.sealsBefore));
  const counting = [...binding, ...published.filter(({ size, at }) => !gaps.some((gap) => size >= gap.place && at <= gap.at))];
  for (const gap of gaps)
    if (!isSigned(gap, gapText(gap), key)) throw new Wrong(`The gap that was accepted on ${gap.at} was not accepted with the key ${key}.`);
  for (const seal of counting)
    if (!isSigned(seal, sealText(seal), key)) throw new Wrong(`The seal of ${seal.at} over ${seal.size} facts was not made with the key ${key}.`);

  if (option('--key') && counting.length === 0) throw new Wrong('No seal vouches for any of it.');

  const promised = new Map();
  const promise = (place, what) => promised.set(place, [...(promised.get(place) ?? []), what]);
  for (const { size, head, root } of counting) promise(size, { head, root });
  const bindingGaps = gaps.filter(({ upTo }, index) => !gaps.slice(index + 1).some(({ place }) => place <= upTo));
  for (const { upTo, head } of bindingGaps) promise(upTo, { head, root: null });
  const found = await walk(facts(), manifest, promised);
  const beyond = [...promised.keys()].reduce((most, size) => Math.max(most, size), 0);
  if (beyond > found.places) throw new Wrong(`The export ends at place ${found.places}, and ${beyond} facts were sealed.`);
  for (const gap of gaps) say(`Accepted on ${gap.at}: from place ${gap.place} on (${gap.kind}), because: ${gap.reason}`);
  if (published.length > 0) say(`${counting.length - binding.length} of ${published.length} seals that were kept elsewhere bind.`);
  say(`${found.places} facts, ${found.sealed} of them under ${counting.length} seals with the key ${key ?? 'of nobody'}`);
  say(`head of the chain: ${found.head}`);
  say(`root of the tree:  ${found.root}`);
}

/** What the log says about itself: seals and accepted gaps. */
async function saidOf(lines) {
  const said = { seals: [], gaps: [] };
  for await (const line of lines) {
    if (!line.includes(`"stream":"${CHAIN_STREAM}"`)) continue;
    const { stream, type, at, data } = JSON.parse(line);
    if (stream === CHAIN_STREAM && type === 'LogSealed') said.seals.push({ ...data, at });
    if (stream === CHAIN_STREAM && type === 'LogGapAccepted') said.gaps.push({ ...data, at, sealsBefore: said.seals.length });
  }
  return said;
}

/** Links line to line; throws at the first place where links, revisions, manifest or a seal do not agree. */
async function walk(lines, manifest, promised) {
  const revisions = new Map();
  const peaks = [];
  let [places, sealed, head] = [0, 0, '0'.repeat(64)];
  for await (const line of lines) {
    if (places === manifest.events) throw new Wrong(`Place ${places + 1} is one too many: the manifest tells of ${manifest.events} facts.`);
    places += 1;
    const { stream, revision } = JSON.parse(line);
    const expected = (revisions.get(stream) ?? -1) + 1;
    if (revision !== expected) throw new Wrong(`Place ${places} holds fact ${revision} of ${stream} where fact ${expected} belongs.`);
    revisions.set(stream, expected);
    head = sha256(`${head}\n${line}`).toString('hex');
    grow(peaks, sha256(Buffer.of(0), Buffer.from(head, 'hex')));
    const wrong = (promised.get(places) ?? []).some((one) => one.head !== head || (one.root ?? rootOf(peaks)) !== rootOf(peaks));
    if (wrong) throw new Wrong(`One of the facts from place ${sealed + 1} to ${places} is not what was sealed.`);
    if (promised.has(places)) sealed = places;
  }
  if (places < manifest.events) throw new Wrong(`The export ends at place ${places}; the manifest tells of ${manifest.events} facts.`);
  if (head !== manifest.head) throw new Wrong('The head of the chain is not the one of the manifest.');
  return { places, sealed, head, root: rootOf(peaks) };
}

/** RFC 6962: two full trees of one size become one of twice the size. */
function grow(peaks, leaf) {
  let peak = { leaves: 1, root: leaf };
  while (peaks.at(-1)?.leaves === peak.leaves) {
    const left = peaks.pop();
    peak = { leaves: left.leaves * 2, root: sha256(Buffer.of(1), left.root, peak.root) };
  }
  peaks.push(peak);
}

const rootOf = (peaks) =>
  (peaks.length === 0 ? sha256() : peaks.map(({ root }) => root).reduceRight((right, left) => sha256(Buffer.of(1), left, right))).toString('hex');

const sealText = ({ size, head, root, at }) => `meydan-seal-1\n${size}\n${head}\n${root}\n${at}\n`;
const gapText = ({ place, upTo, head, kind, at, reason }) => `meydan-gap-1\n${place}\n${upTo}\n${head}\n${kind}\n${at}\n${sha256(reason).toString('hex')}\n`;

function isSigned({ publicKey, signature }, text, key) {
  if (publicKey !== key) return false;
  const publicBytes = createPublicKey({ key: Buffer.concat([PUBLIC_DER, Buffer.from(publicKey, 'base64')]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), publicBytes, Buffer.from(signature, 'base64'));
}

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Wrong ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
