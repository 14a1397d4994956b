import type { FastifyReply } from 'fastify';
import { PAGE } from '../../../contracts/envelope.js';
import type { Window } from '../paging/window.js';
import { malformed } from '../refusals/refusals.js';

export interface ConsoleListRequest {
  readonly sort?: string;
  readonly range?: string;
  readonly filter?: string;
}

export interface ConsoleList {
  readonly window: Window;
  readonly sort: { readonly field: string; readonly direction: 1 | -1 } | null;
  /** Only strings, numbers and booleans: an object in a filter is refused. */
  readonly filter: Readonly<Record<string, string | number | boolean>>;
}

/** Reads the list parameters of ra-data-simple-rest; throws a malformed-request RuleViolation for anything it does not send. */
export function parseConsoleList({ sort, range, filter }: ConsoleListRequest): ConsoleList {
  return { window: parseRange(parse(range) ?? [0, PAGE.default - 1]), sort: sort ? parseSort(parse(sort)) : null, filter: parseFilter(parse(filter) ?? {}) };
}

/** Sends one page of a list as react-admin's provider expects it: an array, and the total in Content-Range. */
export function sendConsoleList<Row>(reply: FastifyReply, resource: string, rows: Row[], total: number, offset: number): Row[] {
  reply.header('Content-Range', `${resource} ${offset}-${Math.max(offset, offset + rows.length - 1)}/${total}`);
  return rows;
}

/** A value of a fixed set, undefined when it is not given; throws when it is none of them. */
export function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  if (given === undefined) return undefined;
  const found = values.find((value) => value === given);
  if (!found) throw malformed();
  return found;
}

function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}

function parseRange(value: unknown): Window {
  const [from, to] = Array.isArray(value) && value.length === 2 ? value : [];
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || to < from) throw malformed();
  return { offset: from, limit: Math.min(to - from + 1, PAGE.max) };
}

function parseSort(value: unknown): ConsoleList['sort'] {
  const [field, order] = Array.isArray(value) && value.length === 2 ? value : [];
  if (typeof field !== 'string' || (order !== 'ASC' && order !== 'DESC')) throw malformed();
  return { field, direction: order === 'ASC' ? 1 : -1 };
}

function parseFilter(value: unknown): ConsoleList['filter'] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed();
  const entries = Object.entries(value);
  if (!entries.every(([, part]) => ['string', 'number', 'boolean'].includes(typeof part))) throw malformed();
  return Object.fromEntries(entries);
}
