import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contextParts } from './contexts.js';
import { runCommand } from './platform/command-line.js';
import { type Progress, rebuild } from './platform/projections/rebuild.js';
import { WrongSetting } from './platform/settings/readings.js';
import { readSettings } from './platform/settings/settings.js';
import { withViews } from './proof-tools.js';

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

  return withViews(settings, parts, async ({ log, views, reader }) => {
    const began = performance.now();
    const events = await rebuild(log, views, reader, chosen, (progress) => process.stdout.write(`\r${bar(progress)}`));
    const perSecond = Math.round(events / ((performance.now() - began) / 1000));
    return `\n${chosen.name}: ${events.toLocaleString('en')} events, ${perSecond.toLocaleString('en')} events/s`;
  });
}

function bar({ position, head }: Progress): string {
  const full = head === 0 ? WIDTH : Math.round((position / head) * WIDTH);
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${Math.round((full / WIDTH) * 100)} %`;
}

runCommand(main);
