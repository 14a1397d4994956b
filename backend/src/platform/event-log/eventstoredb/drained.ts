import type { StreamingRead } from '@eventstore/db-client';

/** The server took a request and said nothing more. */
export class EventStoreSilent extends Error {
  constructor(silenceMs: number) {
    super(`the event store has said nothing for ${silenceMs} ms`);
    this.name = 'EventStoreSilent';
  }
}

/** Takes everything that a read answers; rejects when it fails, or when the server says nothing for a time (the client itself would wait forever). */
export function drained<T>(read: StreamingRead<T>, silenceMs: number, take: (item: T) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      clearTimeout(timer);
      // Ending a read that has failed already is no failure of its own.
      read.cancel().catch(() => undefined);
      reject(error);
    };
    const timer = setTimeout(() => fail(new EventStoreSilent(silenceMs)), silenceMs);
    read.on('data', (item) => {
      timer.refresh();
      try {
        take(item);
      } catch (error) {
        fail(error);
      }
    });
    read.on('error', fail);
    read.on('end', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
