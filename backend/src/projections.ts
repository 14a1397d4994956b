import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contextParts } from './contexts.js';
import { inWords, runCommand } from './platform/command-line.js';
import { openRebuildTools } from './platform/open-stack.js';
import { type Progress, rebuild } from './platform/projections/rebuild.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings } from './platform/settings/settings.js';
import { EventSealer } from './platform/vault/event-sealer.js';

const WIDTH = 40;

/** The operator's command line: `list`, or `rebuild <name>`. */
async function main([verb, name]: readonly string[]): Promise<string> {
  const settings = readSettings(process.env);
  const parts = contextParts(settings);
  const projections = parts.flatMap((part) => part.projections).map(({ projection }) => projection);
  const known = projections.map((projection) => projection.name).join(', ');
  const chosen = projections.find((projection) => projection.name === name);
  if (verb === 'list') return known;
  if (verb !== 'rebuild' || !chosen) throw new WrongSetting(`Usage: npm run projections -- list | rebuild <name>. Names: ${known}.`);
  if (!settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db'))) throw new WrongSetting(`There is no log in DATA_DIR: ${settings.dataDir}`);

  const { ports, close } = await openRebuildTools(settings, parts, (what, error) => warn(`${what}: ${inWords(error)}`));
  try {
    const sealer = new EventSealer(
      ports.vault,
      parts.flatMap(({ streams }) => streams),
    );
    const began = performance.now();
    const events = await rebuild(ports.log, ports.views, sealer, chosen, (progress) => process.stdout.write(`\r${bar(progress)}`));
    const perSecond = Math.round(events / ((performance.now() - began) / 1000));
    return `\n${chosen.name}: ${events.toLocaleString('en')} events, ${perSecond.toLocaleString('en')} events/s`;
  } finally {
    await close();
  }
}

function bar({ position, head }: Progress): string {
  const full = head === 0 ? WIDTH : Math.round((position / head) * WIDTH);
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${Math.round((full / WIDTH) * 100)} %`;
}

const warn = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

runCommand(main);
