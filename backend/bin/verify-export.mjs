/**
 * Checks an exported log (`npm run log -- export <folder>`), or an export of the console once it is unpacked, without the application: this one
 * file and Node are enough. What it checks is written down in docs/audit-format.md.
 *
 *   node verify-export.mjs <folder> [--key <base64>] [--seals <file>]
 *
 * --key: the key whose seals count, from `npm run audit -- key`; without it the key of the first seal counts, and is told.
 * --seals: seals that were published elsewhere, one JSON text a line.
 *
 * Whoever made the folder may want to mislead: no other file than those of the format is opened, and nothing of it reaches the terminal as it is.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, lstatSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const CHAIN_STREAM = 'chain-log';
const AUDIT_EXPORT = 'meydan-audit-export-1';
const PUBLIC_DER = Buffer.from('302a300506032b6570032100', 'hex');
const KEY_BYTES = 32;
const USAGE = 'Usage: node verify-export.mjs <folder> [--key <base64>] [--seals <file>]';
const OPTIONS = ['--key', '--seals'];
/** Of a file that is read at once, and of a line of those that are not. */
const MOST_BYTES = 256 * 1024 * 1024;
const LONGEST_LINE = 64 * 1024 * 1024;

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();
/** Line breaks, and what tells a terminal to clear itself, to colour or to turn the direction, stand as their codes. */
const shown = (text) =>
  text.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
const say = (line) => process.stdout.write(`${shown(line)}\n`);

class Wrong extends Error {}

async function main([folder, ...options]) {
  const { '--key': askedKey, '--seals': sealsFile } = optionsIn(folder, options);
  const manifest = objectIn(textOf(join(folder, 'manifest.json')), 'The file manifest.json');
  const published = sealsFile === undefined ? [] : linesOf(textOf(sealsFile)).map((line, index) => sealIn(objectIn(line, `Line ${index + 1} of the seals`)));
  if (manifest.format === AUDIT_EXPORT) return checkAuditExport(folder, manifest, askedKey, published);
  if (manifest.complete !== true) throw new Wrong('The export was cut off; run it again first.');
  const facts = () => factsIn(join(folder, 'events.ndjson'));

  const { seals, gaps } = await saidOf(facts());
  const key = askedKey ?? seals[0]?.publicKey ?? published[0]?.publicKey ?? null;
  // Of the seals in the log the order tells which a gap gives up, of the others only their time.
  const binding = seals.filter(({ size }, index) => !gaps.some((gap) => size >= gap.place && index < gap.sealsBefore));
  const counting = [...binding, ...published.filter(({ size, at }) => !gaps.some((gap) => size >= gap.place && at <= gap.at))];
  for (const gap of gaps)
    if (!isSigned(gap, gapText(gap), key)) throw new Wrong(`The gap that was accepted on ${gap.at} was not accepted with the key ${key}.`);
  for (const seal of counting)
    if (!isSigned(seal, sealText(seal), key)) throw new Wrong(`The seal of ${seal.at} over ${seal.size} facts was not made with the key ${key}.`);

  if (askedKey && counting.length === 0) throw new Wrong('No seal vouches for any of it.');

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
  if (!askedKey) say(KEY_UNKNOWN);
}

const KEY_UNKNOWN = 'No key was given: whether this one is the key of the installation is not known.';

/** The options by name; throws for what is no option, and for one that says nothing. */
function optionsIn(folder, options) {
  const [named, said] = [0, 1].map((rest) => options.filter((_, index) => index % 2 === rest));
  const isWhole = named.length === said.length && named.every((name, index) => OPTIONS.includes(name) && said[index] !== '');
  if (!folder || folder.startsWith('--') || !isWhole) throw new Wrong(USAGE);
  return Object.fromEntries(named.map((name, index) => [name, said[index]]));
}

/** Rows, digests, proofs and the seal of an export of the console; throws at the first entry that is not what was exported. */
function checkAuditExport(folder, manifest, askedKey, published) {
  const { profile, rows: format, facts: count, files, consistency } = manifest;
  const names = count === 0 ? [] : [`facts.${format}`, 'digests.txt', 'proofs.jsonl'];
  const isManifest =
    ['jsonl', 'csv'].includes(format) &&
    ['full', 'pseudonyms', 'figures'].includes(profile) &&
    isCount(count) &&
    names.every((name) => isCount(files?.[name]?.bytes) && isHash(files[name].sha256)) &&
    (!manifest.earlier || areHashes(consistency));
  if (!isManifest) throw new Wrong('The manifest is not one of the format.');
  const [seal, earlier] = [sealIn(manifest.seal), manifest.earlier ? sealIn(manifest.earlier) : null];
  const bytes = Object.fromEntries(['manifest.json', 'manifest.sig', ...names].map((name) => [name, bytesOf(join(folder, name))]));
  const linesIn = (name) => linesOf(bytes[name]?.toString('utf8') ?? '');
  const key = askedKey ?? seal.publicKey;
  const signed = objectIn(bytes['manifest.sig'].toString('utf8'), 'The file manifest.sig');
  const sum = sha256(bytes['manifest.json']).toString('hex');
  if (!isSigned(signed, `meydan-export-1\n${sum}\n`, key)) throw new Wrong(`The manifest was not signed with the key ${key}, or was changed since.`);
  for (const one of [seal, earlier].filter(Boolean))
    if (!isSigned(one, sealText(one), key)) throw new Wrong(`The seal of ${one.at} over ${one.size} facts was not made with the key ${key}.`);

  const digests = linesIn('digests.txt');
  const proofs = linesIn('proofs.jsonl').map((line, index) => proofIn(line, `Proof ${index + 1}`));
  const rows = linesIn(`facts.${format}`).slice(format === 'csv' ? 1 : 0);
  // The rows of mere figures stand in another order than their proofs.
  const isAligned = profile !== 'figures';
  const nameOf = (index) => `Entry ${index + 1}${isAligned && proofs[index] ? ` (place ${proofs[index].place})` : ''}`;
  for (let index = 0; index < Math.max(rows.length, digests.length); index += 1)
    if (rows[index] === undefined || sha256(rows[index]).toString('hex') !== digests[index]) throw new Wrong(`${nameOf(index)} is not what was exported.`);
  const placeIn = (row) => (format === 'csv' ? Number(/^"(\d+)"/.exec(row)?.[1]) : objectIn(row, 'A row').place);
  for (const [index, { place, previous, digest, path, line }] of proofs.entries()) {
    const name = `Entry ${index + 1} (place ${place})`;
    if (line !== null && sha256(`${previous}\n${line}`).toString('hex') !== digest) throw new Wrong(`${name} is not the fact that was recorded.`);
    if (!isIncluded(sha256(Buffer.of(0), Buffer.from(digest, 'hex')), place - 1, seal.size, path, seal.root))
      throw new Wrong(`${name} is not proven to be under the seal of ${seal.at}.`);
    if (isAligned && placeIn(rows[index] ?? '{}') !== place) throw new Wrong(`${name} has the proof of another fact.`);
  }
  if (proofs.length !== count || rows.length !== count)
    throw new Wrong(`There are ${rows.length} entries and ${proofs.length} proofs; the manifest tells of ${count}.`);
  for (const name of names)
    if (bytes[name].length !== files[name].bytes || sha256(bytes[name]).toString('hex') !== files[name].sha256)
      throw new Wrong(`The file ${name} is not what was exported.`);
  if (earlier && !isConsistent(earlier, seal, consistency)) throw new Wrong(`The seal of ${earlier.at} is not over the beginning of the same facts.`);
  const same = published.filter(({ size }) => [seal, earlier].some((one) => one?.size === size));
  for (const one of same)
    if (![seal, earlier].some((kept) => kept?.size === one.size && kept.root === one.root && kept.head === one.head))
      throw new Wrong(`The seal of ${one.at} that was kept elsewhere says something else about the first ${one.size} facts.`);
  if (published.length > 0) say(`${same.length} of ${published.length} seals that were kept elsewhere are of the same size, and agree.`);
  say(`${rows.length} entries (${profile}), all under the seal of ${seal.at} over ${seal.size} facts with the key ${key}`);
  if (earlier) say(`the seal of ${earlier.at} over ${earlier.size} facts is its beginning`);
  say(`root of the tree:  ${seal.root}`);
  if (!askedKey) say(KEY_UNKNOWN);
}

/** The bytes of a file; throws for what is none (a pipe would be waited for) and for one that no export is as long as. */
function bytesOf(path) {
  if (fileAt(path).size > MOST_BYTES) throw new Wrong(`The file ${basename(path)} is longer than any export.`);
  return readFileSync(path);
}
const textOf = (path) => bytesOf(path).toString('utf8');

function fileAt(path) {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (!found) throw new Wrong(`The file ${basename(path)} is missing.`);
  if (!found.isFile()) throw new Wrong(`${basename(path)} is no file.`);
  return found;
}

/** The lines of a file of any length. Nothing but a line feed ends one. */
async function* factsIn(path) {
  fileAt(path);
  let rest = '';
  for await (const part of createReadStream(path, { encoding: 'utf8' })) {
    const lines = part.split('\n');
    lines[0] = rest + lines[0];
    rest = lines.pop();
    if (rest.length > LONGEST_LINE) throw new Wrong(`The file ${basename(path)} has a line that is longer than any fact.`);
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function objectIn(text, name) {
  let value = null;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Wrong(`${name} does not hold what belongs there.`);
  return value;
}

const isText = (value) => typeof value === 'string';
const isCount = (value) => Number.isSafeInteger(value) && value >= 0;
const isHash = (value) => isText(value) && /^[0-9a-f]{64}$/.test(value);
const areHashes = (values) => Array.isArray(values) && values.every(isHash);

function sealIn(seal) {
  const isSeal = seal && isCount(seal.size) && [seal.head, seal.root].every(isHash) && [seal.at, seal.publicKey, seal.signature].every(isText);
  if (!isSeal) throw new Wrong('One of the seals is not of the format.');
  return seal;
}

function gapIn(gap) {
  const isGap = [gap.place, gap.upTo].every(isCount) && isHash(gap.head) && [gap.kind, gap.reason, gap.at, gap.publicKey, gap.signature].every(isText);
  if (!isGap) throw new Wrong('One of the accepted gaps is not of the format.');
  return gap;
}

function proofIn(line, name) {
  const proof = objectIn(line, name);
  const isProof =
    isCount(proof.place) && isHash(proof.previous) && isHash(proof.digest) && areHashes(proof.path) && (proof.line === null || isText(proof.line));
  if (!isProof) throw new Wrong(`${name} is not of the format.`);
  return proof;
}

const nodeOf = (left, right) => sha256(Buffer.of(1), left, right);
const half = (number) => Math.floor(number / 2);

/** RFC 9162, section 2.1.3.2. */
function isIncluded(leaf, index, size, path, root) {
  if (!Number.isSafeInteger(index) || index < 0 || index >= size) return false;
  let [at, last, hash] = [index, size - 1, leaf];
  for (const part of path.map((hex) => Buffer.from(hex, 'hex'))) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      hash = nodeOf(part, hash);
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else hash = nodeOf(hash, part);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && hash.toString('hex') === root;
}

/** RFC 9162, section 2.1.4.2, for a first tree that is neither empty nor the second. */
function isConsistent(first, second, proof) {
  if (first.size === 0 || first.size >= second.size) return false;
  let [at, last] = [first.size - 1, second.size - 1];
  while (at % 2 === 1) [at, last] = [half(at), half(last)];
  const [start, ...parts] = [...(at === 0 ? [first.root] : []), ...proof].map((hex) => Buffer.from(hex, 'hex'));
  if (!start) return false;
  let [former, later] = [start, start];
  for (const part of parts) {
    if (last === 0) return false;
    if (at % 2 === 1 || at === last) {
      [former, later] = [nodeOf(part, former), nodeOf(part, later)];
      while (at % 2 === 0 && at !== 0) [at, last] = [half(at), half(last)];
    } else later = nodeOf(later, part);
    [at, last] = [half(at), half(last)];
  }
  return last === 0 && former.toString('hex') === first.root && later.toString('hex') === second.root;
}

/** What the log says about itself: seals and accepted gaps. */
async function saidOf(lines) {
  const said = { seals: [], gaps: [] };
  for await (const line of lines) {
    if (!line.includes(`"stream":"${CHAIN_STREAM}"`)) continue;
    const { stream, type, at, data } = objectIn(line, 'A fact of the chain');
    if (stream === CHAIN_STREAM && type === 'LogSealed') said.seals.push(sealIn({ ...data, at }));
    if (stream === CHAIN_STREAM && type === 'LogGapAccepted') said.gaps.push(gapIn({ ...data, at, sealsBefore: said.seals.length }));
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
    const { stream, revision } = objectIn(line, `Place ${places}`);
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
  if (!isText(key) || !isText(signature) || publicKey !== key) return false;
  const raw = Buffer.from(publicKey, 'base64');
  if (raw.length !== KEY_BYTES) return false;
  const publicBytes = createPublicKey({ key: Buffer.concat([PUBLIC_DER, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(text), publicBytes, Buffer.from(signature, 'base64'));
}

const linesOf = (text) => text.split('\n').filter((line) => line.trim() !== '');

main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Wrong ? shown(error.message) : error.stack}\n`);
  process.exitCode = 1;
});
