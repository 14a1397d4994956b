import autocannon from 'autocannon';

/**
 * The load generator, in a process of its own. Argument: JSON of {url, connections, seconds}, {tokens} where each connection asks as another of those
 * whom they sign in, and {body} for a write. Writes the answered requests a second.
 */
const { url, connections, seconds, tokens, body } = JSON.parse(process.argv[2]);
let opened = 0;
const type = body && { 'content-type': 'application/json' };
const signed = tokens && {
  setupClient: (client) => client.setHeaders({ authorization: `Bearer ${tokens[opened++ % tokens.length]}`, ...type }),
};
const write = body && { method: 'POST', body: JSON.stringify(body) };
const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, ...signed, ...write });
if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed`);
process.stdout.write(String(requests.total / seconds));
