import autocannon from 'autocannon';

/** The load generator, in a process of its own. Arguments: URL, connections, seconds. Writes the answered requests a second. */
const [url, connections, duration] = process.argv.slice(2);
const { requests, non2xx, errors } = await autocannon({ url, connections: Number(connections), duration: Number(duration) });
if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200, ${errors} failed`);
process.stdout.write(String(requests.total / Number(duration)));
