import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contextParts } from './parts.js';
import { openViews } from './platform/embedded.js';
import { SqliteEventLog } from './platform/event-log/sqlite-event-log.js';
import { type Progress, rebuild } from './platform/projections/rebuild.js';
import { readSettings } from './platform/settings/settings.js';
import { EventSealer } from './platform/vault/event-sealer.js';
import { masterKey } from './platform/vault/master-key.js';
import { SqliteVault } from './platform/vault/sqlite-vault.js';

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
  const at = (file: string) => join(settings.dataDir, file);
  if (!existsSync(at('events.db'))) return fail(`DATA_DIR klasöründe kayıt yok: ${settings.dataDir}`);

  const log = new SqliteEventLog(at('events.db'));
  const views = openViews(settings.dataDir, parts);
  const vault = new SqliteVault(at('vault.db'), masterKey(settings.masterKey, at('master.key')));
  const sealer = new EventSealer(
    vault,
    parts.flatMap(({ streams }) => streams),
  );
  const began = performance.now();
  const events = await rebuild(log, views, sealer, chosen, (progress) => say(`\r${bar(progress)}`));
  say(
    `\n${chosen.name}: ${events.toLocaleString('tr-TR')} olay, ${Math.round(events / ((performance.now() - began) / 1000)).toLocaleString('tr-TR')} olay/sn\n`,
  );
  for (const store of [views, vault]) store.close();
  await log.close();
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
