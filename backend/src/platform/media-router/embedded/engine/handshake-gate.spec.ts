import { describe, expect, it } from '@jest/globals';
import { HandshakeGate } from './handshake-gate.js';

const record = (kind: number, epoch: number, body: Buffer): Buffer => {
  const head = Buffer.alloc(13);
  head[0] = kind;
  head.writeUInt16BE(epoch, 3);
  head.writeUInt16BE(body.length, 11);
  return Buffer.concat([head, body]);
};
const message = (type: number, sequence: number, body: Buffer, length = body.length, offset = 0): Buffer => {
  const head = Buffer.alloc(12);
  head[0] = type;
  head.writeUIntBE(length, 1, 3);
  head.writeUInt16BE(sequence, 4);
  head.writeUIntBE(offset, 6, 3);
  head.writeUIntBE(body.length, 9, 3);
  return Buffer.concat([head, body]);
};
const BODY = Buffer.alloc(20, 1);
const hello = (sequence: number) => record(22, 0, message(1, sequence, BODY));
const [certificate, keys, proof] = [11, 16, 15].map((type, index) => record(22, 0, message(type, index + 2, BODY))) as [Buffer, Buffer, Buffer];
const otherKeys = record(22, 0, message(16, 9, Buffer.alloc(20, 2)));
const finished = record(22, 1, Buffer.alloc(48));
const plainAlert = record(21, 0, Buffer.from([1, 0]));
const proved = () => {
  const gate = new HandshakeGate();
  for (const data of [hello(0), hello(1), certificate, keys, proof]) expect(gate.admit(data, false)?.data).toEqual(data);
  return gate;
};

describe('What is passed on of a handshake', () => {
  it('is each message in its order, and the sealed end after it', () => {
    expect(proved().admit(finished, false)).toEqual({ data: finished, isSealed: true });
  });

  it('is no second key exchange, neither alone nor together with others', () => {
    const gate = new HandshakeGate();
    const twice = record(22, 0, Buffer.concat([message(11, 2, BODY), message(16, 3, BODY), message(16, 9, Buffer.alloc(20, 2)), message(15, 4, BODY)]));
    const once = record(22, 0, Buffer.concat([message(11, 2, BODY), message(16, 3, BODY), message(15, 4, BODY)]));
    expect(gate.admit(hello(0), false)).not.toBeNull();
    expect(gate.admit(twice, false)?.data).toEqual(once);
    expect([gate.admit(otherKeys, false), gate.admit(keys, false), proved().admit(otherKeys, false)]).toEqual([null, null, null]);
  });

  it('is nothing out of order: no key exchange before the certificate, no hello after it, no older hello', () => {
    const gate = new HandshakeGate();
    expect([gate.admit(keys, false), gate.admit(proof, false), gate.admit(finished, false)]).toEqual([null, null, null]);
    expect(gate.admit(hello(1), false)).not.toBeNull();
    expect(gate.admit(hello(0), false)).toBeNull();
    expect(gate.admit(certificate, false)).not.toBeNull();
    expect(gate.admit(hello(1), false)).toBeNull();
  });

  it('is a message in parts, each once', () => {
    const gate = new HandshakeGate();
    const part = (offset: number, size: number) => record(22, 0, message(11, 2, Buffer.alloc(size), 30, offset));
    const passed = [part(10, 10), part(0, 10), part(0, 10), part(10, 20), part(10, 20), keys].map((data) => gate.admit(data, false) !== null);
    expect(passed).toEqual([false, true, false, true, false, true]);
  });

  it('is of a message that is begun anew in other parts only what is new, each byte once', () => {
    const words = Buffer.from(Array.from({ length: 30 }, (_, at) => at));
    const part = (from: number, to: number) => record(22, 0, message(11, 2, words.subarray(from, to), 30, from));
    const gate = new HandshakeGate();
    const passed = [part(0, 20), part(0, 8), part(8, 16), part(16, 24), part(18, 24), part(24, 30), part(24, 30)].map(
      (data) => gate.admit(data, false)?.data ?? null,
    );
    expect(passed).toEqual([part(0, 20), null, null, part(20, 24), null, part(24, 30), null]);
    const whole = new HandshakeGate();
    expect([part(0, 20), part(0, 30), keys].map((data) => whole.admit(data, false)?.data)).toEqual([part(0, 20), part(20, 30), keys]);
  });

  it('is nothing of a message that is begun anew as another one', () => {
    const gate = new HandshakeGate();
    const part = (sequence: number, length: number) => record(22, 0, message(11, sequence, Buffer.alloc(20), length));
    expect(gate.admit(part(2, 30), false)).not.toBeNull();
    expect([gate.admit(part(3, 30), false), gate.admit(part(2, 40), false)]).toEqual([null, null]);
  });

  it('is nothing too long, and nothing that is cut off', () => {
    const gate = new HandshakeGate();
    const long = record(22, 0, message(1, 0, BODY, 17_000));
    expect([gate.admit(long, false), gate.admit(Buffer.concat([hello(0), Buffer.alloc(2_048)]), false)]).toEqual([null, null]);
    expect(gate.admit(Buffer.concat([hello(0), hello(1).subarray(0, 20)]), false)?.data).toEqual(hello(0));
    expect([gate.admit(Buffer.from([22]), false), proved().admit(record(22, 1, Buffer.alloc(65)), false)]).toEqual([null, null]);
  });

  it('is no alert that anybody could have written, and no unknown kind', () => {
    const gate = proved();
    const sealed = record(21, 1, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(24)]));
    const disguised = record(21, 1, Buffer.concat([Buffer.from([1, 0]), Buffer.alloc(24)]));
    for (const data of [plainAlert, record(40, 0, BODY), record(23, 1, BODY), disguised]) expect(gate.admit(data, true)).toBeNull();
    expect(gate.admit(sealed, true)).toEqual({ data: sealed, isSealed: true });
  });

  it('is nothing plain once the keys are agreed, and no more than sixty records', () => {
    const gate = proved();
    expect([gate.admit(hello(2), true), gate.admit(record(20, 0, Buffer.from([1])), true)]).toEqual([null, null]);
    const passed = Array.from({ length: 100 }, () => gate.admit(finished, true)).filter((one) => one !== null);
    expect(passed).toHaveLength(55);
  });
});
