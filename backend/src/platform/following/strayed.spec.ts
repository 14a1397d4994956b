import { describe, expect, it } from '@jest/globals';
import type { RecordedEvent } from '../../kernel/event.js';
import { BEGINNING, checkpointAt } from '../../kernel/event-log.js';
import { strayed } from './strayed.js';

const event = (position: number, id: string, stream = `thing-${id}`, revision = 0) => ({ position, id, stream, revision }) as RecordedEvent;

/** A log of these events, which counts what it is asked. */
function logOf(...events: RecordedEvent[]) {
  const asked: string[] = [];
  return {
    asked,
    head: async () => events.at(-1)?.position ?? 0,
    readStream: async (stream: string, { from = 0, limit = -1 }: { from?: number; limit?: number } = {}) => {
      asked.push(stream);
      return events.filter((each) => each.stream === stream && each.revision >= from).slice(0, limit);
    },
  };
}

describe('Whoever stands at an event', () => {
  const [first, second, third] = [event(10, 'a'), event(20, 'b'), event(30, 'c')];
  const names = async (log: ReturnType<typeof logOf>, ...checkpoints: Parameters<typeof checkpointAt>[0][]) => [
    ...(await strayed(log, new Map(checkpoints.map((each, index) => [`f${index}`, checkpointAt(each)])))).keys(),
  ];

  it('stays where the log holds it', async () => expect(await names(logOf(first, second), first, second)).toEqual([]));
  it('strays where the log ends before it', async () => expect(await names(logOf(first, second), first, third)).toEqual(['f1']));
  it('strays where another event stands there', async () => expect(await names(logOf(first, event(20, 'x'), third), first, second)).toEqual(['f1']));
  it('strays where another event has its place in the stream', async () =>
    expect(await names(logOf(first, event(20, 'x', 'thing-b'), third), second)).toEqual(['f0']));
  it('strays where the event stands elsewhere', async () => expect(await names(logOf(first, event(25, 'b'), third), second)).toEqual(['f0']));
  it('is told without asking twice', async () => {
    const log = logOf(first, second);
    await names(log, first, first, first);
    expect(log.asked).toEqual(['thing-a']);
  });
  it('stays at the beginning of any log', async () => expect([...(await strayed(logOf(), new Map([['f', BEGINNING]]))).keys()]).toEqual([]));
  it('whose event nobody noted strays only behind the end', async () =>
    expect([
      ...(
        await strayed(
          logOf(first),
          new Map([
            ['in', { position: 10, anchor: null }],
            ['out', { position: 11, anchor: null }],
          ]),
        )
      ).keys(),
    ]).toEqual(['out']));
});
