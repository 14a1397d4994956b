import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ROUTER_LINES } from '../../../../contracts/voice.js';
import { offerOf, PRINT } from './offer.fixture.js';
import { readOffer } from './read-offer.js';

const MOST = ROUTER_LINES;

describe('An offer', () => {
  it('is read as one line that sends and those that receive', () =>
    expect(readOffer(offerOf(), MOST)).toEqual({
      ...{ ufrag: 'ab+/', password: '0123456789012345678901', fingerprint: 'ab'.repeat(32), setup: 'actpass' },
      sending: { mid: '0', payloadType: 111, levelId: 3, sources: [] },
      receiving: [
        { mid: '1', payloadType: 111, levelId: 3 },
        { mid: '2', payloadType: 111, levelId: 3 },
      ],
    }));
  it.each([
    ['a sign at which other parsers end a line', offerOf().replace('t=0 0', 't=0 0\rm=application 9 X 1')],
    ['two directions in one line', offerOf().replace('a=sendonly', 'a=sendonly\r\na=recvonly')],
    ['no password', offerOf().replaceAll('a=ice-pwd:', 'a=pwd:')],
  ])('is none with %s', (_, sdp) => expect(readOffer(sdp, MOST)).toBeNull());
  it('may have as many lines as a room has others, and no more', () => {
    expect(readOffer(offerOf(MOST), MOST)?.receiving).toHaveLength(MOST);
    expect(readOffer(offerOf(MOST + 1), MOST)).toBeNull();
  });
  it('may name its keys above all lines', () => {
    const shared = ['a=ice-ufrag:ab+/', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass'];
    const without = offerOf()
      .split('\r\n')
      .filter((one) => !shared.includes(one));
    expect(readOffer([...without.slice(0, 4), ...shared, ...without.slice(4)].join('\n'), MOST)).toEqual(readOffer(offerOf(), MOST));
  });
  it.each([
    ['nothing', () => ''],
    ['video', (sdp: string) => sdp.replace('m=audio', 'm=video')],
    ['data', (sdp: string) => `${sdp}\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel`],
    ['something that sends twice', (sdp: string) => sdp.replace('a=recvonly', 'a=sendrecv')],
    ['nobody who sends', (sdp: string) => sdp.replace('a=sendonly', 'a=inactive')],
    ['no certificate', (sdp: string) => sdp.replaceAll('a=fingerprint:sha-256', 'a=fingerprint:sha-1')],
    ['a line that has no name', (sdp: string) => sdp.replace('a=mid:1', 'a=mid:')],
    ['two lines of one name', (sdp: string) => sdp.replace('a=mid:2', 'a=mid:1')],
    ['a name that breaks out of its line', (sdp: string) => sdp.replace('a=mid:1', 'a=mid:1 x')],
    ['no level of sound', (sdp: string) => sdp.replaceAll('ssrc-audio-level', 'toffset')],
    ['another codec', (sdp: string) => sdp.replaceAll('opus', 'pcmu')],
    ['a router that is to call', (sdp: string) => sdp.replaceAll('actpass', 'passive')],
    ['thousands of candidates', (sdp: string) => sdp + '\r\na=candidate:1 1 udp 1 192.0.2.1 9 typ host'.repeat(3_000)],
    ['thousands of lines', (sdp: string) => sdp + '\r\nm=audio 9 x 0'.repeat(3_000)],
    ['thousands of empty lines', (sdp: string) => sdp + '\n'.repeat(20_000)],
  ])('of %s is not answered', (_, broken) => expect(readOffer(broken(offerOf()), MOST)).toBeNull());
  it('whatever it says is read or refused at once', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...offerOf(1).split('\r\n'), 'm=', 'a=mid:', 'a=extmap:0 x', ''), { maxLength: 80 }), (lines) => {
        const read = readOffer(['v=0', ...lines].join('\n'), MOST);
        expect(read === null || read.receiving.length <= MOST).toBe(true);
      }),
    ));
});
