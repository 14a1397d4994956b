import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { headerOf } from './request-headers.js';

/** What another server answers, what is left out of logs, and the address of a socket, which a library reads from the whole request. */
const OTHER_HEADERS = /'req\.headers'|\bresponse\.headers\.|\{ headers: handshake\.headers, socket/;
const READS =
  /[^.]\.headers\b(?!\()|\{[^}]*\bheaders\b[^}:]*\}.*(?:: |<|= )(?:FastifyRequest|Socket|IncomingMessage|request\b|Pick<)|\bIncomingHttpHeaders\b|@Headers\(/;

/** What is asked of other servers, and what they answer, is no request to us. */
const ASKS_OTHERS = 'platform/outgoing/';

/** The lines of code that take a header from somewhere. */
function linesWithHeaders(): string[] {
  const root = join(process.cwd(), 'src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.ts$/.test(file) && !/\.(?:spec|fixture|contract)\.ts$/.test(file));
  return files
    .filter((file) => !file.endsWith('platform/http/request-headers.ts') && !file.startsWith('first-start') && !file.startsWith(ASKS_OTHERS))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line) && READS.test(line) && !OTHER_HEADERS.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
}

describe('A header of a request', () => {
  it('is null when it was not sent', () => expect(headerOf({ headers: {} }, 'idempotency-key')).toBeNull());
  it('is what was sent', () => expect(headerOf({ headers: { 'idempotency-key': 'bir' } }, 'idempotency-key')).toBe('bir'));
  it.each([
    "const key = request.headers['idempotency-key'];",
    'const agent = http?.headers.from;',
    'export const deviceOf = ({ ip, headers, cookies }: FastifyRequest) => ({',
    "async read(@Headers('from') from: string) {",
    'const { headers } = request;',
  ])('cannot be read by %s unseen', (line) => expect(READS.test(line)).toBe(true));
  it('is read in one place, which knows what is declared', () => expect(linesWithHeaders()).toEqual([]));
});
