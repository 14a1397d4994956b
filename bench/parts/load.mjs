import autocannon from 'autocannon';

/** The load generator, in a process of its own. Argument: JSON of {url, connections, seconds} and, for a write, {token, body}. Writes the answered requests a second. */
const { url, connections, seconds, token, body } = JSON.parse(process.argv[2]);
const write = body && { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify(body) };
const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, ...write });
if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx, ${errors} failed`);
process.stdout.write(String(requests.total / seconds));
