import type { FaultKind, LogFault } from '../../../contracts/audit.js';
import { type EventLog, EventLogUnavailable } from '../../kernel/event-log.js';
import type { KnownFault } from './known-fault.js';

const KINDS: Readonly<Record<FaultKind, string>> = {
  edited: 'was edited',
  deleted: 'is missing',
  inserted: 'was inserted',
  reordered: 'stands where another belongs',
  truncated: 'is missing, and all behind it',
  record: 'is as it was, but its link in the chain was changed',
  sealed: 'or one of those up to the next seal was changed, and the links were made anew',
  forged: 'is vouched for by a seal that this installation did not make',
};

/** What is wrong with a log, in words for the operator. */
export function inSentence({ kind, place, event, count }: LogFault): string {
  const many = count > 1 && kind !== 'sealed' ? ` (${count.toLocaleString('en')} facts)` : '';
  const there = event ? `; ${event} stands there now` : '';
  return `The log is not what was recorded: the fact at place ${place.toLocaleString('en')} ${KINDS[kind]}${many}${there}.`;
}

/** A log that is only read from the moment on at which a fault is known: appends reject with EventLogUnavailable then. */
export function readOnceFaulty(log: EventLog, known: Pick<KnownFault, 'fault'>): EventLog {
  return {
    append: (stream, expected, events) =>
      known.fault ? Promise.reject(new EventLogUnavailable(new Error(inSentence(known.fault)))) : log.append(stream, expected, events),
    readStream: (stream, options) => log.readStream(stream, options),
    readAll: (after, limit) => log.readAll(after, limit),
    head: () => log.head(),
    writable: () => (known.fault ? Promise.resolve(false) : log.writable()),
    onAppended: (listener) => log.onAppended(listener),
    close: () => log.close(),
  };
}
