import { startShared } from '../bin/engines/second-home.mjs';

/** Starts engines once for all files of the suite; those that kill, freeze or lock an engine start their own. */
export default async function setUp() {
  globalThis.meydanEngines = await startShared(process.env);
}
