import { describe, expect, it } from '@jest/globals';
import { type ArgumentsHost, NotFoundException } from '@nestjs/common';
import { pino } from 'pino';
import { TEXT } from '../../../contracts/envelope.js';
import { EventLogRefused, EventLogUnavailable } from '../../kernel/event-log.js';
import { ConcurrencyConflict } from '../../kernel/event-store.js';
import { RuleViolation } from '../../kernel/rule-violation.js';
import { gone } from '../refusals/refusals.js';
import { FailureFilter } from './failure.filter.js';

/** What a caller is answered: status, code, sentence, and after how many seconds to ask again. */
function answered(error: unknown) {
  const headers = new Map<string, unknown>();
  let sent = {};
  const reply = {
    header: (name: string, value: unknown) => headers.set(name, value),
    status: (status: number) => ({
      send: ({ code, message }: { code: string; message: string }) => {
        sent = { status, code, message };
      },
    }),
  };
  const http = { getRequest: () => ({ method: 'PUT', routeOptions: { url: '/' } }), getResponse: () => reply };
  new FailureFilter(pino({ level: 'silent' })).catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return { ...sent, retryAfter: headers.get('Retry-After') };
}

describe('A failure', () => {
  it.each([
    ['a log that is away', new EventLogUnavailable(new Error('gone')), { status: 503, code: 'UNAVAILABLE', message: TEXT.unavailable, retryAfter: 1 }],
    [
      'a log that refuses for good: asking again would not help',
      new EventLogRefused('topic-1', 'Event stream is deleted'),
      { status: 500, code: 'INTERNAL', message: TEXT.internal, retryAfter: undefined },
    ],
    ['a stream that kept changing', new ConcurrencyConflict('topic-1'), { status: 409, code: 'CONFLICT', message: TEXT.conflict, retryAfter: undefined }],
    ['a rule', new RuleViolation('topic.locked', 'Kilitli.'), { status: 409, code: 'CONFLICT', message: 'Kilitli.', retryAfter: undefined }],
    [
      'too many tries',
      new RuleViolation('RATE_LIMITED', 'Bekleyin.', null, 'rate-limited', { retryAfter: 7 }),
      { status: 429, code: 'RATE_LIMITED', message: 'Bekleyin.', retryAfter: 7 },
    ],
    ['what went for good', gone('Bu yazı kaldırıldı.'), { status: 410, code: 'GONE', message: 'Bu yazı kaldırıldı.', retryAfter: undefined }],
    ['the framework', new NotFoundException('Cannot GET /x'), { status: 404, code: 'NOT_FOUND', message: TEXT.routeNotFound, retryAfter: undefined }],
    ['whatever else', new TypeError('x is not a function'), { status: 500, code: 'INTERNAL', message: TEXT.internal, retryAfter: undefined }],
  ])('of %s is answered in its words', (_, error, expected) => expect(answered(error)).toEqual(expected));
});
