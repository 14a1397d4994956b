import { INTERCEPTORS_METADATA } from '@nestjs/common/constants.js';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyContextConfig } from 'fastify';
import { type HandlerOf, JSON_TYPE, nameOf, type Operation } from './answers.js';
import { IdempotencyInterceptor } from './idempotency.interceptor.js';
import type { FileRule } from './read-form.js';
import { type HeededOn, REQUEST_HEADERS } from './request-headers.js';

type Content = Record<string, { schema?: object }>;
type Texts = Record<string, unknown>;

const FORM_TYPE = 'multipart/form-data';
const PAIRS_TYPE = 'application/x-www-form-urlencoded';

/** Puts into the document what requests may bring beside parameters and JSON: headers that are heeded, forms with a file, `name=value` pairs. */
export function declareRequests(document: OpenAPIObject, handlerOf: HandlerOf): void {
  const headers = Object.entries(REQUEST_HEADERS).map(([name, { on: _, ...rest }]) => [
    name,
    { name: wellKnown(name), in: 'header', required: false, ...rest },
  ]);
  document.components = { ...document.components, parameters: { ...document.components?.parameters, ...Object.fromEntries(headers) } };
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods) as Operation[])) {
    const handler = handlerOf(nameOf(operation));
    operation.parameters = [...(operation.parameters ?? []), ...headersOf(handler).map((name) => ({ $ref: `#/components/parameters/${name}` }))];
    const content = { ...jsonOf(operation), ...formsOf(document, operation, handler) };
    if (Object.keys(content).length > 0) operation.requestBody = { required: true, content };
  }
}

function headersOf(handler: object): string[] {
  const interceptors = (Reflect.getMetadata(INTERCEPTORS_METADATA, handler) ?? []) as readonly unknown[];
  const isHeeded: Record<HeededOn, boolean> = { 'every operation': true, 'writes that can be sent again': interceptors.includes(IdempotencyInterceptor) };
  return Object.entries(REQUEST_HEADERS).flatMap(([name, { on }]) => (isHeeded[on] ? [name] : []));
}

const jsonOf = ({ requestBody }: Operation): Content => (requestBody && 'content' in requestBody ? requestBody.content : {});

function formsOf(document: OpenAPIObject, operation: Operation, handler: object): Content {
  const { form, pairs } = (Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) ?? {}) as FastifyContextConfig;
  if (!form) return {};
  const texts = textsOf(document, operation);
  return { [FORM_TYPE]: { schema: withFile(texts, form) }, ...(pairs ? { [PAIRS_TYPE]: { schema: texts } } : {}) };
}

/** The fields that the JSON of the same operation has. */
function textsOf({ components }: OpenAPIObject, operation: Operation): Texts {
  const { schema } = (jsonOf(operation)[JSON_TYPE] ?? {}) as { schema?: { $ref?: string } };
  const name = schema?.$ref?.split('/').at(-1) ?? '';
  return (components?.schemas?.[name] as Texts | undefined) ?? { type: 'object', properties: {} };
}

const withFile = ({ properties, ...texts }: Texts, { field, maxBytes, several }: FileRule): Texts => {
  const file = { type: 'string', format: 'binary', maxLength: maxBytes };
  const files = several ? { type: 'array', maxItems: several.most, items: file } : file;
  return field ? { ...texts, properties: { ...(properties as Texts), [field]: files } } : { ...texts, properties };
};

/** As people write it: `X-Min-Position`. */
const wellKnown = (name: string): string => name.replace(/(?:^|-)\w/g, (start) => start.toUpperCase());
