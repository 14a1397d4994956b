/** Runs one suite in processes of its own, and reads what it reports. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, watch } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../parts.mjs';
import { bundle, timesOf } from './bundles.mjs';
import { cpuOfChild } from './cpu.mjs';
import { measurePace } from './pace.mjs';

const WORKERS = 2;
/** So many journeys may pass only when they are tried again; one more, and each of them has failed. */
const UNSTEADY_MOST = 2;
/** A program that has said all it has to say ends by itself within this time, or something of it was never stopped. */
const GOODBYE_MS = 60_000;
/** Run by the Node that runs this, whatever else is on PATH. */
const PROGRAMS = { jest: 'node_modules/jest/bin/jest.js', playwright: 'node_modules/@playwright/test/cli.js' };
const start = (program, words, options) => spawn(process.execPath, [join(root, PROGRAMS[program]), ...words], options);

/** The test files of a suite, by what its runner would run. */
export async function filesOf({ name }) {
  if (name === 'browser') return readdirSync(join(root, 'e2e')).flatMap((file) => (file.endsWith('.e2e.ts') ? [join(root, 'e2e', file)] : []));
  const words = ['--selectProjects', name, '--listTests', '--json'];
  const { status, lines } = await ended(start('jest', words, { cwd: join(root, 'backend'), stdio: ['ignore', 'pipe', 'ignore'] }), {});
  cpuOfChild();
  const list = lines.find((line) => line.startsWith('['));
  if (status !== 0 || !list) throw new Error(`jest cannot list the tests of ${name}: ${lines.join('\n')}`);
  return JSON.parse(list);
}

/** Runs some files of a suite; answers { name, passed, failed, failures, seconds, cpu, pace, times }. */
export async function runSuite(suite, files, { folder, environment, say }) {
  const report = join(folder, `${suite.name}.json`);
  const began = performance.now();
  const paceOfMachine = measurePace();
  const [program, words, env, read] = suite.name === 'browser' ? browser(suite, files, report) : specs(suite, files, report, folder);
  const child = start(program, words, {
    cwd: join(root, suite.name === 'browser' ? 'e2e' : 'backend'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, ...environment },
  });
  const { status, signal } = await ended(child, { report, say });
  const cpu = cpuOfChild();
  const pace = paceOfMachine();
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failures: [`${suite.name}: no report (ended with ${signal ?? status})`], times: {} };
  if (status !== 0 && counts.failures.length === 0) counts.failures.push(`${suite.name}: ended with ${signal ?? status}, though no test failed`);
  return { ...counts, name: suite.name, failed: counts.failures.length, seconds: (performance.now() - began) / 1000, cpu, pace };
}

function specs({ name, bundles }, files, report, folder) {
  const carried = bundle(name, files, { folder, bundles });
  const words = ['--selectProjects', name, `--maxWorkers=${WORKERS}`, '--json', `--outputFile=${report}`];
  return ['jest', words, { TEST_BUNDLES: folder }, (results) => ofJest(results, carried, timesOf(name, folder))];
}

/** A suite that ends without a readable report has failed, whatever else it says; so has a file of which no test was seen, and a test that was left out. */
function ofJest({ numPassedTests, testResults }, carried, times) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failures = tests
    .filter(({ status }) => status !== 'passed')
    .map(({ status, fullName }) => (status === 'failed' ? fullName : `${fullName} (${status})`));
  for (const { assertionResults, message, name } of testResults) if (assertionResults.length === 0) failures.push(`${basename(name)}: ${message}`);
  const seen = new Set(tests.map(({ ancestorTitles }) => ancestorTitles[0]));
  for (const file of carried) if (!seen.has(file)) failures.push(`${file}: no test of it ran`);
  return { passed: numPassedTests, failures, times };
}

function browser(_, files, report) {
  const words = ['test', '--reporter=list,json', ...files.map((file) => basename(file))];
  return ['playwright', words, { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(files.length === 0 && { JOURNEYS_TWICE: '1' }) }, ofPlaywright];
}

/** A journey that passed only the second time is named in each run, so that its cause is looked for. */
function ofPlaywright({ stats, suites, config, errors }) {
  const times = {};
  const unsteady = [];
  const failures = errors.map(({ message }) => message);
  const visit = (suite, file, titles) => {
    for (const inner of suite.suites ?? []) visit(inner, file, [...titles, inner.title]);
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status, results } of tests) {
        times[file] = (times[file] ?? 0) + results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
        const journey = [file, ...titles, title].join(' › ');
        if (status === 'flaky') unsteady.push(journey);
        else if (status !== 'expected') failures.push(`${journey}${status === 'unexpected' ? '' : ` (${status})`}`);
      }
    }
  };
  for (const suite of suites) visit(suite, relative(root, join(config.rootDir, suite.file)), []);
  if (unsteady.length > UNSTEADY_MOST)
    return { passed: stats.expected, failures: [...failures, ...unsteady.map((journey) => `${journey} (passed only when tried again)`)], times };
  return { passed: stats.expected + unsteady.length, failures, times, unsteady };
}

/** The exit status, null for a child that had to be ended because it did not go after its report was there; and what it said, when nobody else listens. */
function ended(child, { report, say }) {
  return new Promise((resolve, reject) => {
    let goodbye;
    const lines = [];
    const giveUp = () => {
      say(
        `The results are there, but the process has not ended for ${GOODBYE_MS / 1000} seconds: a test left something open (a timer, a connection, a server). It was ended.`,
      );
      child.kill('SIGKILL');
    };
    const lookForReport = () => {
      if (existsSync(report)) goodbye ??= setTimeout(giveUp, GOODBYE_MS);
    };
    const watcher = report ? watch(dirname(report), lookForReport) : null;
    const listen = say ?? ((line) => lines.push(line));
    for (const stream of [child.stdout, child.stderr]) if (stream) createInterface({ input: stream }).on('line', listen);
    child.once('error', reject);
    child.once('close', (status, signal) => {
      clearTimeout(goodbye);
      watcher?.close();
      resolve({ status, signal, lines });
    });
  });
}
