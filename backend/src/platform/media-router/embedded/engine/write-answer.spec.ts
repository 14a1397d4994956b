import { describe, expect, it } from '@jest/globals';
import { offerOf, PRINT } from '../../offer/offer.fixture.js';
import { readOffer } from '../../offer/read-offer.js';
import { writeAnswer } from './write-answer.js';

describe('An answer', () => {
  it('takes one line and sends on the others, asks for silence to be sent as such, and names where the router is', () => {
    const read = readOffer(offerOf(1), 1);
    if (!read) throw new Error('it is to be read');
    const own = { ufrag: 'uu', password: 'pp', fingerprint: PRINT, addresses: [{ host: '192.0.2.1', port: 40_000 }], sources: [77] };
    const lines = writeAnswer(read, own).split('\r\n');
    expect(lines.filter((one) => /^a=(recvonly|sendonly|mid|candidate|ssrc|setup)/.test(one))).toEqual([
      ...['a=mid:0', 'a=recvonly', 'a=setup:passive', 'a=candidate:1 1 udp 2130706431 192.0.2.1 40000 typ host'],
      ...['a=mid:1', 'a=sendonly', 'a=setup:passive', 'a=ssrc:77 cname:meydan'],
    ]);
    expect(lines).toEqual(expect.arrayContaining(['a=group:BUNDLE 0 1', 'a=ice-lite', 'a=fmtp:111 minptime=10;useinbandfec=1;usedtx=1']));
  });
});
