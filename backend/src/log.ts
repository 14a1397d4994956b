import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contextParts } from './contexts.js';
import { inWords, runCommand } from './platform/command-line.js';
import { exportLog, type MoveProgress } from './platform/moving/export-log.js';
import { checkMove, importLog } from './platform/moving/import-log.js';
import { MoveRefused } from './platform/moving/move-folder.js';
import { checkVault, exportVault, importVault } from './platform/moving/move-vault.js';
import { type Difference, verifyLog } from './platform/moving/verify-log.js';
import { openMovingTools } from './platform/open-stack.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings } from './platform/settings/settings.js';

const USAGE = 'Usage: npm run log -- export | import | verify <folder>. The settings say which home is moved (docs/operations.md).';
const KINDS: Record<Difference['kind'], string> = {
  missing: 'is missing from the log',
  extra: 'is in the log alone',
  changed: 'differs',
  reordered: 'stands elsewhere in the log',
};

/** The operator's command line for moving a home: events and vault go through a folder. */
async function main([verb, where]: readonly string[]): Promise<string> {
  if (!where || !['export', 'import', 'verify'].includes(verb ?? '')) throw new WrongSetting(USAGE);
  const settings = readSettings(process.env);
  const folder = resolve(where);
  if (verb !== 'import' && !settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db')))
    throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);
  const parts = contextParts(settings);
  const { ports, close } = await openMovingTools(settings, parts, verb === 'import', (what, error) => say(`${what}: ${inWords(error)}`));
  try {
    if (verb === 'export') await leave(ports, folder);
    else if (verb === 'import')
      await arrive(
        ports,
        folder,
        parts.flatMap(({ projections }) => projections).map(({ projection }) => projection.name),
      );
    else await compare(ports, folder);
    return '';
  } finally {
    await close();
  }
}

type Tools = Awaited<ReturnType<typeof openMovingTools>>['ports'];

/** The vault goes last: every event that was exported then has its key in it. */
async function leave({ log, vault }: Tools, folder: string): Promise<void> {
  const { events, head } = await exportLog(log, folder, progress);
  const entries = await exportVault(vault, folder);
  say(`${number(events)} events and ${number(entries)} entries of the vault: ${folder}`);
  say(`head of the chain: ${head}`);
}

/** The vault goes first: no event then stands in the log without its key. */
async function arrive({ log, vault, views }: Tools, folder: string, projections: readonly string[]): Promise<void> {
  for (const name of projections) {
    if (((await views.checkpoint(name)) ?? 0) > 0) throw new MoveRefused('The views there were built from another log. Give an empty folder or database.');
  }
  await checkMove(folder, log);
  const entries = await importVault(folder, vault);
  const { events, head } = await importLog(folder, log, progress);
  say(`${number(events)} events and ${number(entries)} entries of the vault are in place.`);
  say(`head of the chain: ${head}`);
  await compare({ log, vault, views }, folder);
}

async function compare({ log }: Tools, folder: string): Promise<void> {
  const { events, head, difference } = await verifyLog(log, folder);
  if (difference) {
    const { line, kind, inFolder, inLog } = difference;
    throw new MoveRefused(
      `${number(events)} events are the same; event ${number(line)} ${KINDS[kind]} (folder: ${inFolder ?? 'none'}, log: ${inLog ?? 'none'}).`,
    );
  }
  const entries = await checkVault(folder);
  say(`All ${number(events)} events are the same, the ${number(entries)} entries of the vault in the folder are whole, head of the chain: ${head}`);
}

const progress = ({ events, of }: MoveProgress): void => {
  process.stdout.write(`\r${number(events)}${of === null ? '' : ` of ${number(of)}`} events `);
};
const number = (value: number): string => value.toLocaleString('en');
const say = (line: string): void => {
  process.stdout.write(`\n${line}`);
};

runCommand(main);
