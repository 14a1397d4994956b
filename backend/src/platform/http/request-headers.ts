import type { IncomingHttpHeaders } from 'node:http';

/** On which operations a header of a request is heeded. */
export type HeededOn = 'every operation' | 'writes that can be sent again';

interface HeaderRule {
  readonly on: HeededOn;
  readonly description: string;
  readonly schema: { readonly type: 'string'; readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };
}

export const LONGEST_KEY = 200;

/** What a caller may ask for by a header. The document of the API is made from it. */
export const REQUEST_HEADERS = {
  'x-min-position': {
    on: 'every operation',
    description: 'The answer waits until everything up to this position can be read: what `X-Event-Position` said of a write. 503 when that takes too long.',
    schema: { type: 'string', pattern: '^[0-9]{1,15}$' },
  },
  'idempotency-key': {
    on: 'writes that can be sent again',
    description:
      'The same request of the same member under the same key gets, for a day, the first answer (`Idempotency-Replayed: true`) and does nothing twice.',
    schema: { type: 'string', minLength: 1, maxLength: LONGEST_KEY },
  },
} as const satisfies Record<string, HeaderRule>;

/** What browsers and programs say by themselves, and what the document has among the ways to sign in: no parameter of an operation. */
type SaidAnyway = 'authorization' | 'cookie' | 'host' | 'origin' | 'sec-fetch-site' | 'user-agent' | 'accept-encoding' | 'if-none-match';

/** A header of a request; null when it was not sent. Nothing else reads headers, so that none is heeded which nobody was told of. */
export function headerOf({ headers }: { readonly headers: IncomingHttpHeaders }, name: keyof typeof REQUEST_HEADERS | SaidAnyway): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}
