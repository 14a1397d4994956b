import type { FastifyInstance } from 'fastify';
import { isLasting } from '../views/lasting.js';

/** JSON of lasting values, each with a comma before it, made when it is first asked for. */
const texts = new WeakMap<object, Buffer>();

/** Answers whose data are lasting, as a whole or row by row, are put together from the JSON that is there; any other is made into JSON as usual. */
export function useLastingJson(fastify: FastifyInstance): void {
  fastify.setReplySerializer((answer) => (jsonOf(answer) ?? JSON.stringify(answer)) as unknown as string);
}

/** Fastify takes bytes as well as text; bytes need not be encoded again. Null for what is not lasting. */
function jsonOf(answer: unknown): Buffer | null {
  const { data } = (answer ?? {}) as { readonly data?: unknown };
  if (typeof data !== 'object' || data === null) return null;
  if (!Array.isArray(data)) return isLasting(data) ? around(answer as object, null, [jsonWithComma(data).subarray(1)]) : null;
  if (data.length === 0 || !data.every(isLasting)) return null;
  const [first = Buffer.alloc(0), ...others] = data.map(jsonWithComma);
  return around(answer as object, [], [Buffer.from('['), first.subarray(1), ...others, Buffer.from(']')]);
}

/** The answer with this JSON in the place of its data; the empty value marks the place. */
function around(answer: object, empty: null | [], data: readonly Buffer[]): Buffer {
  const mark = `"data":${JSON.stringify(empty)}`;
  const text = JSON.stringify({ ...answer, data: empty });
  const at = text.indexOf(mark);
  return Buffer.concat([Buffer.from(`${text.slice(0, at)}"data":`), ...data, Buffer.from(text.slice(at + mark.length))]);
}

function jsonWithComma(value: object): Buffer {
  const known = texts.get(value);
  if (known) return known;
  const made = Buffer.from(`,${JSON.stringify(value)}`);
  texts.set(value, made);
  return made;
}
