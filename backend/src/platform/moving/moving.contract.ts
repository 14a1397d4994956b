import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type NewEvent, SYSTEM } from '../../kernel/event.js';
import { type EventLog, EventLogUnavailable, NO_STREAM } from '../../kernel/event-log.js';
import { scratchFolder } from '../scratch.fixture.js';
import { exportLog, type MoveProgress } from './export-log.js';
import { importLog } from './import-log.js';
import { eventsFile, type Manifest, MoveRefused } from './move-folder.js';
import { verifyLog } from './verify-log.js';

export type OpenLog = (path: string) => EventLog | Promise<EventLog>;

const STREAMS = 7;
const quiet = () => undefined;

/** A real UUID that is always the same for one name. */
function uuid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const event = (name: string, data: object = { name }): NewEvent => ({
  type: 'ThingHappened',
  data,
  id: uuid(name),
  at: '2026-11-21T11:00:00.000Z',
  actor: SYSTEM,
  correlationId: 'correlation-1',
  causationId: null,
  schema: 1,
});

/** Lets a log fail at the n-th call of one of its methods, and ever after. */
function failingAt(log: EventLog, method: 'append' | 'readAll', nth: number): EventLog {
  let calls = 0;
  return new Proxy(log, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...words: unknown[]) => {
        if (name === method && ++calls >= nth) return Promise.reject(new EventLogUnavailable(new Error('power cut')));
        return Reflect.apply(value, target, words);
      };
    },
  });
}

/** What moving between two homes holds to, whatever their engines. */
export function describeMoving(name: string, openSource: OpenLog, openTarget: OpenLog): void {
  describe(name, () => {
    const path = scratchFolder();
    const opened: EventLog[] = [];
    let source: EventLog;
    const open = async (opener: OpenLog, where: string) => {
      const log = await opener(path(where));
      opened.push(log);
      return log;
    };
    const target = (where = 'target') => open(openTarget, where);
    const folder = () => path('move');
    /** Events e0, e1, … over a few streams in turn, in this order; where there are many, each append brings several, and those that go together come in any order. */
    const fill = async (count: number, from = 0) => {
      const each = count > 1_000 ? 10 : 1;
      const append = (first: number) => {
        const [stream, revision] = [Math.floor(first / each) % STREAMS, Math.floor(first / each / STREAMS) * each];
        const events = Array.from({ length: Math.min(each, from + count - first) }, (_, turn) => event(`e${first + turn}`));
        return source.append(`thing-${stream}`, revision === 0 ? NO_STREAM : revision - 1, events);
      };
      for (let index = from; index < from + count; index += each * STREAMS) {
        const firsts = Array.from({ length: STREAMS }, (_, turn) => index + turn * each).filter((first) => first < from + count);
        if (each > 1) await Promise.all(firsts.map(append));
        else for (const first of firsts) await append(first);
      }
    };
    const exported = (log = source) => exportLog(log, folder(), quiet);
    const refusal = async (work: Promise<unknown>) => {
      await expect(work).rejects.toThrow(MoveRefused);
      return work.catch(({ message }: Error) => message);
    };
    /** What a comparison found wrong, with the folder or between it and the log; null when all is well. */
    const findingOf = (verifying: ReturnType<typeof verifyLog>) =>
      verifying.then(
        ({ difference }) => difference,
        (error: unknown) => {
          if (error instanceof MoveRefused) return error.message;
          throw error;
        },
      );
    const edit = (change: (lines: string[]) => string[]) => {
      const lines = readFileSync(eventsFile(folder()), 'utf8').trimEnd().split('\n');
      writeFileSync(eventsFile(folder()), `${change(lines).join('\n')}\n`);
    };
    const editManifest = (change: Partial<Manifest>) => {
      const file = path('move/manifest.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
    };

    beforeEach(async () => {
      source = await open(openSource, 'source');
    });
    afterEach(async () => {
      for (const log of opened.splice(0)) await log.close();
    });

    it('brings every event into the new home in the old order, and back', async () => {
      await source.append('a-1', NO_STREAM, [
        event('first'),
        event('second', { text: 'Işık, ğüşiöç\u2028 \n\r "', n: [1e21, 0.1, -0, null], deep: { b: 1, a: 2 } }),
      ]);
      await source.append('b-1', NO_STREAM, [{ ...event('third'), causationId: uuid('first'), actor: { id: 'm1', role: 'user' } }]);
      await source.append('a-1', 1, [event('fourth')]);
      const { head } = await exported();
      const there = await target();
      await importLog(folder(), there, quiet);
      expect(await verifyLog(there, folder())).toEqual({ events: 4, head, difference: null });
      const [again, back] = [path('again'), await open(openSource, 'back')];
      expect((await exportLog(there, again, quiet)).head).toBe(head);
      await importLog(again, back, quiet);
      const moved = await back.readAll(0, 10);
      expect(moved.map(({ position: _, ...rest }) => rest)).toEqual((await source.readAll(0, 10)).map(({ position: _, ...rest }) => rest));
    });
    it('brings nothing where there is nothing', async () => {
      expect(await exported()).toMatchObject({ events: 0 });
      expect(await importLog(folder(), await target(), quiet)).toMatchObject({ events: 0 });
    });
    it('does not depend on the order of keys', async () => {
      await source.append('a-1', NO_STREAM, [event('e', { b: { y: 1, x: [{ q: 1, p: 2 }] }, a: 1 })]);
      const other = await target('other');
      await other.append('a-1', NO_STREAM, [event('e', { a: 1, b: { x: [{ p: 2, q: 1 }], y: 1 } })]);
      expect((await exportLog(other, path('other-move'), quiet)).head).toBe((await exported()).head);
    });
    it('writes for the owner alone', async () => {
      await fill(1);
      await exported();
      expect([statSync(folder()), statSync(eventsFile(folder())), statSync(path('move/manifest.json'))].map(({ mode }) => mode & 0o777)).toEqual([
        0o700, 0o600, 0o600,
      ]);
    });

    it('goes on with an export that was cut off', async () => {
      await fill(4_100);
      await expect(exported(failingAt(source, 'readAll', 3))).rejects.toThrow(EventLogUnavailable);
      expect(await refusal(importLog(folder(), await target(), quiet))).toContain('was cut off');
      appendFileSync(eventsFile(folder()), '{"half": "a li');
      const { head, events } = await exported();
      expect(events).toBe(4_100);
      expect((await exportLog(source, path('whole'), quiet)).head).toBe(head);
    });
    it('goes on with an export whose file ends in the middle of a line, from the last lines that are certain', async () => {
      await fill(2_300);
      const { head } = await exported();
      for (const length of [statSync(eventsFile(folder())).size - 1, 400_000, 10]) {
        truncateSync(eventsFile(folder()), length);
        expect(await exported()).toMatchObject({ events: 2_300, head });
        expect(await verifyLog(source, folder())).toMatchObject({ events: 2_300, difference: null });
      }
      rmSync(eventsFile(folder()));
      expect(await exported()).toMatchObject({ events: 2_300, head });
    });
    it('does not go on with an export that is damaged, or of another log, or has lost its manifest', async () => {
      await fill(10);
      await exported();
      const other = await target('other');
      await other.append('other-1', NO_STREAM, [event('other')]);
      expect(await refusal(exportLog(other, folder(), quiet))).toContain('the export of another log');
      edit((lines) => lines.map((line) => line.replace('"e4"', '"x4"')));
      expect(await refusal(exported())).toContain('one of the lines 1 to 10 was changed');
      rmSync(path('move/manifest.json'));
      expect(await refusal(exported())).toContain('no manifest.json');
    });
    it('goes on with an export from the new home, which counts its positions in its own way', async () => {
      await fill(10);
      await exported();
      const there = await target();
      await importLog(folder(), there, quiet);
      await there.append('thing-0', 1, [event('new')]);
      expect(await exportLog(there, folder(), quiet)).toMatchObject({ events: 11 });
      expect(await verifyLog(there, folder())).toMatchObject({ events: 11, difference: null });
    });
    it('adds to an export what has happened since', async () => {
      await fill(10);
      await exported();
      await fill(10, 10);
      expect(await exported()).toMatchObject({ events: 20 });
      expect(await verifyLog(source, folder())).toMatchObject({ events: 20, difference: null });
    });
    it('goes on with an import that was cut off', async () => {
      await fill(60);
      const { head } = await exported();
      const there = await target();
      await expect(importLog(folder(), failingAt(there, 'append', 23), quiet)).rejects.toThrow(EventLogUnavailable);
      await importLog(folder(), there, quiet);
      expect(await verifyLog(there, folder())).toEqual({ events: 60, head, difference: null });
    });
    it('puts only neighbours of one stream into one append, and not too many or too much', async () => {
      await source.append('a-1', NO_STREAM, [event('a0'), event('a1')]);
      await source.append('a-1', 1, [event('a2')]);
      await source.append('b-1', NO_STREAM, [event('b0')]);
      await source.append('a-1', 2, [event('a3')]);
      await source.append(
        'c-1',
        NO_STREAM,
        Array.from({ length: 120 }, (_, index) => event(`c${index}`)),
      );
      for (const index of [0, 1, 2]) await source.append('d-1', index - 1, [event(`d${index}`, { text: 'ş'.repeat(120_000) })]);
      const { head } = await exported();
      const there = await target();
      const appends: string[] = [];
      const watched = new Proxy(there, {
        get: (log, name) =>
          name === 'append'
            ? (stream: string, expected: number, events: NewEvent[]) => {
                appends.push(`${stream} ${events.length}`);
                return log.append(stream, expected, events);
              }
            : Reflect.get(log, name).bind(log),
      });
      await importLog(folder(), watched, quiet);
      expect(appends).toEqual(['a-1 3', 'b-1 1', 'a-1 1', 'c-1 100', 'c-1 20', 'd-1 2', 'd-1 1']);
      expect(await verifyLog(there, folder())).toEqual({ events: 128, head, difference: null });
    });
    it('stops when somebody else writes to the new home meanwhile', async () => {
      await fill(30);
      await exported();
      const there = await target();
      const disturbed = new Proxy(there, {
        get: (log, name) =>
          name === 'append'
            ? async (stream: string, expected: number, events: NewEvent[]) => {
                if (expected === 1) await log.append(stream, expected, [event(`foreign-${stream}`)]);
                return log.append(stream, expected, events);
              }
            : Reflect.get(log, name).bind(log),
      });
      expect(await refusal(importLog(folder(), disturbed, quiet))).toContain('somebody else wrote to the log too: stream thing-0 is at event 2');
    });
    it('may be imported twice', async () => {
      await fill(10);
      await exported();
      const there = await target();
      for (let turn = 0; turn < 2; turn++) await importLog(folder(), there, quiet);
      expect(await verifyLog(there, folder())).toMatchObject({ events: 10, difference: null });
    });
    it('tells how far it has come', async () => {
      await fill(2_100);
      const told: MoveProgress[] = [];
      await exportLog(source, folder(), (progress) => told.push(progress));
      await importLog(folder(), await target(), (progress) => told.push(progress));
      expect(told.map(({ events }) => events)).toEqual([1_000, 2_000, 2_100, 1_000, 2_000, 2_100]);
    });

    describe('refuses a new home', () => {
      beforeEach(async () => {
        await fill(10);
        await exported();
      });
      it('that holds something else', async () => {
        const there = await target();
        await there.append('foreign-1', NO_STREAM, [event('foreign')]);
        expect(await refusal(importLog(folder(), there, quiet))).toContain('its event number 1 is event 0 of stream foreign-1');
        expect(await there.readAll(0, 10)).toHaveLength(1);
      });
      it('that holds more', async () => {
        const there = await target();
        await importLog(folder(), there, quiet);
        await there.append('more-1', NO_STREAM, [event('more')]);
        expect(await refusal(importLog(folder(), there, quiet))).toContain('its event number 11 is event 0 of stream more-1');
      });
      it('when nothing was exported', async () => {
        expect(await refusal(importLog(path('nowhere'), await target(), quiet))).toContain('There is no exported log');
      });
    });

    describe('finds out that an export was tampered with, and writes nothing,', () => {
      beforeEach(async () => {
        await fill(30);
        await exported();
      });
      const cases: [string, (lines: string[]) => string[], string][] = [
        [
          'when a field was edited',
          (lines) => lines.map((line, index) => (index === 20 ? line.replace('"e20"', '"x20"') : line)),
          'one of the lines 1 to 30 was changed',
        ],
        ['when a line was deleted', (lines) => lines.filter((_, index) => index !== 10), 'line 17 holds event 2 of stream thing-3 instead of event 1'],
        ['when a line was doubled', (lines) => lines.toSpliced(5, 0, lines[4] as string), 'line 6 holds event 0 of stream thing-4 instead of event 1'],
        [
          'when two lines of different streams were swapped',
          (lines) => [lines[1] as string, lines[0] as string, ...lines.slice(2)],
          'one of the lines 1 to 30',
        ],
        [
          'when two lines of one stream were swapped',
          (lines) => [...lines.slice(0, 7), lines[14] as string, ...lines.slice(8, 14), lines[7] as string, ...lines.slice(15)],
          'line 8 holds event 2 of stream thing-0',
        ],
        ['when a line is no event', (lines) => ['{}', ...lines.slice(1)], 'line 1 is no event'],
        ['when the end is missing', (lines) => lines.slice(0, 25), 'there are 25 events instead of 30'],
        ['when a line was added', (lines) => [...lines, (lines[29] as string).replace('"revision":4', '"revision":5')], 'line 31 is one too many'],
        ['when spaces were added', (lines) => lines.map((line, index) => (index === 3 ? `${line} ` : line)), 'line 4 is no event, or was changed'],
      ];
      it.each(cases)('%s', async (_, change, sentence) => {
        edit(change);
        const there = await target();
        expect(await refusal(importLog(folder(), there, quiet))).toContain(sentence);
        expect(await there.readAll(0, 10)).toEqual([]);
        expect(await findingOf(verifyLog(source, folder()))).not.toBeNull();
      });
      it('when the end of the last line is missing', async () => {
        truncateSync(eventsFile(folder()), statSync(eventsFile(folder())).size - 1);
        expect(await refusal(importLog(folder(), await target(), quiet))).toContain('line 30 is no event, or was changed');
      });
      it('when the file is gone', async () => {
        rmSync(eventsFile(folder()));
        expect(await refusal(importLog(folder(), await target(), quiet))).toContain('there are 0 events instead of 30');
        expect(await findingOf(verifyLog(source, folder()))).toContain('there are 0 events instead of 30');
      });
      it.each<[string, Partial<Manifest>]>([
        ['another head', { head: '1'.repeat(64) }],
        ['fewer events', { events: 29 }],
        ['more events', { events: 31 }],
      ])('when the manifest was given %s', async (_, change) => {
        editManifest(change);
        const there = await target();
        expect(await refusal(importLog(folder(), there, quiet))).toContain('damaged');
        expect(await there.readAll(0, 10)).toEqual([]);
        expect(await findingOf(verifyLog(source, folder()))).not.toBeNull();
      });
      it('when the manifest is no manifest', async () => {
        for (const text of ['', '[]', '{"format":1}']) {
          writeFileSync(path('move/manifest.json'), text);
          expect(await refusal(importLog(folder(), await target(), quiet))).toContain('is not a file that this version wrote');
        }
      });
      it('when another version has written it', async () => {
        editManifest({ format: 9 });
        expect(await refusal(importLog(folder(), await target(), quiet))).toContain('is not a file that this version wrote');
      });
    });

    describe('names the first difference', () => {
      const differing = async (...appends: [stream: string, names: string[]][]) => {
        await source.append('a-1', NO_STREAM, [event('one'), event('two')]);
        await source.append('b-1', NO_STREAM, [event('three')]);
        await exported();
        const there = await target();
        for (const [stream, names] of appends)
          await there.append(
            stream,
            NO_STREAM,
            names.map((name) => event(name)),
          );
        return (await verifyLog(there, folder())).difference;
      };
      it('when an event is missing', async () =>
        expect(await differing(['a-1', ['one', 'two']])).toEqual({ line: 3, kind: 'missing', inFolder: 'b-1@0', inLog: null }));
      it('when an event between others is missing', async () =>
        expect(await differing(['a-1', ['one']], ['b-1', ['three']])).toEqual({ line: 2, kind: 'missing', inFolder: 'a-1@1', inLog: 'b-1@0' }));
      it('when there is one more between others', async () =>
        expect(await differing(['a-1', ['one', 'two']], ['c-1', ['four']], ['b-1', ['three']])).toEqual({
          line: 3,
          kind: 'extra',
          inFolder: 'b-1@0',
          inLog: 'c-1@0',
        }));
      it('when there is one more', async () =>
        expect(await differing(['a-1', ['one', 'two']], ['b-1', ['three']], ['c-1', ['four']])).toEqual({
          line: 4,
          kind: 'extra',
          inFolder: null,
          inLog: 'c-1@0',
        }));
      it('when an event was changed', async () =>
        expect(await differing(['a-1', ['one', 'other']], ['b-1', ['three']])).toEqual({ line: 2, kind: 'changed', inFolder: 'a-1@1', inLog: 'a-1@1' }));
      it('when the order is another', async () =>
        expect(await differing(['b-1', ['three']], ['a-1', ['one', 'two']])).toEqual({ line: 1, kind: 'reordered', inFolder: 'a-1@0', inLog: 'b-1@0' }));
    });
  });
}
