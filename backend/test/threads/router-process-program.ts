import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

const fromSource = (program: string): ChildProcess =>
  fork(join(process.cwd(), 'test/threads/from-source.cjs'), [join(process.cwd(), program)], { env: {}, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

/** Starts the process from its sources, which Node cannot read by itself. */
export const startRouterProcess = (): ChildProcess => fromSource('src/platform/media-router/embedded/router-process.ts');

/** Starts a process of browsers that talk through a router. */
export const startRouterClients = (): ChildProcess => fromSource('test/media/clients.ts');
