import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportMarkdown } from '../contracts/transparency.js';
import { type LogProof, reportOf } from './contexts/audit/public.js';
import { contextParts } from './contexts.js';
import { inSentence } from './platform/chain/reading-only.js';
import { fingerprint, isSeal, type Seal } from './platform/chain/seal.js';
import { runCommand } from './platform/command-line.js';
import { SystemClock } from './platform/identity/system-clock.js';
import { parsed } from './platform/moving/move-folder.js';
import { compareViews, type ViewDifference, ViewsAtWork } from './platform/projections/compare-views.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings, type Settings } from './platform/settings/settings.js';
import type { ContextParts } from './platform/slices/context.js';
import { byOperator, withProof, withViews } from './proof-tools.js';

const USAGE =
  'Usage: npm run audit -- verify [--views] [<file of published seals>] | seal | accept <place> <reason> | key | report <year>. More in docs/operations.md, "Proving the log".';
const REPORT_EVERY = 50_000;
/** Asks `verify` to fold the views again, too. */
const VIEWS = '--views';

/** The operator's command line for proving that the log is what was recorded, also while the application runs. */
async function main([verb, what, ...words]: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  if (!settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db'))) throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);
  const parts = contextParts(settings);
  return withProof(settings, parts, async (proof, signet) => {
    if (verb === 'report' && /^\d{4}$/.test(what ?? '')) return yearly(settings, parts, Number(what));
    if (verb === 'key') return `${signet.publicKey}  (${fingerprint(signet.publicKey)})`;
    if (verb === 'verify') {
      const [path] = [what, ...words].filter((word) => word !== undefined && word !== VIEWS);
      const verdict = await verify(proof, path ? sealsIn(path) : []);
      return [what, ...words].includes(VIEWS) ? `${verdict}\n${await verifyViews(settings, parts)}` : verdict;
    }
    if (verb === 'seal') return seal(proof);
    if (verb === 'accept' && words.length > 0) return accept(proof, Number(what), words.join(' '));
    throw new WrongSetting(USAGE);
  });
}

async function verify(proof: LogProof, published: readonly Seal[]): Promise<string> {
  const { facts, sealed, linked, head, root, fault, gaps, binding } = await proof.verify(published, { report: progress });
  for (const gap of gaps) say(`Accepted on ${gap.at}: from place ${number(gap.place)} on, ${gap.kind}, because: ${gap.reason}`);
  // By a seal that somebody else made nothing was compared yet.
  if (fault) throw new WrongSetting(fault.kind === 'forged' ? inSentence(fault) : `${inSentence(fault)}\nAll before it is as it was recorded.`);
  say(
    `All ${number(facts)} facts are what was recorded: ${number(sealed)} under a seal, ${number(facts - sealed)} behind the last one, ${number(linked)} linked.`,
  );
  if (published.length > 0) say(`${number(binding)} of ${number(published.length)} published seals bind, and agree.`);
  return `head of the chain: ${head}\nroot of the tree:  ${root}`;
}

/** Only once the log is known to be what was recorded: keys are compared with it, and what it says to be forgotten is forgotten. */
async function verifyViews(settings: Settings, parts: readonly ContextParts[]): Promise<string> {
  const [difference, count] = await withViews(settings, parts, async ({ log, views, reader, projections }) => {
    const found = await compareViews(log, views, reader, projections, progress).catch((error: unknown) => {
      if (error instanceof ViewsAtWork) throw new WrongSetting('The views are being folded. Stop the application, once all has settled, and ask again.');
      throw error;
    });
    return [found, projections.flatMap(({ views: names }) => names).length] as const;
  });
  if (!difference) return `All ${number(count)} views are what follows from the facts.`;
  const { projection, view, id, kind } = difference;
  throw new WrongSetting(`In the view ${view}, ${id} ${VIEW_KINDS[kind]}. Make it again from the facts: npm run projections -- rebuild ${projection}`);
}

const VIEW_KINDS: Readonly<Record<ViewDifference['kind'], string>> = {
  missing: 'is missing',
  extra: 'follows from no fact',
  changed: 'is not what follows from the facts',
};

/** The report of a year, counted from the views as they stand. */
async function yearly(settings: Settings, parts: readonly ContextParts[], year: number): Promise<string> {
  const report = await withViews(settings, parts, ({ views }) => reportOf(views, year, new SystemClock()));
  return reportMarkdown(report);
}

async function seal(proof: LogProof): Promise<string> {
  const fault = await proof.seal(byOperator(), progress);
  if (fault) throw new WrongSetting(`${inSentence(fault)} Nothing is sealed.`);
  return 'All that is recorded stands under a seal.';
}

async function accept(proof: LogProof, place: number, reason: string): Promise<string> {
  const { fault } = await proof.verify([], { report: progress });
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
