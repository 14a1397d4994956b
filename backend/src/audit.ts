import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogProof } from './contexts/audit/public.js';
import { contextParts } from './contexts.js';
import { inSentence } from './platform/chain/reading-only.js';
import { fingerprint, isSeal, type Seal } from './platform/chain/seal.js';
import { runCommand } from './platform/command-line.js';
import { parsed } from './platform/moving/move-folder.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings } from './platform/settings/settings.js';
import { byOperator, withProof } from './proof-tools.js';

const USAGE =
  'Usage: npm run audit -- verify [<file of published seals>] | seal | accept <place> <reason> | key. More in docs/operations.md, "Proving the log".';
const REPORT_EVERY = 50_000;

/** The operator's command line for proving that the log is what was recorded, also while the application runs. */
async function main([verb, what, ...words]: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  if (!settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db'))) throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);
  const parts = contextParts(settings);
  return withProof(settings, parts, async (proof, signet) => {
    if (verb === 'key') return `${signet.publicKey}  (${fingerprint(signet.publicKey)})`;
    if (verb === 'verify') return verify(proof, what ? sealsIn(what) : []);
    if (verb === 'seal') return seal(proof);
    if (verb === 'accept' && words.length > 0) return accept(proof, Number(what), words.join(' '));
    throw new WrongSetting(USAGE);
  });
}

async function verify(proof: LogProof, published: readonly Seal[]): Promise<string> {
  const { facts, sealed, linked, head, root, fault, gaps } = await proof.verify(published, progress);
  for (const gap of gaps) say(`Accepted on ${gap.at}: from place ${number(gap.place)} on, ${gap.kind}, because: ${gap.reason}`);
  if (fault) throw new WrongSetting(`${inSentence(fault)}\nAll before it is as it was recorded.`);
  say(
    `All ${number(facts)} facts are what was recorded: ${number(sealed)} under a seal, ${number(facts - sealed)} behind the last one, ${number(linked)} linked.`,
  );
  if (published.length > 0) say(`${number(published.length)} published seals agree.`);
  return `head of the chain: ${head}\nroot of the tree:  ${root}`;
}

async function seal(proof: LogProof): Promise<string> {
  const fault = await proof.seal(byOperator(), progress);
  if (fault) throw new WrongSetting(`${inSentence(fault)} Nothing is sealed.`);
  return 'All that is recorded stands under a seal.';
}

async function accept(proof: LogProof, place: number, reason: string): Promise<string> {
  const { fault } = await proof.verify([], progress);
  if (!fault) throw new WrongSetting('There is nothing to accept: the log is what was recorded.');
  if (fault.place !== place) throw new WrongSetting(`${inSentence(fault)} Only that place can be accepted.`);
  const gap = await proof.accept(fault, reason, byOperator());
  return `Accepted: from place ${number(place)} on counts what stands in the log up to place ${number(gap.upTo)}; ${number(gap.sealsGivenUp)} seals over it bind no more. Start all processes anew.`;
}

/** Seals as the application publishes them, one JSON text a line. */
function sealsIn(path: string): readonly Seal[] {
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  // What a crash has cut short stands whole behind it.
  return lines
    .filter((line, index) => !lines[index + 1]?.startsWith(line))
    .map((line, index) => {
      const seal: unknown = parsed(line);
      if (!isSeal(seal)) throw new WrongSetting(`Line ${index + 1} of ${path} is no seal.`);
      return seal;
    });
}

const progress = (facts: number): void => {
  if (facts % REPORT_EVERY === 0) process.stderr.write(`\r${number(facts)} facts `);
};
const number = (value: number): string => value.toLocaleString('en');
const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

runCommand(main);
