import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/*
 * The bare server that the application is compared with: for each file it was given it answers with the data in it, made into JSON anew
 * for each request, a write's body read, and does nothing else. Arguments: the port, then the files; the n-th is at `/n`.
 */
const [port, ...files] = process.argv.slice(2);
const fastify = Fastify();
for (const [index, file] of files.entries()) {
  const data = JSON.parse(readFileSync(file, 'utf8'));
  fastify.get(`/${index}`, async () => data);
  fastify.post(`/${index}`, async (request) => (request.body ? data : null));
}
await fastify.listen({ port: Number(port), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
