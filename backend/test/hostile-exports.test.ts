import { spawnSync } from 'node:child_process';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';

const VERIFIER = join(process.cwd(), 'bin/verify-export.mjs');
const LONGEST_MS = 20_000;
const USAGE = 'Usage: node verify-export.mjs <folder> [--key <base64>] [--seals <file>]\n';
const DER_HEAD = 12;
const LONG_LINE = 70 * 1024 * 1024;

/** An archive of whoever wants to mislead the verifier: signed with a key of their own, as nothing keeps them from it. */
describe('The verifier of exports', () => {
  const root = mkdtempSync(join(tmpdir(), 'meydan-hostile-exports-'));
  const folder = join(root, 'export');
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ type: 'spki', format: 'der' }).subarray(DER_HEAD).toString('base64');
  const signed = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64');
  const digest = (text: string) => createHash('sha256').update(text).digest('hex');
  const zeros = '0'.repeat(64);
  const at = '2026-01-01T00:00:00.000Z';
  const seal = { size: 1, head: zeros, root: zeros, at, publicKey: key, signature: signed(`meydan-seal-1\n1\n${zeros}\n${zeros}\n${at}\n`) };
  const empty = { bytes: 0, sha256: digest('') };
  const files = { 'facts.jsonl': empty, 'digests.txt': empty, 'proofs.jsonl': empty };
  const manifest = { format: 'meydan-audit-export-1', profile: 'full', rows: 'jsonl', facts: 1, files, seal, earlier: null, consistency: [] };

  const verified = (...options: string[]) => {
    const { status, stdout, stderr, error } = spawnSync(process.execPath, ['--max-old-space-size=300', VERIFIER, folder, ...options], {
      timeout: LONGEST_MS,
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    return { code: error ? error.message : status, text: stdout + stderr };
  };
  const write = (contents: Record<string, string>) => {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const [name, content] of Object.entries(contents)) writeFileSync(join(folder, name), content);
  };
  const archive = (changed: object, contents: Record<string, string> = {}) => {
    const text = JSON.stringify({ ...manifest, ...changed });
    const signature = JSON.stringify({ publicKey: key, signature: signed(`meydan-export-1\n${digest(text)}\n`) });
    write({ 'manifest.json': text, 'manifest.sig': signature, 'facts.jsonl': '{}\n', 'digests.txt': `${digest('{}')}\n`, 'proofs.jsonl': '{}\n', ...contents });
    return verified();
  };
  const refused = (text: string | RegExp) => ({ code: 1, text: typeof text === 'string' ? `${text}\n` : expect.stringMatching(text) });
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(['{', 'null', '[]', '"x"', ''])('refuses the manifest %j in one sentence', (text) => {
    write({ 'manifest.json': text });
    expect(verified()).toEqual(refused('The file manifest.json does not hold what belongs there.'));
  });
  it.each([[{ seal: null }], [{ seal: { ...seal, size: '1' } }], [{ earlier: { size: 1 } }]])('refuses seals of another form: %j', (changed) => {
    expect(archive(changed)).toEqual(refused('One of the seals is not of the format.'));
  });
  it.each([
    [{ files: null }],
    [{ files: { ...files, 'digests.txt': null } }],
    [{ files: { '../../../../dev/zero': empty } }],
    [{ rows: '/../../../../../../dev/zero' }],
    [{ profile: '\u001b[2J5000 entries (full), all under the seal' }],
    [{ facts: -1 }],
    [{ earlier: seal, consistency: null }],
  ])('refuses a manifest that leads elsewhere: %j', (changed) => {
    expect(archive(changed)).toEqual(refused('The manifest is not one of the format.'));
  });
  it('refuses a signature and proofs of another form', () => {
    expect(archive({}, { 'manifest.sig': 'null' })).toEqual(refused('The file manifest.sig does not hold what belongs there.'));
    for (const [line, problem] of [
      ['null', 'does not hold what belongs there.'],
      ['{"place":1,"path":5}', 'is not of the format.'],
    ])
      expect(archive({}, { 'proofs.jsonl': `${line}\n` })).toEqual(refused(`Proof 1 ${problem}`));
  });
  it('opens no link, which may lead to what never ends', () => {
    write({});
    symlinkSync('/dev/zero', join(folder, 'manifest.json'));
    expect(verified()).toEqual(refused('manifest.json is no file.'));
  });
  it('shows no signs of a folder to the terminal that mislead whoever reads it', () => {
    const key = '\u001b[2J\u202egood';
    const { code, text } = archive({ seal: { ...seal, publicKey: key } });
    expect([code, text]).toEqual([1, expect.stringContaining('\\u001b[2J\\u202egood')]);
    expect(text).not.toContain('\u001b');
  });
  it('refuses a log without facts, with broken ones, and with a line without end', () => {
    const manifest = JSON.stringify({ complete: true, events: 1, head: zeros });
    write({ 'manifest.json': manifest });
    expect(verified()).toEqual(refused('The file events.ndjson is missing.'));
    write({ 'manifest.json': manifest, 'events.ndjson': 'broken\n' });
    expect(verified()).toEqual(refused('Place 1 does not hold what belongs there.'));
    write({ 'manifest.json': manifest, 'events.ndjson': 'a'.repeat(LONG_LINE) });
    expect(verified()).toEqual(refused('The file events.ndjson has a line that is longer than any fact.'));
    write({ 'manifest.json': manifest, 'events.ndjson': '{"stream":"chain-log","type":"LogSealed","data":{"publicKey":7}}\n' });
    expect(verified()).toEqual(refused('One of the seals is not of the format.'));
  });
  it('refuses a missing folder, and options that are none or say nothing', () => {
    rmSync(folder, { recursive: true, force: true });
    expect(verified()).toEqual(refused('The file manifest.json is missing.'));
    for (const options of [['--key'], ['--key', ''], ['--kye', key], ['--key', key, '--seals']]) expect(verified(...options)).toEqual({ code: 1, text: USAGE });
    writeFileSync(join(root, 'seals'), '{');
    write({ 'manifest.json': '{}' });
    expect(verified('--seals', join(root, 'seals'))).toEqual(refused('Line 1 of the seals does not hold what belongs there.'));
  });
  it('says that a key which only the folder names vouches for nothing', () => {
    const nothing = { facts: 0, files: {} };
    expect(archive(nothing)).toEqual({
      code: 0,
      text: expect.stringContaining('No key was given: whether this one is the key of the installation is not known.'),
    });
    expect(verified('--key', key).text).not.toContain('No key was given');
    expect(verified('--key', Buffer.alloc(32, 1).toString('base64')).code).toBe(1);
  });
});
