/** Writes backend/docs/events.md from the code: every event type, its stream, its personal fields and who reacts; `--check` only compares. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './parts.mjs';

const file = join(root, 'backend/docs/events.md');
await build(() => undefined, ['backend']);
const { contextParts } = await import('../dist/src/parts.js');
const { readSettings } = await import('../dist/src/platform/settings/settings.js');

const parts = contextParts(readSettings({}));
const listening = (kind) => parts.flatMap((part) => (kind === 'policies' ? part.policies : part.projections.map(({ projection }) => projection)));
const reacting = (type, kind) =>
  listening(kind)
    .filter(({ on }) => type in on)
    .map(({ name }) => name)
    .join(', ') || '–';

const lines = ['# Events', '', 'Made by `node backend/bin/events-doc.mjs` from the code; do not edit.', ''];
for (const { name, streams } of parts.filter((part) => part.streams.length > 0)) {
  lines.push(`## ${name}`, '', '| event | stream | version | personal fields | views that show it | policies that react |', '|---|---|---|---|---|---|');
  for (const { category, events } of streams) {
    for (const [type, { schema, personal }] of Object.entries(events)) {
      lines.push(
        `| ${type} | \`${category}-…\` | ${schema} | ${personal?.fields.join(', ') ?? '–'} | ${reacting(type, 'projections')} | ${reacting(type, 'policies')} |`,
      );
    }
  }
  lines.push('');
}
const text = lines.join('\n');
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  process.stderr.write('backend/docs/events.md is not what the code says; run `node backend/bin/events-doc.mjs`.\n');
  process.exit(1);
}
