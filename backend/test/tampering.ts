import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { LogProof, type ProofTools } from '../src/contexts/audit/public.js';
import { contextParts } from '../src/contexts.js';
import { OPERATOR } from '../src/kernel/event.js';
import { type Seal, Signet } from '../src/platform/chain/seal.js';
import { storeOver } from '../src/platform/commands/store-over.js';
import { UuidIds } from '../src/platform/identity/uuid-ids.js';
import { openProofTools } from '../src/platform/open-stack.js';
import { readSettings } from '../src/platform/settings/settings.js';
import { EventStoreDouble, type Tampering } from './doubles/event-store-double.js';
import { homeOf, isSecondHome, nameOfHome } from './home.js';

/** What proving the log of a home needs, as the operator's command line has it. */
async function usingTools<T>(dataDir: string, use: (tools: ProofTools) => Promise<T>): Promise<T> {
  const settings = readSettings({ DATA_DIR: dataDir, ...(await homeOf(dataDir)) });
  const parts = contextParts(settings);
  const { ports, close } = await openProofTools(settings, parts, (what, error) => {
    throw new Error(what, { cause: error });
  });
  try {
    return await use({ ...ports, store: storeOver(ports, parts, new UuidIds()), signet: new Signet(ports.vault) });
  } finally {
    await close();
  }
}

const provingLog = <T>(dataDir: string, use: (proof: LogProof) => Promise<T>): Promise<T> => usingTools(dataDir, (tools) => use(new LogProof(tools)));

/** Lets the links of a home be lost, whose application is stopped. */
export const loseLinks = (dataDir: string): Promise<void> => usingTools(dataDir, ({ links }) => links.cut(1));

export const verifyLog = (dataDir: string, published: readonly Seal[] = []) => provingLog(dataDir, (proof) => proof.verify(published));

/** Accepts what is wrong with the log of a home, as an operator who has put a backup in its place. */
export function acceptGap(dataDir: string, reason: string, at: Date) {
  return provingLog(dataDir, async (proof) => {
    const { fault } = await proof.verify([]);
    if (!fault) throw new Error('nothing is wrong with the log');
    const accepted = await proof.accept(fault, reason, {
      id: `accepted-${at.getTime()}`,
      at: at.toISOString(),
      actor: OPERATOR,
      correlationId: 'accepted',
      causationId: null,
    });
    return { ...fault, ...accepted };
  });
}

/** Changes the log of a home whose application is stopped, at a place counted from 1, behind everybody's back. */
export async function tamper(dataDir: string, how: Tampering, place: number): Promise<void> {
  if (isSecondHome()) await EventStoreDouble.at(process.env.TEST_EVENTSTORE ?? '').tamper(nameOfHome(dataDir), how, place);
  else tamperFile(join(dataDir, 'events.db'), how, place);
}

/** Writes into the last fact of an embedded home, whose application is stopped, that somebody was forgotten. */
export function forgeForgetting(dataDir: string, memberId: string): void {
  const db = new DatabaseSync(join(dataDir, 'events.db'));
  db.prepare(`UPDATE events SET type = 'MemberForgotten', stream = ?, revision = 0, data = ? WHERE position = (SELECT max(position) FROM events)`).run(
    `erasure-${memberId}-forged`,
    JSON.stringify({ memberId }),
  );
  db.close();
}

function tamperFile(path: string, how: Tampering, place: number): void {
  const db = new DatabaseSync(path);
  const positions = db.prepare('SELECT position FROM events ORDER BY position LIMIT 2 OFFSET ?').all(place - 1) as { position: number }[];
  const [here, next] = positions.map(({ position }) => position) as [number, number];
  const move = (from: number, to: number) => db.prepare('UPDATE events SET position = ? WHERE position = ?').run(to, from);
  if (how === 'edit') db.prepare(`UPDATE events SET data = '{"tampered":"edit",' || substr(data, 2) WHERE position = ?`).run(here);
  else if (how === 'delete') db.prepare('DELETE FROM events WHERE position = ?').run(here);
  else if (how === 'cut') db.prepare('DELETE FROM events WHERE position >= ?').run(here);
  else if (how === 'swap') [move(here, -1), move(next, here), move(-1, next)];
  else {
    db.prepare('UPDATE events SET position = -position - 1 WHERE position >= ?').run(here);
    db.prepare('UPDATE events SET position = -position WHERE position < 0').run();
    db.prepare(`INSERT INTO events SELECT ?, 'inserted-' || stream, 0, id, type, at, meta, data FROM events WHERE position = ?`).run(here, here + 1);
  }
  db.close();
}
