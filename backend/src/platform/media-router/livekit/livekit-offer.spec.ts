import { describe, expect, it } from '@jest/globals';
import { liveKitOffer, withCandidates } from './livekit-offer.js';

const PRINT = Array.from({ length: 32 }, () => 'AB').join(':');
const line = (mid: string, direction: string, more: readonly string[] = []) => [
  ...['m=audio 9 UDP/TLS/RTP/SAVPF 111', 'c=IN IP4 0.0.0.0', `a=mid:${mid}`, `a=${direction}`, 'a=rtcp-mux', 'a=rtpmap:111 opus/48000/2'],
  ...['a=ice-ufrag:abcd', 'a=ice-pwd:0123456789abcdef0123456789', `a=fingerprint:sha-256 ${PRINT}`, 'a=setup:actpass'],
  ...['a=extmap:1 urn:ietf:params:rtp-hdrext:ssrc-audio-level', ...more],
];
const offer = (more: readonly string[] = []) =>
  ['v=0', 'o=- 1 1 IN IP4 127.0.0.1', 's=-', 't=0 0', 'a=group:BUNDLE 0 1', ...line('0', 'sendonly', more), ...line('1', 'recvonly'), ''].join('\r\n');
const linesOf = (sdp: string) => sdp.split('\r\n');

describe('An offer as LiveKit is shown it', () => {
  it('names the receiving lines in their order, and what is sent by a name of our own', () => {
    const read = liveKitOffer(offer(['a=msid:başka ad', 'a=ssrc:7 msid:başka ad', 'a=ssrc:7 cname:x']), 19);
    expect(read?.receiving).toEqual(['1']);
    expect(linesOf(read?.sdp ?? '').filter((one) => one.includes('msid'))).toEqual(['a=msid:sound sound']);
    expect(linesOf(read?.sdp ?? '')).toContain('a=ssrc:7 cname:x');
  });
  it.each([
    'a=candidate:1 1 udp 1 10.0.0.7 9 typ host',
    'a=extmap:2 http://example.org/x',
    'a=simulcast:send 1;2',
    'a=crypto:1 x',
    'b=AS:9000',
    'a=rtcp-fb:111 nack',
  ])('has no line that is not needed: %s', (extra) =>
    expect(linesOf(liveKitOffer(offer([extra]), 19)?.sdp ?? '')).toEqual(linesOf(liveKitOffer(offer(), 19)?.sdp ?? '')),
  );
  it('is none with more receiving lines than a room has others, or of anything but sound', () => {
    expect([liveKitOffer(offer(), 0), liveKitOffer(offer().replace('m=audio', 'm=video'), 19), liveKitOffer('', 19)]).toEqual([null, null, null]);
  });
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
