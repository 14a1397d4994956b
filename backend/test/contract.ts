import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Meydan } from '../src/meydan.js';
import { describeApi } from '../src/platform/http/api-docs.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Responses = Record<string, { content?: Record<string, { schema?: object }> }>;

interface Known {
  readonly address: RegExp;
  readonly name: string;
  readonly responses: Responses;
}

const LONGEST_SHOWN = 300;

/** The document of the API, and whether answers are what it says. */
class Contract {
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly operations = new Map<string, Known[]>();
  private readonly validators = new Map<object, ValidateFunction>();
  /** Nearly all refusals have the same schema. */
  private readonly byText = new Map<string, ValidateFunction>();

  constructor(document: OpenAPIObject) {
    this.ajv.addSchema({ components: document.components }, 'api');
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(methods) as [string, Operation][]) this.add(path, method, operation);
    }
    // An address without a part that varies is meant before one with such a part.
    for (const operations of this.operations.values()) operations.sort((a, b) => placesIn(a.name) - placesIn(b.name));
  }

  private add(path: string, method: string, operation: Operation): void {
    const address = new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
    const known = {
      address,
      name: `${method.toUpperCase()} ${path}`,
      responses: operation.responses as Responses,
    };
    this.operations.set(method.toUpperCase(), [...(this.operations.get(method.toUpperCase()) ?? []), known]);
  }

  operationAt(method: string, url: string): Known | undefined {
    const path = url.split('?', 1)[0] ?? '';
    return this.operations.get(method)?.find(({ address }) => address.test(path));
  }

  /** What is wrong with an answer, or null. */
  breach({ name, responses }: Known, status: number, contentType: string, body: Buffer): string | null {
    const declared = responses[status];
    if (!declared) return `${name} answers ${status}, which it does not declare: ${shown(body)}`;
    const type = contentType.split(';', 1)[0]?.trim() ?? '';
    const media = declared.content?.[type];
    if (!media) return `${name} answers ${status} as "${type}", which it does not declare`;
    if (!media.schema) return null;
    const validate = this.validatorOf(media.schema);
    if (validate(JSON.parse(body.toString('utf8')))) return null;
    const problems = (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath || '/'} ${message} ${JSON.stringify(params)}`);
    return `${name} answers ${status} with what it does not declare: ${problems.join('; ')} in ${shown(body)}`;
  }

  /** Compiled when an answer is first held to it. */
  private validatorOf(schema: object): ValidateFunction {
    const known = this.validators.get(schema);
    if (known) return known;
    const text = JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/');
    const validate = this.byText.get(text) ?? this.ajv.compile(JSON.parse(text) as object);
    this.byText.set(text, validate);
    this.validators.set(schema, validate);
    return validate;
  }
}

const placesIn = (name: string): number => name.split('{').length - 1;
const shown = (body: Buffer): string => body.toString('utf8').slice(0, LONGEST_SHOWN);

let contract: Promise<Contract> | null = null;
const breaches = new Map<string, string[]>();
/** Addresses of applications whose inside a test has broken. */
const broken = new Set<string>();

/** From now on every answer of this application is compared with the document; see `refuseBreaches`. */
export async function holdToContract({ app, url }: Meydan): Promise<void> {
  // The same routes in every application, so the document is made once.
  contract ??= describeApi(app as NestFastifyApplication).then((document) => new Contract(document));
  const known = await contract;
  const found: string[] = [];
  breaches.set(url, found);
  const server = (app as NestFastifyApplication).getHttpServer() as Server;
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const operation = known.operationAt(request.method ?? '', request.url ?? '');
    if (!operation) return;
    whole(response, (type, body) => {
      const breach = broken.has(url) && response.statusCode === 500 ? null : known.breach(operation, response.statusCode, type, body);
      if (breach) found.push(breach);
    });
  });
}

/** Tells the media type and the body of an answer before its end is sent. */
function whole(response: ServerResponse, told: (type: string, body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { write, end, writeHead } = response;
  let given: Record<string, unknown> = {};
  const keep = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk as string));
  };
  // What is given with the head is not among the headers of the response, unless there are such already.
  response.writeHead = function (this: ServerResponse, ...head: unknown[]) {
    const headers = head.at(-1);
    if (typeof headers === 'object') given = { ...headers };
    return writeHead.apply(this, head as unknown as Parameters<typeof writeHead>);
  } as typeof writeHead;
  response.write = function (this: ServerResponse, ...words: unknown[]) {
    keep(words[0]);
    return write.apply(this, words as Parameters<typeof write>);
  } as typeof write;
  response.end = function (this: ServerResponse, ...words: unknown[]) {
    keep(words[0]);
    told(String(response.getHeader('content-type') ?? given['content-type'] ?? ''), Buffer.concat(chunks));
    return end.apply(this, words as unknown as Parameters<typeof end>);
  } as typeof end;
}

/** Throws when an application has given an answer that the document does not declare; tells of it once. */
export function refuseBreaches(url: string): void {
  const [first, ...others] = breaches.get(url)?.splice(0) ?? [];
  if (first) throw new Error(`${first}${others.length > 0 ? ` (and ${others.length} more)` : ''}`);
}

/** Asks an application whose inside the test has broken; only there is an internal error to be expected. */
export async function whileBroken<T>(url: string, ask: () => Promise<T>): Promise<T> {
  broken.add(url);
  try {
    return await ask();
  } finally {
    broken.delete(url);
  }
}
