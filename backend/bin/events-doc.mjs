/**
 * Writes what there is of events, from the code: backend/docs/events.md, the list of all types with their streams and who reacts, and
 * backend/docs/recorded-facts.json, the shape of each in every version. `--check` only compares; the file of shapes may be named behind it.
 * What was recorded once is never written over: a fact whose shape was edited is refused either way.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from './build.mjs';
import { root } from './parts.mjs';
import { refusals } from './recorded-changes.mjs';
import { asText, recordedFacts } from './recorded-shapes.mjs';

const file = join(root, 'backend/docs/events.md');
await build(() => undefined, ['backend']);
const { contextParts } = await import('../dist/src/contexts.js');
const { readSettings } = await import('../dist/src/platform/settings/settings.js');

const parts = contextParts(readSettings({}));
const listening = (kind) => parts.flatMap((part) => (kind === 'policies' ? part.policies : part.projections.map(({ projection }) => projection)));
const reacting = (type, kind) =>
  listening(kind)
    .filter(({ on }) => type in on)
    .map(({ name }) => name)
    .join(', ') || '–';

const lines = [
  '# Events',
  '',
  'Made by `node backend/bin/events-doc.mjs` from the code; do not edit. What the data of each version looks like stands in [recorded-facts.json](recorded-facts.json). What open pages are told of them is not listed: `*.changes.ts` and `*.announcer.ts` name them.',
  '',
];
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
const [option, named] = process.argv.slice(2);
const shapesFile = named ?? join(root, 'backend/docs/recorded-facts.json');
const facts = recordedFacts(parts.flatMap(({ streams }) => streams));
const kept = existsSync(shapesFile) ? JSON.parse(readFileSync(shapesFile, 'utf8')) : {};
const refused = refusals(kept, facts);
if (refused.length > 0) fail(refused.join('\n'));

for (const [path, text] of [
  [file, lines.join('\n')],
  [shapesFile, asText(facts)],
]) {
  if (option !== '--check') writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text)
    fail(`${relative(root, path)} is not what the code says; run \`node backend/bin/events-doc.mjs\`.`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
