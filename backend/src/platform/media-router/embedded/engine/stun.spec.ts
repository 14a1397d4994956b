import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type BindingRequest, bindingAnswer, isSigned, readBinding } from './stun.js';

const PASSWORD = 'bir-uzun-parola';
const attribute = (type: number, value: Buffer) => {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4);
  padded.writeUInt16BE(type, 0);
  padded.writeUInt16BE(value.length, 2);
  value.copy(padded, 4);
  return padded;
};
function check(username: string, password = PASSWORD, more: readonly Buffer[] = []): Buffer {
  const head = Buffer.from('000100002112a442000102030405060708090a0b', 'hex');
  const body = Buffer.concat([head, attribute(6, Buffer.from(username)), ...more]);
  body.writeUInt16BE(body.length - 20 + 24, 2);
  return Buffer.concat([body, attribute(8, createHmac('sha1', password).update(body).digest())]);
}
const read = (data: Buffer): BindingRequest => {
  const found = readBinding(data);
  if (!found) throw new Error('it is to be read');
  return found;
};

describe('A check of a browser', () => {
  it('names both sides, and says whether this way is chosen', () => {
    expect(read(check('bizim:onun'))).toMatchObject({ ours: 'bizim', theirs: 'onun', isNominating: false });
    expect(read(check('bizim:onun', PASSWORD, [attribute(0x25, Buffer.alloc(0))]))).toMatchObject({ isNominating: true });
  });
  it('is signed with the password that the browser was told', () => {
    const data = check('bizim:onun');
    expect(isSigned(data, read(data), PASSWORD)).toBe(true);
    expect(isSigned(data, read(data), 'baska-parola')).toBe(false);
    const changed = Buffer.from(data);
    changed[26] = 'x'.charCodeAt(0);
    expect(isSigned(changed, read(changed), PASSWORD)).toBe(false);
  });
  it('is answered with where it came from', () => {
    const request = read(check('bizim:onun'));
    const answer = bindingAnswer(request, { address: '192.0.2.1', port: 0x1234 }, PASSWORD);
    expect(answer.subarray(0, 2).toString('hex')).toBe('0101');
    expect(answer.readUInt16BE(2)).toBe(answer.length - 20);
    // XOR-MAPPED-ADDRESS: the port and the address, mixed with the cookie.
    expect(answer.subarray(20, 32).toString('hex')).toBe('0020000800013326e112a643');
    const six = bindingAnswer(request, { address: '2001:db8::1', port: 0x1234 }, PASSWORD);
    expect(six.subarray(20, 44).toString('hex')).toBe('0020001400023326' + '0113a9fa000102030405060708090a0a');
  });
  it('is nothing else, whatever comes', () => {
    for (const other of [Buffer.alloc(0), Buffer.alloc(20), check('adsiz'), check('bizim:onun').subarray(0, 40)]) expect(readBinding(other)).toBeNull();
    fc.assert(fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => expect(readBinding(Buffer.from(bytes))).toBeNull()));
  });
});
