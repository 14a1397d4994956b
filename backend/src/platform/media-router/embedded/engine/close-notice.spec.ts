import { describe, expect, it } from '@jest/globals';
import { DtlsClient, DtlsServer, RTCDtlsTransport } from 'werift';
import { closeNotice } from './close-notice.js';

/** One end of a line within this process. */
const end = (other: () => { onData(data: Buffer, from: readonly [string, number]): void } | undefined) => ({
  type: 'line',
  address: { address: '', family: '', port: 0 },
  closed: false,
  onData: (_data: Buffer, _from: readonly [string, number]): void => undefined,
  send: async (data: Buffer): Promise<void> => void setImmediate(() => other()?.onData(data, ['', 0])),
  close: async () => undefined,
});

describe('The notice that a link is over', () => {
  it('closes the connection of whoever shook hands, and nobody else could have written it', async () => {
    const { certPem: cert, privateKey: key, signatureHash } = await RTCDtlsTransport.SetupCertificate();
    const ours = end(() => theirs);
    const theirs: typeof ours = end(() => ours);
    const options = { cert, key, signatureHash, extendedMasterSecret: true };
    const server = new DtlsServer({ ...options, transport: ours });
    const client = new DtlsClient({ ...options, transport: theirs });
    let closed = 0;
    client.onClose.subscribe(() => closed++);
    await client.connect();
    await new Promise<void>((done) => (server.connected ? done() : server.onConnect.once(() => done())));
    const notice = closeNotice(server);
    const forged = Buffer.from(notice);
    forged[forged.length - 1] = (forged.at(-1) ?? 0) ^ 1;
    theirs.onData(forged, ['', 0]);
    expect(closed).toBe(0);
    theirs.onData(notice, ['', 0]);
    expect(closed).toBe(1);
  });
});
