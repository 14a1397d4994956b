import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { mongo } from 'mongoose';
import { goTool } from '../../bin/engines/go-tool.mjs';
import { freePort } from './free-port.js';

/**
 * FerretDB asks its tables for an id only where a filter names nothing else, and reads and decodes whole collections for all others. Every
 * write of a view names an id and a position, and most reads several ids, so most of a run went there. What it finds is filtered as before.
 */
const WHERE_GO = `if params.Filter.Len() >= 1 {
		v, _ := params.Filter.Get("_id")
		switch v := v.(type) {
		case *types.Document:
			whereClause, args = whereIn(v)`;
const IDS_GO = `package sqlite

import (
	"fmt"
	"strings"

	"github.com/FerretDB/FerretDB/internal/backends/sqlite/metadata"
	"github.com/FerretDB/FerretDB/internal/handler/sjson"
	"github.com/FerretDB/FerretDB/internal/types"
	"github.com/FerretDB/FerretDB/internal/util/must"
)

const mostIDs = 1000

// whereIn returns the clause for {"$in": [...]} of strings; nothing for any other condition.
func whereIn(condition *types.Document) (string, []any) {
	in, _ := condition.Get("$in")
	ids, ok := in.(*types.Array)
	if !ok || ids.Len() == 0 || ids.Len() > mostIDs {
		return "", nil
	}
	var args []any
	for i := 0; i < ids.Len(); i++ {
		id, ok := must.NotFail(ids.Get(i)).(string)
		if !ok {
			return "", nil
		}
		args = append(args, string(must.NotFail(sjson.MarshalSingleValue(id))))
	}
	marks := strings.TrimSuffix(strings.Repeat("?, ", len(args)), ", ")
	return fmt.Sprintf(" WHERE %s IN (%s)", metadata.IDColumn, marks), args
}
`;
const FERRETDB = {
  name: 'ferretdb',
  module: 'github.com/FerretDB/FerretDB',
  version: 'v1.24.2',
  command: '/cmd/ferretdb',
  added: { 'build/version/version.txt': 'v1.24.2', 'internal/backends/sqlite/ids.go': IDS_GO },
  changed: {
    'internal/backends/sqlite/collection.go': [['if params.Filter.Len() == 1 {\n\t\tv, _ := params.Filter.Get("_id")\n\t\tswitch v.(type) {', WHERE_GO]],
  },
};
/** FerretDB reads whole collections again and again: collecting what it leaves behind less often saves two fifths of its time for some megabytes. */
const GO_SETTINGS = { GOGC: '400' };
/** Its files go with it, so nothing of them has to reach the disk; a writer waits for others as long as a slow machine makes it wait. */
const SQLITE_SETTINGS = '_pragma=busy_timeout(60000)&_pragma=synchronous(off)';
const REPLICA_SET = 'meydan';
const START_MS = 30_000;
const STOP_MS = 5_000;
const say = (line: string) => process.stderr.write(`${line}\n`);

export interface MongoEngine {
  /** Whether it is MongoDB itself; FerretDB speaks its protocol, but checks and writes an update in two steps. */
  readonly genuine: boolean;
  /** Answers what starts it on a port over a folder; null when a server is already there. */
  readonly command: ((port: number, folder: string) => readonly [string, readonly string[]]) | null;
}

export interface MongoServer {
  readonly genuine: boolean;
  url(database: string): string;
  stop(): Promise<void>;
}

/** What tests run against: what a whole suite shares, else MONGODB_URL, else `mongod` on PATH, else FerretDB; null after saying which suite does not run without it. */
export function mongoEngine(suite = 'MongoDB'): MongoEngine | null {
  const shared = sharedMongo();
  if (shared) return { genuine: shared.genuine, command: null };
  if (process.env.MONGODB_URL) return { genuine: true, command: null };
  const mongod = onPath('mongod');
  if (mongod) return { genuine: true, command: (port, folder) => [mongod, mongodWords(port, folder)] };
  const ferretdb = goTool(FERRETDB, say);
  // A build without the file that tells its version ends at once.
  if (ferretdb && spawnSync(ferretdb, ['--version'], { stdio: 'ignore' }).status === 0)
    return { genuine: false, command: (port, folder) => [ferretdb, ferretdbWords(port, folder)] };
  say(`\n  !! NOT RUN: "${suite}" needs MONGODB_URL or mongod; ferretdb will do: put it on PATH, or install Go.\n`);
  return null;
}

/** Starts a server on a free port of the loopback over a folder of its own, or answers the one that is there; null, after saying so, when there is none. */
export async function startMongo(): Promise<MongoServer | null> {
  const shared = sharedMongo();
  if (shared) return shared;
  const engine = mongoEngine();
  if (!engine) return null;
  if (!engine.command) return { genuine: true, url: (database) => urlTo(process.env.MONGODB_URL as string, database), stop: () => Promise.resolve() };
  const folder = mkdtempSync(join(tmpdir(), 'meydan-mongo-'));
  mkdirSync(join(folder, 'data'));
  const port = await freePort();
  const child = spawn(...(engine.command(port, folder) as [string, string[]]), { stdio: 'ignore', cwd: folder, env: { ...process.env, ...GO_SETTINGS } });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    await ended(child);
    process.off('exit', kill);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await answering(child, port, engine.genuine);
  } catch (error) {
    await stop();
    throw error;
  }
  return { genuine: engine.genuine, url: (database) => urlTo(`mongodb://127.0.0.1:${port}/?directConnection=true`, database), stop };
}

/** The server that a suite has started once for all of its files: none of them ends it. */
function sharedMongo(): MongoServer | null {
  const { SHARED_MONGODB: url, SHARED_MONGODB_IS_GENUINE: genuine } = process.env;
  return url ? { genuine: genuine === '1', url: (database) => url.replace('DATABASE', database), stop: () => Promise.resolve() } : null;
}

/** A name that no other test uses. */
export const newDatabase = (): string => `test_${randomBytes(8).toString('hex')}`;

export async function dropDatabase(url: string): Promise<void> {
  const client = await mongo.MongoClient.connect(url);
  await client.db().dropDatabase();
  await client.close();
}

/** A way to a server that can be cut and mended. */
export class Cable {
  private readonly sockets = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly server: Server,
    private readonly there: URL,
  ) {}

  static async to(url: string): Promise<Cable> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const cable = new Cable(server, new URL(url));
    server.on('connection', (socket) => cable.join(socket));
    return cable;
  }

  get url(): string {
    const url = new URL(this.there);
    url.host = `127.0.0.1:${portOf(this.server)}`;
    url.searchParams.set('directConnection', 'true');
    return url.href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    if (this.isCut) return void near.destroy();
    const far = connect(Number(this.there.port || 27017), this.there.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy()); // The client finds out by itself that its connection is gone.
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }
}

function mongodWords(port: number, folder: string): string[] {
  return ['--replSet', REPLICA_SET, '--bind_ip', '127.0.0.1', '--port', String(port), '--dbpath', join(folder, 'data'), '--quiet'];
}

function ferretdbWords(port: number, folder: string): string[] {
  const words = [
    '--handler=sqlite',
    `--sqlite-url=file:${join(folder, 'data')}/?${SQLITE_SETTINGS}`,
    `--state-dir=${folder}`,
    `--listen-addr=127.0.0.1:${port}`,
  ];
  return [...words, '--telemetry=disable', '--debug-addr=-', '--log-level=error'];
}

function urlTo(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function answering(child: ChildProcess, port: number, genuine: boolean): Promise<void> {
  for (const until = Date.now() + START_MS; !(await isWritable(port, genuine)); await pause(50)) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode ?? child.signalCode}`);
    if (Date.now() > until) throw new Error(`${child.spawnfile} does not answer`);
  }
}

async function isWritable(port: number, genuine: boolean): Promise<boolean> {
  const client = new mongo.MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { serverSelectionTimeoutMS: 500 });
  try {
    const admin = client.db('admin');
    const hello = await admin.command({ hello: 1 });
    if (genuine && !hello.setName) await admin.command({ replSetInitiate: { _id: REPLICA_SET, members: [{ _id: 0, host: `127.0.0.1:${port}` }] } });
    return hello.isWritablePrimary === true;
  } catch {
    return false; // Not yet: the caller asks again, for as long as it has patience.
  } finally {
    await client.close();
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await exit;
  clearTimeout(impatience);
}

function onPath(name: string): string | null {
  const paths = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return paths.map((folder) => join(folder, name)).find(isExecutable) ?? null;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false; // Not there or not to be executed: the next folder is tried.
  }
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
