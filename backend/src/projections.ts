import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contextParts } from './parts.js';
import { openRebuildTools } from './platform/open-stack.js';
import { type Progress, rebuild } from './platform/projections/rebuild.js';
import { readSettings } from './platform/settings/settings.js';
import { EventSealer } from './platform/vault/event-sealer.js';

const WIDTH = 40;

/** The operator's command line: `list`, or `rebuild <name>`. */
async function main([verb, name]: readonly string[]): Promise<void> {
  const settings = readSettings(process.env);
  const parts = contextParts(settings);
  const projections = parts.flatMap((part) => part.projections).map(({ projection }) => projection);
  const known = projections.map((projection) => projection.name).join(', ');
  const chosen = projections.find((projection) => projection.name === name);
  if (verb === 'list') return say(`${known}\n`);
  if (verb !== 'rebuild' || !chosen) return fail(`Kullanım: npm run projections -- list | rebuild <ad>. Adlar: ${known}.`);
  if (!settings.eventStoreUrl && !existsSync(join(settings.dataDir, 'events.db'))) return fail(`DATA_DIR klasöründe kayıt yok: ${settings.dataDir}`);

  const { ports, close } = await openRebuildTools(settings, parts, (what, error) => fail(`${what}: ${String(error)}`));
  const sealer = new EventSealer(
    ports.vault,
    parts.flatMap(({ streams }) => streams),
  );
  const began = performance.now();
  const events = await rebuild(ports.log, ports.views, sealer, chosen, (progress) => say(`\r${bar(progress)}`));
  say(
    `\n${chosen.name}: ${events.toLocaleString('tr-TR')} olay, ${Math.round(events / ((performance.now() - began) / 1000)).toLocaleString('tr-TR')} olay/sn\n`,
  );
  await close();
}

function bar({ position, head }: Progress): string {
  const full = head === 0 ? WIDTH : Math.round((position / head) * WIDTH);
  return `[${'█'.repeat(full)}${'·'.repeat(WIDTH - full)}] ${Math.round((full / WIDTH) * 100)} %`;
}

const say = (text: string): void => {
  process.stdout.write(text);
};

function fail(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

await main(process.argv.slice(2));
