/** `npm run check`: types, lint, format, dependency rules. Every finding is printed; one finding fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { install } from './install.mjs';
import { root } from './parts.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const steps = [
  ['Türler: sunucu', bin('tsc'), '-p', 'backend/tsconfig.test.json'],
  ['Türler: üye uygulaması', bin('tsc'), '-p', 'frontend/tsconfig.json'],
  ['Türler: üye uygulamasının derlenişi', bin('tsc'), '-p', 'frontend/tsconfig.node.json'],
  ['Türler: üye uygulamasının çevrimdışı yanı', bin('tsc'), '-p', 'frontend/tsconfig.sw.json'],
  ['Türler: yönetici paneli', bin('tsc'), '-p', 'admin/tsconfig.json'],
  ['Türler: e2e', bin('tsc'), '-p', 'e2e/tsconfig.json'],
  ['Biçim ve yazım kuralları', bin('biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  [
    'Bağımlılık kuralları',
    bin('depcruise'),
    '--config',
    '.dependency-cruiser.cjs',
    'backend/src',
    'backend/contracts',
    'backend/test',
    'frontend/src',
    'admin/src',
  ],
  ['Olay listesi', process.execPath, join(root, 'backend/bin/events-doc.mjs'), '--check'],
];

install((line) => process.stdout.write(`${line}\n`));
let failed = 0;
for (const [label, program, ...words] of steps) {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  process.stdout.write(`${status === 0 ? '✓' : '✗'} ${label}\n`);
  if (status === 0) continue;
  failed += 1;
  process.stdout.write(`${stdout}${stderr}\n`);
}
process.stdout.write(failed === 0 ? 'Bütün denetimler geçti.\n' : `${failed} denetim geçmedi.\n`);
process.exit(failed === 0 ? 0 : 1);
