/** Installs or builds what tests run against, in a process of its own beside the first suites; tells its parent what is there. */
import { setPriority } from 'node:os';
import { findChromium } from '../chromium.mjs';
import { findRedis } from '../engines/redis.mjs';
import { findEngines, findLiveKit } from '../engines/second-home.mjs';
import { findTurn } from '../engines/turn.mjs';

/** The suites that run meanwhile come first; what nobody else wants is this process's anyway. */
const NICENESS = 10;
setPriority(NICENESS);

const wants = process.argv.slice(2);
const say = (line) => process.stdout.write(`${line}\n`);
const found = {};
if (wants.includes('browser')) Object.assign(found, { chromium: findChromium(say), turn: findTurn(say) });
if (wants.includes('engines')) Object.assign(found, { redis: findRedis(say), ...(await findEngines()) });
found.livekit = await findLiveKit();
process.send(found);
process.disconnect();
