import { describe, expect, it } from '@jest/globals';
import { VOICE_SIGNAL_LIMITS } from '../../../../contracts/voice-signals.js';
import { candidateIn, descriptionIn, isRefusal, joinIn } from './signals.rules.js';

const ADDRESS = { to: 'elif', connectionId: 'elif-1', link: 'bir' };
const JOIN = { roomId: 'oda', tabId: 'sekme', isMuted: true, isDeafened: false };
const codeOf = (read: object) => (isRefusal(read) ? read.code : null);
const HOSTILE = [undefined, null, 0, '', 'x', [], {}, () => undefined, { to: {} }, { roomId: ['oda'] }, { __proto__: null }];

describe('What a page sends', () => {
  it('is read with what belongs to it, and nothing else', () => {
    expect(joinIn({ ...JOIN, role: 'owner' })).toEqual({ ...JOIN, takeOver: false });
    expect(joinIn({ ...JOIN, takeOver: true })).toEqual({ ...JOIN, takeOver: true });
    expect(descriptionIn({ ...ADDRESS, sdp: 'v=0', from: 'can' })).toEqual({ ...ADDRESS, sdp: 'v=0' });
    expect(candidateIn({ ...ADDRESS, candidate: null })).toEqual({ ...ADDRESS, candidate: null });
    expect(candidateIn({ ...ADDRESS, candidate: { candidate: '', more: 1 } })).toEqual({
      ...ADDRESS,
      candidate: { candidate: '', sdpMid: null, sdpMLineIndex: null, usernameFragment: null },
    });
  });
  it.each(HOSTILE.map((message) => [message]))('is refused when it is nothing that belongs here: %p', (message) => {
    for (const read of [joinIn, descriptionIn, candidateIn]) expect(codeOf(read(message))).toBe('MALFORMED');
  });
  it('is refused when it is half of it', () => {
    for (const key of ['roomId', 'tabId', 'isMuted', 'isDeafened']) expect(codeOf(joinIn({ ...JOIN, [key]: undefined }))).toBe('MALFORMED');
    for (const key of ['to', 'connectionId', 'link', 'sdp']) expect(codeOf(descriptionIn({ ...ADDRESS, sdp: 'v=0', [key]: '' }))).toBe('MALFORMED');
    for (const candidate of [undefined, 'x', {}, { candidate: 1 }, { candidate: 'a', sdpMLineIndex: 0.5 }, { candidate: 'a', sdpMid: 7 }])
      expect(codeOf(candidateIn({ ...ADDRESS, candidate }))).toBe('MALFORMED');
  });
  it('is as long as it may be, and no longer', () => {
    const { sdp, candidate, tabId, link } = VOICE_SIGNAL_LIMITS;
    const description = (length: number) => codeOf(descriptionIn({ ...ADDRESS, sdp: 'a'.repeat(length) }));
    expect([description(sdp), description(sdp + 1)]).toEqual([null, 'PAYLOAD_TOO_LARGE']);
    const way = (length: number) => codeOf(candidateIn({ ...ADDRESS, candidate: { candidate: 'a'.repeat(length) } }));
    expect([way(candidate), way(candidate + 1)]).toEqual([null, 'PAYLOAD_TOO_LARGE']);
    expect([codeOf(joinIn({ ...JOIN, tabId: 'a'.repeat(tabId) })), codeOf(joinIn({ ...JOIN, tabId: 'a'.repeat(tabId + 1) }))]).toEqual([null, 'MALFORMED']);
    expect(codeOf(descriptionIn({ ...ADDRESS, sdp: 'v', link: 'a'.repeat(link + 1) }))).toBe('MALFORMED');
  });
});
