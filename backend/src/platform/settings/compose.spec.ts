import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const lines = readFileSync(join(__dirname, '../../../../docker-compose.yml'), 'utf8').split('\n');

/** The lines that belong to a heading, which stands as far left as they do not. */
function under(heading: string): string {
  const first = lines.findIndex((line) => line === heading || line.startsWith(`${heading} &`));
  const depth = heading.search(/\S/);
  const rest = lines.slice(first + 1);
  const end = rest.findIndex((line) => line.trim() !== '' && line.search(/\S/) <= depth);
  return (end < 0 ? rest : rest.slice(0, end)).join('\n');
}

describe('The event store of docker-compose.yml', () => {
  it('begins with 32 threads for its work, a number that its runtime reads as hexadecimal', () => {
    const [, given] = /^ {2}DOTNET_ThreadPool_ForceMinWorkerThreads: '(.*)'$/m.exec(under('x-eventstore-settings:')) ?? [];
    expect([given, Number(given)]).toEqual(['0x20', 32]);
  });
  it('has the same settings in every node', () => {
    expect(under('x-eventstore-node-settings:')).toContain('<<: *eventstore-settings');
    expect(under('  eventstore:')).toContain('<<: *eventstore-settings');
    for (const node of [1, 2, 3]) expect(under(`  eventstore${node}:`)).toContain('<<: *eventstore-node-settings');
  });
});
