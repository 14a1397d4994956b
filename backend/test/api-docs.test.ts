import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startApp, type TestApp } from './app.js';
import { routesOf } from './routes.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

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
});
