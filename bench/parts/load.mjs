import autocannon from 'autocannon';

/**
 * The load generator, in a process of its own. Argument: JSON of {url, connections, seconds} and, for a write, {tokens, body}: each connection
 * writes as another of those whom the tokens sign in. Writes the answered requests a second.
 */
const { url, connections, seconds, tokens, body } = JSON.parse(process.argv[2]);
let opened = 0;
const write = body && {
  method: 'POST',
  body: JSON.stringify(body),
  setupClient: (client) => client.setHeaders({ authorization: `Bearer ${tokens[opened++ % tokens.length]}`, 'content-type': 'application/json' }),
};
const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, ...write });
if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed`);
process.stdout.write(String(requests.total / seconds));
