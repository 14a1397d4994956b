import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { lasting } from '../views/lasting.js';
import { useLastingJson } from './lasting-json.js';

const row = { id: '1', title: 'Şule “Öz” ve "data":[] ı\u2028', tags: ['a'], gone: undefined, none: null };
const list = (data: object[]) => ({ success: true, data, total: data.length, message: '"data":[]' });

describe('An answer', () => {
  const answers = {
    lasting: list([lasting({ ...row }), lasting({ ...row, id: '2' })]),
    ordinary: list([{ ...row }]),
    mixed: list([lasting({ ...row }), { ...row }]),
    empty: list([]),
    single: { success: true, data: lasting({ ...row }), message: '"data":null' },
    ordinarySingle: { success: true, data: { ...row } },
    nothing: { success: true, data: null },
    number: { success: true, data: 3 },
  };
  let server: FastifyInstance;

  beforeAll(() => {
    server = fastify();
    useLastingJson(server);
    server.get<{ Params: { name: keyof typeof answers } }>('/:name', ({ params }) => answers[params.name]);
  });
  afterAll(() => server.close());

  it.each(Object.keys(answers) as (keyof typeof answers)[])('that is %s goes out as JSON.stringify would write it, also the second time', async (name) => {
    for (const _ of [1, 2]) {
      const { body, headers } = await server.inject(`/${name}`);
      expect(body).toBe(JSON.stringify(answers[name]));
      expect(headers['content-type']).toMatch(/^application\/json/);
    }
  });
});
