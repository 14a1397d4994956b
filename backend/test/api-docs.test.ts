import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { REQUEST_HEADERS } from '../src/platform/http/request-headers.js';
import { startApp, type TestApp } from './app.js';
import { nameOf, routesOf } from './routes.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const FEEDBACK_FORM = { required: ['title', 'description'], properties: { title: { type: 'string' }, screenshot: { type: 'string', format: 'binary' } } };

describe('The OpenAPI document', () => {
  let app: TestApp;
  let document: OpenAPIObject;
  beforeAll(async () => {
    app = await startApp();
    document = (await app.guest.get('/api/docs-json')).body as unknown as OpenAPIObject;
  });
  afterAll(() => app.stop());

  const documented = () =>
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
    );

  it('has every route', () => {
    const known = documented().map(({ method, path }) => `${method} ${path}`);
    const routes = routesOf(app).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
    expect(routes.filter((route) => !known.includes(route))).toEqual([]);
  });

  it('says of every part of an address that varies what it is', () => {
    const told = documented().map(({ path, operation }) => ({
      path,
      parameters: (operation.parameters ?? []).flatMap((parameter) => ('in' in parameter && parameter.in === 'path' ? [`{${parameter.name}}`] : [])),
    }));
    expect(told.filter(({ path, parameters }) => parameters.sort().join() !== (path.match(/\{\w+\}/g) ?? []).sort().join())).toEqual([]);
  });

  const namesOf = (isMeant: (operation: Operation) => boolean) =>
    documented().flatMap(({ path, method, operation }) => (isMeant(operation) ? [`${method} ${path}`] : []));
  const routesThat = (isMeant: (route: ReturnType<typeof routesOf>[number]) => boolean) =>
    routesOf(app)
      .filter(isMeant)
      .map((route) => nameOf(route).replace(/:(\w+)/g, '{$1}'));
  const heeds = (header: string) => (operation: Operation) =>
    (operation.parameters ?? []).some((parameter) => '$ref' in parameter && parameter.$ref === `#/components/parameters/${header}`);
  const takes = (type: string) => (operation: Operation) =>
    operation.requestBody !== undefined && type in (operation.requestBody as { content: object }).content;

  it('declares every header that a caller may ask by, where it is heeded', () => {
    expect(Object.keys(document.components?.parameters ?? {})).toEqual(Object.keys(REQUEST_HEADERS));
    expect(namesOf(heeds('idempotency-key')).sort()).toEqual(routesThat(({ repeatable }) => repeatable).sort());
    expect(namesOf((operation) => !heeds('x-min-position')(operation))).toEqual([]);
  });

  it('declares forms where they are read, with their file', () => {
    expect(namesOf(takes('multipart/form-data')).sort()).toEqual(routesThat(({ takesForm }) => takesForm).sort());
    expect(namesOf(takes('application/x-www-form-urlencoded')).sort()).toEqual(routesThat(({ takesPairs }) => takesPairs).sort());
    expect(document.paths['/api/beta-feedback']?.post?.requestBody).toMatchObject({ content: { 'multipart/form-data': { schema: FEEDBACK_FORM } } });
  });

  /** What one operation declares, by status. */
  const declaredBy = ({ responses }: Operation) =>
    Object.entries(responses).map(([status, response]) => ({
      status: Number(status),
      content: response && 'content' in response ? (response.content ?? {}) : {},
    }));

  it('declares what every operation answers when it has done what was asked', () => {
    const silent = documented().filter(({ operation }) => {
      const successes = declaredBy(operation).filter(({ status }) => status < 400);
      return successes.length === 0 || !successes.every(({ content }) => Object.keys(content).length > 0);
    });
    expect(silent.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
  });

  it('declares of every operation how it refuses, in the one envelope of failures', () => {
    const envelope = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
    const odd = documented().filter(({ operation }) => {
      const refusals = declaredBy(operation).filter(({ status }) => status >= 400);
      return refusals.length === 0 || refusals.some(({ content }) => JSON.stringify(content) !== JSON.stringify(envelope));
    });
    expect(odd.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
  });

  it('knows the shape of everything that is JSON', () => {
    const unknown = documented().filter(({ operation }) =>
      declaredBy(operation).some(({ content }) => 'application/json' in content && Object.keys(content['application/json']?.schema ?? {}).length === 0),
    );
    expect(unknown.map(({ path, method }) => `${method} ${path}`)).toEqual([]);
  });
});
