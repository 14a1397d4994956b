import { createHmac } from 'node:crypto';
import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { RTCDtlsTransport } from 'werift';
import { READ } from '../../offer/offer.fixture.js';
import { MemberLink } from './member-link.js';
import { RouterSockets } from './router-sockets.js';

function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(value.length, 2);
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)]);
}

/** A check as a browser signs it. */
function checkFor({ ufrag, password }: MemberLink): Buffer {
  const name = attribute(0x0006, Buffer.from(`${ufrag}:${READ.ufrag}`));
  const head = Buffer.alloc(20, 7);
  head.writeUInt16BE(0x0001, 0);
  head.writeUInt16BE(name.length + 24, 2);
  head.writeUInt32BE(0x2112a442, 4);
  const signed = Buffer.concat([head, name]);
  return Buffer.concat([signed, attribute(0x0008, createHmac('sha1', password).update(signed).digest())]);
}

describe('The sockets of the router', () => {
  const failures: unknown[] = [];
  let sockets: RouterSockets;
  let link: MemberLink;
  let browser: Socket;

  beforeEach(async () => {
    sockets = await RouterSockets.open({ ports: null, addresses: ['127.0.0.1'] }, (error) => failures.push(error));
    const events = { connected: () => undefined, ended: () => undefined, heard: () => undefined, failed: (error: unknown) => failures.push(error) };
    link = new MemberLink('bir', READ, await RTCDtlsTransport.SetupCertificate(), sockets.addresses, events, 0);
    sockets.add(link);
    browser = createSocket('udp4').bind(0, '127.0.0.1');
    await once(browser, 'listening');
  });
  afterEach(() => {
    browser.close();
    sockets.close();
    expect(failures.splice(0)).toEqual([]);
  });

  it('answer a signed check, and nothing that comes from port 0', async () => {
    const check = checkFor(link);
    const [own] = sockets['sockets'];
    own?.emit('message', check, { address: '127.0.0.1', port: 0, family: 'IPv4', size: check.length });
    own?.emit('message', Buffer.alloc(0), { address: '127.0.0.1', port: browser.address().port, family: 'IPv4', size: 0 });
    browser.send(check, sockets.addresses[0]?.port ?? 0, '127.0.0.1');
    const [answer] = await once(browser, 'message');
    expect(Buffer.from(answer).readUInt16BE(0)).toBe(0x0101);
  });

  it('are not opened where nobody could reach them, and are where one kind of address can be', async () => {
    const nowhere = { ports: null, addresses: [] };
    await expect(
      RouterSockets.open(
        nowhere,
        () => undefined,
        () => [],
      ),
    ).rejects.toThrow('the machine has no address');
    const taken = createSocket('udp4').bind({ port: 0, exclusive: true });
    await once(taken, 'listening');
    const { port } = taken.address();
    const ports = { from: port, to: port };
    await expect(RouterSockets.open({ ports, addresses: ['127.0.0.1'] }, () => undefined)).rejects.toThrow('EADDRINUSE');
    const refused: unknown[] = [];
    const six = await RouterSockets.open({ ports, addresses: ['127.0.0.1', '::1'] }, (error) => refused.push(error));
    expect([six.addresses, refused.map(String)]).toEqual([[{ host: '::1', port }], [expect.stringContaining('EADDRINUSE')]]);
    six.close();
    taken.close();
  });
});
