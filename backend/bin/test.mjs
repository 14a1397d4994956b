/**
 * `npm test`: installs what tests need, runs every suite and ends with a table and `N passed, N failed`.
 * `npm test -- <words>` runs what the words name: suites by their name, files by a part of their path; both together, such files of such suites.
 * `FULL=1 npm test` runs everything in both homes.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import config from '../jest.config.mjs';
import { install } from './install.mjs';
import { root } from './parts.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
install(say);
// What follows needs the packages.
const { buildOf, enginesOf, runnable } = await import('./testing/needs.mjs');
const { filesOf, runSuite } = await import('./testing/run.mjs');
const { keepDurations } = await import('./testing/bundles.mjs');
const { suites } = await import('./testing/suites.mjs');
const { failuresOver, table } = await import('./testing/table.mjs');

const names = suites.map(({ name }) => name);
const words = process.argv.slice(2);
const ofSuites = words.filter((word) => names.includes(word));
const ofFiles = words.filter((word) => !names.includes(word)).map((word) => word.toLowerCase());
const isWhole = ofFiles.length === 0;

const projects = new Set([...config.projects.map(({ displayName }) => displayName), 'browser']);
const chosen = (await Promise.all(suites.filter(isWanted).map(async (suite) => ({ suite, files: (await filesOf(suite)).filter(isNamed) })))).filter(
  ({ files }) => files.length > 0,
);

function isWanted({ name, of }) {
  if (!projects.has(name)) return false;
  if (of) return isWhole && (ofSuites.length === 0 || ofSuites.includes(of));
  return ofSuites.length === 0 || ofSuites.includes(name);
}

function isNamed(path) {
  const file = relative(root, path).toLowerCase();
  return isWhole || ofFiles.some((word) => file.includes(word));
}

const scratch = join(root, 'backend/.bundles');
mkdirSync(scratch, { recursive: true });
const folder = mkdtempSync(join(scratch, 'run-'));
const needs = { engines: enginesOf(chosen, say), ...buildOf(chosen, say) };
const running = new Map();
const results = await Promise.all(chosen.map(({ suite, files }) => running.set(suite.name, inTurn(suite, files)).get(suite.name)));
rmSync(folder, { recursive: true, force: true });

/** Runs a suite when those before it have ended and what it needs is there. */
async function inTurn(suite, files) {
  await Promise.all((suite.after ?? []).map((name) => running.get(name)));
  const tell = (line) => say(`${suite.name.padEnd(11)} │ ${line}`);
  try {
    await Promise.all((suite.builds ?? []).map((part) => needs[part]));
    const { found } = suite.engines || suite.browser ? await needs.engines : { found: {} };
    const able = runnable(suite, files, found);
    if (able.length === 0) return nothing(suite);
    tell(`${suite.says} (${able.length} files)`);
    const environment = suite.browser ? { CHROMIUM: found.chromium, TURNSERVER: found.turn ?? '' } : {};
    const result = await runSuite(suite, isWhole && suite.browser && able.length === files.length ? [] : able, { folder, environment, say: tell });
    tell(`${result.passed} passed, ${result.failed} failed in ${result.seconds.toFixed(0)} s`);
    return { ...result, budget: isWhole ? suite.budget : null };
  } catch (error) {
    tell(error.stack);
    return { ...nothing(suite), failed: 1, failures: [`${suite.name}: ${error.message}`] };
  }
}

function nothing({ name }) {
  return { name, passed: 0, failed: 0, failures: [], seconds: 0, cpu: null, budget: null, times: {} };
}

const missing = (await needs.engines).missing;
const failures = [...results.flatMap((result) => result.failures), ...failuresOver(results), ...(process.env.CI === 'true' ? missing : [])];
if (chosen.length === 0) failures.push(`no test file is called ${words.join(' or ')}`);
if (process.env.KEEP_DURATIONS && isWhole) keepDurations(Object.fromEntries(results.map(({ name, times }) => [name, times])));

say('');
for (const line of missing) say(`NOT RUN  ${line}`);
for (const line of results.flatMap(({ unsteady = [] }) => unsteady)) say(`UNSTEADY ${line} (passed only when tried again)`);
for (const line of failures) say(`FAILED   ${line}`);
say(table(results));
const passed = results.reduce((sum, result) => sum + result.passed, 0);
say(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length === 0 && passed > 0 ? 0 : 1);
