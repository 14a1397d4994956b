/** `npm test`: installs what tests need, runs every suite and ends with `N passed, N failed`. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { findRedis } from './engines/redis.mjs';
import { hasEngines } from './engines/second-home.mjs';
import { install } from './install.mjs';
import { root } from './parts.mjs';

const say = (line) => process.stdout.write(`${line}\n`);
const bin = (name) => join(root, 'node_modules/.bin', name);
const reports = mkdtempSync(join(tmpdir(), 'meydan-tests-'));

/** A program that has said all it has to say ends by itself within this time, or something of it was never stopped. */
const GOODBYE_MS = 60_000;

/** A suite that ends without a readable report has failed, whatever else it says; so has one that does not end. */
async function suite(label, folder, program, words, environment, countsOf) {
  say(`\n── ${label}`);
  const file = join(reports, `${label}.json`);
  const status = await ended(spawn(program, words(file), { cwd: join(root, folder), stdio: 'inherit', env: { ...process.env, ...environment(file) } }), file);
  const counts = existsSync(file) ? countsOf(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  return status === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** The exit status; null for a child that had to be ended because it did not go after its report was there. */
function ended(child, report) {
  return new Promise((resolve, reject) => {
    let goodbye;
    const watcher = watch(reports, () => {
      if (existsSync(report)) goodbye ??= setTimeout(giveUp, GOODBYE_MS);
    });
    const giveUp = () => {
      say(
        `Sonuçlar alındı ama süreç ${GOODBYE_MS / 1000} saniyedir kapanmıyor: bir test açtığı bir şeyi (zamanlayıcı, bağlantı, sunucu) kapatmamış. Süreç durduruldu.`,
      );
      child.kill('SIGKILL');
    };
    child.once('error', reject);
    child.once('exit', (status) => {
      clearTimeout(goodbye);
      watcher.close();
      resolve(status);
    });
  });
}

const jest = (label, project) =>
  suite(
    label,
    'backend',
    bin('jest'),
    (file) => ['--selectProjects', project, '--passWithNoTests', '--json', `--outputFile=${file}`],
    () => ({}),
    ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests }) => ({
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites) + numPendingTests,
    }),
  );

const playwright = () =>
  suite(
    'Tarayıcıda',
    'e2e',
    bin('playwright'),
    () => ['test', '--reporter=list,json'],
    (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM: chromium }),
    ({ stats: { expected, unexpected, flaky, skipped } }) => ({ passed: expected, failed: unexpected + flaky + skipped }),
  );

install(say);
const chromium = findChromium(say);
await build(say);
/** What could not be run here; said at the end, where it is read. */
const notRun = [];
if (!findRedis(say)) notRun.push('Redis bağdaştırıcıları ve ikinci ev: redis-server yok.');
else if (!(await hasEngines())) notRun.push('MongoDB bağdaştırıcıları ve ikinci ev: MONGODB_URL, mongod veya (Go ile) FerretDB yok.');
if (!process.env.MONGODB_URL) notRun.push('Yalnızca gerçek bir MongoDB’nin gösterebildikleri (MONGODB_URL).');
if (!process.env.EVENTSTORE_URL) notRun.push('Gerçek bir EventStoreDB (EVENTSTORE_URL); sözleşme, protokolün benzetimiyle denendi.');
const isSecondHomeHere = !notRun.some((line) => line.includes('ikinci ev'));
const results = [
  await jest('Kurallar', 'rules'),
  await jest('Apps', 'ui'),
  await jest('Bağdaştırıcılar', 'adapters'),
  await jest('Uygulama', 'app'),
  ...(isSecondHomeHere ? [await jest('Uygulama, ikinci evde', 'second-home')] : []),
  await playwright(),
];
rmSync(reports, { recursive: true, force: true });
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
for (const line of notRun) say(`ÇALIŞMADI  ${line}`);
say(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 && total('passed') > 0 ? 0 : 1);
