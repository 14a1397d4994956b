import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

it('the heap is kept small by an option that this Node knows', () => {
  const [option = ''] = /--heap-[\w-]+=\d+/.exec(readFileSync(join(__dirname, 'heap.ts'), 'utf8')) ?? [];
  expect([option, spawnSync(process.execPath, [option, '--eval', '']).status]).toEqual(['--heap-growing-percent=100', 0]);
  expect(spawnSync(process.execPath, ['--heap-growing-wrongly=100', '--eval', '']).status).not.toBe(0);
});
