import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import fastifyStatic from '@fastify/static';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { FastifyInstance } from 'fastify';
import { declareAnswers, type Operation } from './answers.js';
import { documentedFields } from './documented.js';
import { declareRequests } from './requests-document.js';
import { SESSION_COOKIE } from './session-token.js';

const PAGE = `<!doctype html>
<html lang="tr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Meydan API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="swagger-ui"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`;
const SCRIPT = `SwaggerUIBundle({ url: '/api/docs-json', dom_id: '#swagger-ui', deepLinking: true, validatorUrl: null });`;

/** Serves the OpenAPI document and its page. Nothing of it is loaded before somebody asks. */
export async function serveApiDocs(app: NestFastifyApplication, fastify: FastifyInstance): Promise<void> {
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  let document: Promise<object> | null = null;
  await fastify.register(fastifyStatic, {
    root: assets,
    prefix: '/api/docs/',
    decorateReply: false,
    wildcard: true,
    allowedPath: (path) => /^\/swagger-ui(-bundle)?\.(css|js)$/.test(path),
  });
  fastify.get('/api/docs', (_request, reply) => reply.type('text/html').send(PAGE));
  fastify.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));
  fastify.get('/api/docs-json', () => {
    document ??= describeApi(app);
    return document;
  });
}

/** The OpenAPI document of every route, with the schemas of the requests and of everything that is answered. */
export async function describeApi(app: NestFastifyApplication): Promise<OpenAPIObject> {
  const { ApiProperty, DocumentBuilder, SwaggerModule } = await import('@nestjs/swagger');
  for (const { target, field, schema } of documentedFields) {
    const { required, ...rest } = schema;
    ApiProperty({ required, ...rest } as Parameters<typeof ApiProperty>[0])(target, field);
  }
  const config = new DocumentBuilder()
    .setTitle('Meydan')
    .setDescription('The API of the Meydan community platform')
    .setVersion('1')
    // The first whose schemas are those of JSON Schema.
    .setOpenAPIVersion('3.1.0')
    .addCookieAuth(SESSION_COOKIE, { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE }, SESSION_COOKIE)
    .addBearerAuth()
    .build();
  const document = withPathParameters(SwaggerModule.createDocument(app, config));
  const handlers = handlersOf(app);
  const handlerOf = (name: string) => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`no controller has ${name}`);
    return handler;
  };
  declareAnswers(document, handlerOf);
  declareRequests(document, handlerOf);
  return document;
}

/** The methods of all controllers by the names that the document gives them. */
function handlersOf(app: NestFastifyApplication): Map<string, object> {
  const scanner = new MetadataScanner();
  const controllers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.controllers.values()]);
  const named = controllers.flatMap(({ metatype, instance }): [string, object][] => {
    const prototype = Object.getPrototypeOf(instance) as Record<string, object>;
    return scanner.getAllMethodNames(prototype).flatMap((name) => (prototype[name] ? [[`${metatype?.name}_${name}`, prototype[name]]] : []));
  });
  return new Map(named);
}

/** Nest leaves out path parameters whose type is no class, though an address cannot do without them. */
function withPathParameters(document: OpenAPIObject): OpenAPIObject {
  for (const [path, { parameters: _, ...operations }] of Object.entries(document.paths)) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
    for (const operation of Object.values(operations) as Operation[]) {
      const given = new Set(operation.parameters?.map((parameter) => ('name' in parameter ? parameter.name : '')));
      const missing = names.filter((name) => !given.has(name));
      operation.parameters = [
        ...(operation.parameters ?? []),
        ...missing.map((name) => ({ name, in: 'path' as const, required: true, schema: { type: 'string' } })),
      ];
    }
  }
  return document;
}
