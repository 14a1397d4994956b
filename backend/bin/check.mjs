/** `npm run check`: types, lint, format, dependency rules, dead exports, two at a time. Every finding is printed; one finding fails. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root } from './parts.mjs';

/** Each takes a core; the compiler, which takes several, waits for its turn like the others. */
const AT_ONCE = 2;
const bin = (name) => join(root, 'node_modules/.bin', name);
const node = (file, ...words) => [process.execPath, join(root, file), ...words];
/** TypeScript 7: the same findings as TypeScript 6, which other tools still need, in a third of the time. What it found is kept, so that the next time is shorter still. */
const types = (project) => {
  const kept = join(root, '.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  return node('node_modules/typescript-native/bin/tsc', '-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', kept);
};

/** Everything that the walls of the house stand between. */
const rooms = [
  ...['src', 'contracts', 'test', 'bin'].map((room) => `backend/${room}`),
  ...['src', 'build', 'testing'].map((room) => `frontend/${room}`),
  ...['admin/src', 'e2e', 'bench'],
];

/** The longest first, so that both cores are busy to the end. */
const steps = [
  ['types: console', types('admin/tsconfig.json')],
  ['types: server', types('backend/tsconfig.test.json')],
  ['dependency rules', [bin('depcruise'), '--config', '.dependency-cruiser.cjs', ...rooms]],
  ['dead exports', [bin('knip'), '--no-progress', '--treat-config-hints-as-errors']],
  ['lint and format', [bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.']],
  ['types: member app', types('frontend/tsconfig.json')],
  ['schemas of the answers', node('backend/bin/answers.mjs', '--check')],
  ['order of the rooms, roles of their files, names of their ports, numbers of their requests', node('backend/bin/rooms.mjs')],
  ['list of events, and the shapes of what they recorded', node('backend/bin/events-doc.mjs', '--check')],
  ['English for builders', node('backend/bin/english.mjs')],
  ['types: how the member app is built', types('frontend/tsconfig.node.json')],
  ['types: member app offline', types('frontend/tsconfig.sw.json')],
  ['types: e2e', types('e2e/tsconfig.json')],
];

const say = (line) => process.stdout.write(`${line}\n`);
install(say);
const waiting = [...steps];
let failed = 0;
await Promise.all(Array.from({ length: AT_ONCE }, work));
say(failed === 0 ? 'All checks passed.' : `${failed} of ${steps.length} checks failed.`);
process.exit(failed === 0 ? 0 : 1);

async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const [label, [program, ...words]] = step;
    const began = performance.now();
    const { status, said } = await run(program, words);
    say(`${status === 0 ? '✓' : '✗'} ${label} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    if (status === 0) continue;
    failed += 1;
    say(said);
  }
}

function run(program, words) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        said += text;
      });
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, said }));
  });
}
