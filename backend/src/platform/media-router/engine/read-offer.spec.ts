import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readOffer } from './read-offer.js';
import { writeAnswer } from './write-answer.js';

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const line = (mid: string, direction: string) => [
  ...['m=audio 9 UDP/TLS/RTP/SAVPF 111 63', 'c=IN IP4 0.0.0.0', `a=mid:${mid}`, `a=${direction}`, 'a=rtcp-mux', 'a=rtpmap:111 opus/48000/2'],
  ...['a=ice-ufrag:ab+/', 'a=ice-pwd:0123456789012345678901', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass'],
  'a=extmap:3 urn:ietf:params:rtp-hdrext:ssrc-audio-level',
];
const offer = (receiving = 2) =>
  [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    ...line('0', 'sendonly'),
    ...Array.from({ length: receiving }, (_, at) => line(`${at + 1}`, 'recvonly')).flat(),
  ].join('\r\n');
const MOST = 19;

describe('An offer', () => {
  it('is read as one line that sends and those that receive', () =>
    expect(readOffer(offer(), MOST)).toEqual({
      ...{ ufrag: 'ab+/', password: '0123456789012345678901', fingerprint: 'ab'.repeat(32), setup: 'actpass' },
      sending: { mid: '0', payloadType: 111, levelId: 3, sources: [] },
      receiving: [
        { mid: '1', payloadType: 111, levelId: 3 },
        { mid: '2', payloadType: 111, levelId: 3 },
      ],
    }));
  it.each([
    ['a sign at which other parsers end a line', offer().replace('t=0 0', 't=0 0\rm=application 9 X 1')],
    ['two directions in one line', offer().replace('a=sendonly', 'a=sendonly\r\na=recvonly')],
    ['no password', offer().replaceAll('a=ice-pwd:', 'a=pwd:')],
  ])('is none with %s', (_, sdp) => expect(readOffer(sdp, MOST)).toBeNull());
  it('may have as many lines as a room has others, and no more', () => {
    expect(readOffer(offer(MOST), MOST)?.receiving).toHaveLength(MOST);
    expect(readOffer(offer(MOST + 1), MOST)).toBeNull();
  });
  it('may name its keys above all lines', () => {
    const shared = ['a=ice-ufrag:ab+/', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass'];
    const without = offer()
      .split('\r\n')
      .filter((one) => !shared.includes(one));
    expect(readOffer([...without.slice(0, 4), ...shared, ...without.slice(4)].join('\n'), MOST)).toEqual(readOffer(offer(), MOST));
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
  ])('of %s is not answered', (_, broken) => expect(readOffer(broken(offer()), MOST)).toBeNull());
  it('whatever it says is read or refused at once', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...offer(1).split('\r\n'), 'm=', 'a=mid:', 'a=extmap:0 x', ''), { maxLength: 80 }), (lines) => {
        const read = readOffer(['v=0', ...lines].join('\n'), MOST);
        expect(read === null || read.receiving.length <= MOST).toBe(true);
      }),
    ));
});

describe('An answer', () => {
  it('takes one line and sends on the others, asks for silence to be sent as such, and names where the router is', () => {
    const read = readOffer(offer(1), MOST);
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
