import { describe, expect, it } from '@jest/globals';
import { offerOf, PRINT } from '../offer/offer.fixture.js';
import { liveKitOffer, withCandidates } from './livekit-offer.js';

const offer = (more: readonly string[] = []) => offerOf(1, more);
const linesOf = (sdp: string) => sdp.split('\r\n');

const SENT = 'a=ssrc:7 cname:x';

describe('An offer as LiveKit is shown it', () => {
  it('is written from what was read: names of our own, one stream, and the lines in their order', () => {
    const read = liveKitOffer(offer([SENT, 'a=msid:başka ad'.replaceAll('ş', 's'), 'a=ssrc:7 msid:x y']), 1);
    const lines = linesOf(read?.sdp ?? '');
    expect(read?.receiving).toEqual(['1']);
    expect(lines.filter((one) => /msid|ssrc:/.test(one))).toEqual(['a=msid:sound sound', 'a=ssrc:7 cname:sound']);
    expect(lines.filter((one) => /^a=(send|recv)/.test(one))).toEqual(['a=sendonly', 'a=recvonly']);
    for (const one of ['a=group:BUNDLE 0 1', 'a=ice-ufrag:ab+/', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass']) expect(lines).toContain(one);
  });
  it.each([
    'a=candidate:1 1 udp 1 10.0.0.7 9 typ host',
    'a=extmap:2 http://example.org/x',
    'a=simulcast:send 1;2',
    'a=crypto:1 x',
    'b=AS:9000',
    'a=rtcp-fb:111 nack',
  ])('has no line that is not needed: %s', (extra) => expect(liveKitOffer(offer([SENT, extra]), 1)).toEqual(liveKitOffer(offer([SENT]), 1)));
  it.each([
    ['more receiving lines than a room can have others', offer([SENT]), 0],
    ['none', offer([SENT]).split('m=audio').slice(0, 2).join('m=audio'), 1],
    ['no stream that it names', offer(), 1],
    ['two streams', offer([SENT, 'a=ssrc:8 cname:x']), 1],
    ['a number that no stream has', offer(['a=ssrc:9999999999 cname:x']), 1],
    ['two directions in one line', offer([SENT, 'a=recvonly']), 1],
    ['anything but sound', offer([SENT]).replace('m=audio', 'm=video'), 1],
    ['a line that only other parsers see', offer([SENT]).replace('t=0 0', 't=0 0\rm=application 9 UDP/DTLS/SCTP webrtc-datachannel'), 1],
    ['a sign that is none of its own', offer([SENT]).replace('s=-', 's=\u2028'), 1],
    ['nothing', '', 1],
  ])('is none with %s', (_, sdp, lines) => expect(liveKitOffer(sdp, lines)).toBeNull());
});

describe('The answer of LiveKit', () => {
  const answer = 'v=0\r\na=ice-lite\r\nm=audio 9 X 111\r\na=mid:0\r\nm=audio 9 X 111\r\na=mid:1\r\n';
  it('has the candidates that were told after it in its first line', () => {
    expect(withCandidates(answer, ['candidate:1', 'candidate:2'])).toBe(
      'v=0\r\na=ice-lite\r\nm=audio 9 X 111\r\na=mid:0\r\na=candidate:1\r\na=candidate:2\r\na=end-of-candidates\r\nm=audio 9 X 111\r\na=mid:1\r\n',
    );
  });
  it('stays as it is where it has them', () => {
    const whole = answer.replace('a=mid:0\r\n', 'a=mid:0\r\na=candidate:1\r\n');
    expect(withCandidates(whole, ['candidate:1'])).toBe(whole);
  });
});
