import { readFileSync } from 'node:fs';
import { SetMetadata } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { holds, type Permission } from '../../../contracts/permissions.js';
import { ALLOW } from './allow.js';
import { SESSION_COOKIE } from './session-token.js';

const SENDS = 'meydan:sends';
const REFUSES = 'meydan:refuses';

/** The media types of a route that answers with bytes. */
export const Sends = (...types: readonly string[]) => SetMetadata(SENDS, types);
/** Statuses with which a route refuses, beside those that its method, its address and its permission say already. */
export const AlsoRefuses = (...statuses: readonly number[]) => SetMetadata(REFUSES, statuses);

type Paths = OpenAPIObject['paths'];
export type Operation = NonNullable<Paths[string]['get']>;
type Schema = Record<string, unknown>;

/** Answers the method of a controller by the name that the document gives it. */
export type HandlerOf = (name: string) => object;

/** A method at several addresses is one; the document tells them apart by a number. */
export const nameOf = ({ operationId = '' }: Operation): string => operationId.replace(/\[\d+\]$/, '');

interface Answers {
  /** By controller and method; null for bytes. */
  readonly operations: Readonly<Record<string, Schema | null>>;
  readonly schemas: Readonly<Record<string, Schema>>;
}

export const JSON_TYPE = 'application/json';
const FAILURE = { $ref: '#/components/schemas/Failure' };
const WAIT = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } };

const MEANING: Record<number, string> = {
  200: 'Done.',
  201: 'Made.',
  202: 'Begun.',
  302: 'The browser goes on to another address.',
  400: 'The address, the query or the body cannot be read.',
  401: 'Nobody is signed in, or the credentials are wrong.',
  403: 'The caller may not do this.',
  404: 'There is no such thing, or the caller may not know of it.',
  408: 'The request did not come in whole in time.',
  409: 'It does not fit what has happened meanwhile.',
  410: 'It was there, and will not be again.',
  413: 'The body is too large.',
  414: 'A part of the address is too long.',
  415: 'The body is of another media type.',
  422: 'The body can be read, but not accepted; `fields` says why.',
  429: 'Asked too often.',
  431: 'The head of the request, with the address in it, is too long.',
  503: 'The server cannot answer now.',
};

/** Puts into the document what every operation answers: the schemas made from the types of the controllers, and the one envelope of failures. */
export function declareAnswers(document: OpenAPIObject, handlerOf: HandlerOf): void {
  const { operations, schemas } = readAnswers();
  document.components = { ...document.components, schemas: { ...document.components?.schemas, ...(schemas as object) } };
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods) as [string, Operation][]) {
      const name = nameOf(operation);
      const schema = operations[name];
      if (schema === undefined) throw new Error(`contracts/answers.json says nothing of ${name}; write it anew with backend/bin/answers.mjs`);
      const handler = handlerOf(name);
      const permission = Reflect.getMetadata(ALLOW, handler) as Permission;
      const successes = Object.keys(operation.responses ?? {}).map((status) => [status, successOf(Number(status), schema, handler)]);
      const refusals = refusalsOf({ path, method, operation, permission, handler }).map((status) => [status, refusalOf(status)]);
      operation.responses = Object.fromEntries([...successes, ...refusals]);
      if (!holds('guest', permission)) operation.security = [{ [SESSION_COOKIE]: [] }, { bearer: [] }];
    }
  }
}

/** Beside the contracts, in the sources as in what is built of them. */
const readAnswers = (): Answers => JSON.parse(readFileSync(new URL('../../../contracts/answers.json', import.meta.url), 'utf8'));

function successOf(status: number, schema: Schema | null, handler: object) {
  const types = (Reflect.getMetadata(SENDS, handler) ?? []) as readonly string[];
  const content = schema ? { [JSON_TYPE]: { schema } } : Object.fromEntries(types.map((type) => [type, {}]));
  const headers = status === 302 ? { headers: { Location: { required: true, schema: { type: 'string' } } } } : {};
  return { description: MEANING[status] ?? '', ...headers, content };
}

const refusalOf = (status: number) => ({
  description: MEANING[status] ?? '',
  ...(status === 429 || status === 503 ? { headers: WAIT } : {}),
  content: { [JSON_TYPE]: { schema: FAILURE } },
});

interface Route {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
  readonly permission: Permission;
  readonly handler: object;
}

/** What is decided before a route is known, or without it. */
const ANYWHERE = [408, 431, 503];

/** Whatever writes has a body to be read, a rule that may forbid it and a pace; whatever has an address that varies may point at nothing. */
function refusalsOf({ path, method, operation, permission, handler }: Route): number[] {
  const writes = method !== 'get';
  const varies = path.includes('{');
  const asks = varies || (operation.parameters ?? []).length > 0;
  const statuses = [
    ...(writes ? [400, 403, 409, 413, 415, 422, 429] : []),
    ...(asks ? [400] : []),
    ...(varies ? [404, 414] : []),
    ...(holds('guest', permission) ? [] : [401, 403]),
    ...((Reflect.getMetadata(REFUSES, handler) ?? []) as readonly number[]),
    ...ANYWHERE,
  ];
  return [...new Set(statuses)].sort((a, b) => a - b);
}
