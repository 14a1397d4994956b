import { exportFiles } from './platform/moving/export-files.js';
import { exportLog, type MoveProgress } from './platform/moving/export-log.js';
import { checkArrival, checkFiles, importFiles, verifyFiles } from './platform/moving/import-files.js';
import { checkMove, importLog } from './platform/moving/import-log.js';
import { MoveRefused } from './platform/moving/move-folder.js';
import { checkVault, exportVault, importVault } from './platform/moving/move-vault.js';
import { type Difference, verifyLog } from './platform/moving/verify-log.js';
import type { openMovingTools } from './platform/open-stack.js';

const KINDS: Record<Difference['kind'], string> = {
  missing: 'is missing from the log',
  extra: 'is in the log alone',
  changed: 'differs',
  reordered: 'stands elsewhere in the log',
};

type MovingTools = Awaited<ReturnType<typeof openMovingTools>>['ports'];

/** The events go first: every event that was exported then has its key in the vault, and its file among the files. */
export async function leave({ log, vault, files }: MovingTools, folder: string): Promise<void> {
  const { events, head } = await exportLog(log, folder, progress);
  const entries = await exportVault(vault, folder);
  const count = await exportFiles(files, folder, fileProgress);
  say(`${number(events)} events, ${number(entries)} entries of the vault and ${number(count)} uploaded files: ${folder}`);
  say(`head of the chain: ${head}`);
}

/** The events go last: none then stands in the log without its key or its file. */
export async function arrive({ log, vault, views, links, files }: MovingTools, folder: string, projections: readonly string[]): Promise<void> {
  for (const name of projections) {
    if (((await views.checkpoint(name)) ?? 0) > 0) throw new MoveRefused('The views there were built from another log. Give an empty folder or database.');
  }
  await checkMove(folder, log);
  const count = await checkFiles(folder);
  if (count !== null) await checkArrival(folder, files);
  const entries = await importVault(folder, vault);
  if (count !== null) await importFiles(folder, files, fileProgress);
  const { events, head } = await importLog(folder, log, progress);
  // Those of another engine say where facts stand there.
  await links.cut(1);
  say(`${number(events)} events and ${number(entries)} entries of the vault are in place.`);
  say(`head of the chain: ${head}`);
  await compare({ log, vault, views, links, files }, folder);
}

export async function compare({ log, files }: MovingTools, folder: string): Promise<void> {
  const { events, head, difference } = await verifyLog(log, folder);
  if (difference) {
    const { line, kind, inFolder, inLog } = difference;
    throw new MoveRefused(
      `${number(events)} events are the same; event ${number(line)} ${KINDS[kind]} (folder: ${inFolder ?? 'none'}, log: ${inLog ?? 'none'}).`,
    );
  }
  const entries = await checkVault(folder);
  say(`All ${number(events)} events are the same, the ${number(entries)} entries of the vault in the folder are whole, head of the chain: ${head}`);
  const count = await checkFiles(folder);
  if (count === null) return say('The export is of a release that left the uploaded files where they are; export again with this one to take them along.');
  await verifyFiles(folder, files);
  say(`All ${number(count)} uploaded files are the same.`);
}

const progress = ({ events, of }: MoveProgress): void => {
  process.stdout.write(`\r${number(events)}${of === null ? '' : ` of ${number(of)}`} events `);
};
const fileProgress = (files: number): void => {
  process.stdout.write(`\r${number(files)} files `);
};
const number = (value: number): string => value.toLocaleString('en');
/** One line to the operator, below what was told of the progress. */
export const say = (line: string): void => {
  process.stdout.write(`\n${line}`);
};
