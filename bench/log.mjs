import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { backend } from './parts/backend.mjs';
import { BareSqlite } from './parts/bare-sqlite.mjs';
import { inFolder } from './parts/folder.mjs';
import { RawFile } from './parts/raw-file.mjs';
import { compared } from './parts/table.mjs';
import { medians } from './parts/turns.mjs';

/*
 * Durable appends a second, one event of about 400 bytes each, by so many writers that each wait for one append before the next:
 * through the event log, as bare inserts into SQLite, and as bare bytes that fdatasync carries to the disk. All three share one
 * transaction, or sync, among what arrives in one turn of the event loop. The bare ones get their texts ready-made; the log makes JSON of the event.
 */
const APPENDS = { 1: 2_000, 16: 8_000, 256: 12_000 };
const ROUNDS = 7;
const EXISTING = 1_000;
const AIM = 0.7;

export async function measure() {
  const { SqliteEventLog } = await backend('platform/event-log/sqlite-event-log.js');
  const rows = [];
  for (const kind of ['new', 'existing']) {
    for (const writers of Object.keys(APPENDS).map(Number)) {
      const rates = await inFolder(async (folder) => {
        const log = new SqliteEventLog(join(folder, 'events.db'));
        const contenders = { log: throughLog(log), sqlite: new BareSqlite(join(folder, 'bare.db')), file: new RawFile(join(folder, 'bytes')) };
        const turns = Object.entries(contenders).map(([name, contender]) => [name, turnOf(contender, kind, writers)]);
        try {
          return await medians(ROUNDS, Object.fromEntries(turns));
        } finally {
          for (const contender of Object.values(contenders)) await contender.close();
        }
      });
      const figure = `log: appends to ${kind} streams, ${writers} writer${writers > 1 ? 's' : ''}`;
      rows.push(compared(figure, rates.log, 'bare SQLite', rates.sqlite, AIM), compared('', rates.log, 'fdatasync', rates.file));
    }
  }
  return rows;
}

/** One turn: answers how many appends a second were durable. What is appended is made before the clock starts. */
function turnOf(contender, kind, writers) {
  const existing = Array.from({ length: EXISTING }, () => ({ name: `topic-${randomUUID()}`, next: 0 }));
  let turn = 0;
  const streamOf = { new: () => ({ name: `topic-${randomUUID()}`, next: 0 }), existing: () => existing[turn++ % EXISTING] };
  return async () => {
    const appends = Array.from({ length: APPENDS[writers] }, () => {
      const stream = streamOf[kind]();
      return [stream.name, stream.next++, contender.prepare(event())];
    });
    let taken = 0;
    const write = async () => {
      while (taken < appends.length) await contender.append(...appends[taken++]);
    };
    const started = performance.now();
    await Promise.all(Array.from({ length: writers }, write));
    return (appends.length / (performance.now() - started)) * 1000;
  };
}

const throughLog = (log) => ({
  prepare: (event) => event,
  append: (stream, revision, event) => log.append(stream, revision - 1, [event]),
  close: () => log.close(),
});

const content = randomBytes(90).toString('base64');
const member = randomUUID();
const AT = '2026-11-21T09:30:00.000Z';

function event() {
  const id = randomUUID();
  return {
    type: 'CommentAdded',
    data: { commentId: id, topicId: member, authorId: member, content },
    id,
    at: AT,
    actor: { id: member, role: 'user' },
    correlationId: id,
    causationId: null,
    schema: 1,
  };
}
