import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Nothing of the environment: it holds secrets, and what the router needs it is told. */
const ROUTER_PROCESS: ForkOptions = { env: {}, execArgv: ['--max-old-space-size=256'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };

/** Starts the process of the router. A module of its own, because tests start the same program from its sources. */
export const startRouterProcess = (): ChildProcess => fork(fileURLToPath(new URL('./router-process.js', import.meta.url)), [], ROUTER_PROCESS);
