/** Builds what has changed since it was last built. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, parts, root } from './parts.mjs';

const stampOf = ({ name }) => join(root, name, 'dist/.built');
const isCurrent = (part) => existsSync(stampOf(part)) && readFileSync(stampOf(part), 'utf8') === digestOf(part.sources);

/** Builds every part, or those that are named, whose sources have changed, side by side; `report` is told of each that is done. */
export async function build(report, names = parts.map(({ name }) => name)) {
  const stale = parts.filter((part) => names.includes(part.name) && !isCurrent(part));
  let done = 0;
  await Promise.all(
    stale.map(async (part) => {
      const digest = digestOf(part.sources);
      const began = Date.now();
      const said = await run(part);
      writeFileSync(stampOf(part), digest);
      done += 1;
      report(`  [${done}/${stale.length}] ${part.label} built (${((Date.now() - began) / 1000).toFixed(1)} s)`);
      for (const line of said) report(`        ${line}`);
    }),
  );
  return stale.length;
}

/** Answers the lines that the builder had to say. */
function run({ name, label, command: [program, ...words] }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: join(root, name), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output += text;
      });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(output.split('\n').filter((line) => line.trim())) : reject(new Error(`The ${label} could not be built:\n${output}`)),
    );
  });
}

if (process.argv[1] === import.meta.filename) {
  await build((line) => process.stdout.write(`${line}\n`));
}
