import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/** What is handed a whole address and makes the network of it, or shows it to its owner as a place. */
const TAKES_WHOLE =
  /\b(?:resend|ask)\(email, ip, caller\)|\bregister\(keptWish\(http\), \{ \.\.\.chosen, invitation \}, http\.ip, caller\)|\bkeepTo\(ip\b|\baddress: (?:request\.)?ip\b/;
const READS = /(?<![\p{L}\d_'"`])ip(?![\p{L}\d_'"`])/u;
const DESTRUCTURES = /\{[^}]*\bip\b[^}]*\}(?:: FastifyRequest|\s*=)/g;

/** The lines of code that do something with the address of a request. */
function linesWithAddress(): string[] {
  const root = join(process.cwd(), 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file) && !/\.(?:spec|fixture)\.ts$/.test(file));
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((line) => line.replaceAll(DESTRUCTURES, ''))
      .filter((line) => READS.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe('Whoever is counted by an address', () => {
  const lines = linesWithAddress();

  it('is found in the sources', () => expect(lines.length).toBeGreaterThan(6));
  it('is counted by its network, whose owner has all the addresses in it', () =>
    expect(lines.filter((line) => !/networkOf\((?:\w+\.)?ip\)/.test(line) && !TAKES_WHOLE.test(line))).toEqual([]));
});
