/**
 * The order of the rooms: inside a context every slice has a folder, and folders use each other in one direction only. What a slice says
 * about the world (events, commands, rules, deciders, streams) may be used by all others; everything else makes an order.
 * And their ports: what is asked in one place and answered in another, an abstract class, stands in a file of its own.
 * And their files: the end of each name says what the file is to its slice.
 * And their requests: no number stands in one, as a form, a rule or a sentence would say it once more.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, normalize, relative } from 'node:path';
import { root } from './parts.mjs';

const contexts = join(root, 'backend/src/contexts');
const SAID = /\.(events|commands|rules|decider|stream)\.js$/;
const IMPORT = /from\s+'(\.[^']+)'/g;

/** Which rooms of a context use which others, and by which files: `room -> other -> [file -> file]`. */
function usesOf(context) {
  const uses = new Map();
  const folder = join(contexts, context);
  for (const path of filesIn(folder)) {
    const room = roomOf(folder, path);
    if (!room || /\.(spec|test|fixture)\.ts$/.test(path)) continue;
    for (const [, target] of readFileSync(path, 'utf8').matchAll(IMPORT)) {
      const other = roomOf(folder, normalize(join(dirname(path), target)));
      if (!other || other === room || SAID.test(target)) continue;
      const others = uses.get(room) ?? new Map();
      uses.set(room, others.set(other, [...(others.get(other) ?? []), `${relative(folder, path)} uses ${target}`]));
    }
  }
  return uses;
}

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return path.endsWith('.ts') ? [path] : [];
  });

/** The folder of a file inside its context, or null for files of the context itself and of others. */
function roomOf(folder, path) {
  const inside = relative(folder, path);
  return inside.startsWith('..') || !inside.includes('/') ? null : inside.split('/')[0];
}

/** The rooms that come back to themselves, as one way there and back; null when there is an order. */
function circleIn(uses, room, way = []) {
  if (way.includes(room)) return [...way.slice(way.indexOf(room)), room];
  for (const other of uses.get(room)?.keys() ?? []) {
    const circle = circleIn(uses, other, [...way, room]);
    if (circle) return circle;
  }
  return null;
}

const problems = readdirSync(contexts).flatMap((context) => {
  const uses = usesOf(context);
  const circle = [...uses.keys()].map((room) => circleIn(uses, room)).find((found) => found !== null);
  if (!circle) return [];
  const steps = circle.slice(1).map((other, index) => `    ${uses.get(circle[index]).get(other)[0]}`);
  return [`  ${context}: ${circle.join(' → ')}\n${steps.join('\n')}`];
});
if (problems.length > 0) {
  process.stderr.write(
    `rooms that use each other in a circle:\n${problems.join('\n')}\nMove what two slices need below both: into a room of its own, or behind a port that the upper one answers.\n`,
  );
  process.exitCode = 1;
}

/** Whether a file is a port by its name and by what it declares, or neither. */
const isSaid = (path) => path.endsWith('.port.ts') === /^export abstract class /m.test(readFileSync(path, 'utf8'));
const misnamed = filesIn(contexts).filter((path) => !isSaid(path));
if (misnamed.length > 0) {
  process.stderr.write(
    `ports by their name or by what they declare, and not by both:\n${misnamed.map((path) => `  ${relative(root, path)}`).join('\n')}\nAn abstract class that another place answers stands in <what-is-asked>.port.ts, and nothing else is called so.\n`,
  );
  process.exitCode = 1;
}

/** What a file of a context may be; `public.ts` says what other contexts may read. */
const ROLES = [
  ...['events', 'commands', 'decider', 'rules', 'state.rules', 'stream', 'policy'],
  ...['handler', 'handlers', 'service', 'port', 'projection', 'model', 'writes', 'query'],
  ...['controller', 'gateway', 'dto', 'pipe', 'cookie', 'answer', 'section', 'html', 'mail', 'text', 'words'],
  ...['changes', 'announcer', 'own-data', 'told', 'approvable', 'slice', 'context'],
];
const ROLE = new RegExp(`^[\\w-]+\\.(?:${ROLES.join('|').replaceAll('.', '\\.')})(?:(?:\\.int)?\\.spec|\\.fixture)?\\.ts$`);
const isPlain = (name) => name === 'public.ts' || /^[\w.-]+\.(spec|fixture)\.ts$/.test(name);
const roleless = filesIn(contexts).filter((path) => !ROLE.test(basename(path)) && !isPlain(basename(path)));
if (roleless.length > 0) {
  process.stderr.write(
    `files that do not say what they are:\n${roleless.map((path) => `  ${relative(root, path)}`).join('\n')}\nCall it <name>.<role>.ts: rules (pure), query (reads views), service (does more than one thing for handlers or controllers), mail, text, words … The roles stand in ROLES of backend/bin/rooms.mjs. What has one user and no role of its own belongs into the file of its user.\n`,
  );
  process.exitCode = 1;
}

/** Lines of requests with a number of their own; a number in words or in a name is none. */
const NUMBER = /(?<![\w.$])\d/;
const FIELD = /^\s*@\w+\(.*\)$/;
const numbersIn = (path) => {
  const isRequest = path.endsWith('.dto.ts');
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line, index) => ({ line: line.replace(/'[^']*'|\/\^.*\$\/|\/\/.*|^\s*(\/\*\*|\*).*/g, ''), index }))
    .filter(({ line }) => NUMBER.test(line) && (isRequest || (/\.controller\.ts$/.test(path) && FIELD.test(line) && /Text|Whole|Ids/.test(line))))
    .map(({ index }) => `  ${relative(root, path)}:${index + 1}`);
};
const numbers = filesIn(join(root, 'backend/src')).flatMap(numbersIn);
if (numbers.length > 0) {
  process.stderr.write(
    `requests with a number of their own:\n${numbers.join('\n')}\nName it in backend/contracts, where the forms and the sentences read it too, or in LENGTH of platform/http/fields.ts when no form shows it.\n`,
  );
  process.exitCode = 1;
}
