import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { backend } from './backend.mjs';

const ROWS_AT_ONCE = 5_000;

/** Builds the views of all projections in one pass over the log, as a first start does; resolves when they hold it all. The views are empty before. */
export async function foldAll({ log, views, reader, leases, projections }, head) {
  const { ProjectionRunners } = await backend('platform/projections/projection-runners.js');
  const alert = (what, error) => {
    throw new Error(what, { cause: error });
  };
  const tools = { log, views, reader, leases, parking: { park: (parked) => alert('parked', parked.error), alert } };
  const waiting = new Map(projections.map(({ name }) => [name, 0]));
  await new Promise((resolve, reject) => {
    let isOver = false;
    const reach = (positions) => {
      for (const [name, position] of Object.entries(positions)) if (position >= head) waiting.delete(name);
      if (waiting.size > 0 || isOver) return;
      isOver = true;
      runners.stop().then(resolve, reject);
    };
    const runners = new ProjectionRunners({ ...tools, positions: { reach } }, projections);
    runners.start().catch(reject);
  });
}

/** Empties the views of all projections, as they are before a first start. */
export const emptyViews = ({ views, projections }) => views.startOver(projections.map(({ name }) => name));

/** The rows of a views file, table by table, and the statements that make its tables and indexes; but for the indexes of words, which cannot be read. */
export function contentsOf(folder) {
  const db = new DatabaseSync(join(folder, 'views.db'), { readOnly: true });
  const made = db.prepare("SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE '%\\_\\_tokens%' ESCAPE '\\'").all();
  const tables = made.filter(({ type }) => type === 'table').map(({ name }) => ({ name, rows: db.prepare(`SELECT * FROM "${name}"`).all() }));
  db.close();
  return { statements: made.map(({ sql }) => sql), tables };
}

/** Inserts these rows into an empty file with the same tables and indexes, as directly as the driver allows. */
export function insertBare(path, { statements, tables }) {
  const db = new DatabaseSync(path);
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  for (const sql of statements) db.exec(sql);
  for (const { rows, name } of tables) {
    if (rows.length === 0) continue;
    const columns = Object.keys(rows[0]);
    const insert = db.prepare(`INSERT INTO "${name}" (${columns.map((column) => `"${column}"`)}) VALUES (${columns.map(() => '?')})`);
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      db.exec('BEGIN');
      for (const row of rows.slice(first, first + ROWS_AT_ONCE)) insert.run(...Object.values(row));
      db.exec('COMMIT');
    }
  }
  db.close();
}
