import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { ProtectionProfileAes128CmHmacSha1_80, RTCDtlsTransport, SrtcpSession } from 'werift';
import { READ } from '../../offer/offer.fixture.js';
import { MemberLink, type Remote } from './member-link.js';

const profile = ProtectionProfileAes128CmHmacSha1_80;
const EVENTS = {
  connected: () => undefined,
  ended: () => undefined,
  heard: () => undefined,
  failed: (error: unknown) => {
    throw error;
  },
};
const place = (port: number): Remote => ({ address: '10.0.0.1', port, send: () => undefined });
const [HERE, ELSEWHERE] = [place(1), place(2)];
const REPORT = Buffer.from([0x80, 201, 0, 1, 0, 0, 0, 7]);

describe('A browser that sends no sound', () => {
  let link: MemberLink;
  let browser: SrtcpSession;

  beforeEach(async () => {
    const [browserKey, ownKey] = [randomBytes(16), randomBytes(16)];
    const [browserSalt, ownSalt] = [randomBytes(14), randomBytes(14)];
    const keys = { localMasterKey: ownKey, localMasterSalt: ownSalt, remoteMasterKey: browserKey, remoteMasterSalt: browserSalt };
    const theirs = { localMasterKey: browserKey, localMasterSalt: browserSalt, remoteMasterKey: ownKey, remoteMasterSalt: ownSalt };
    browser = new SrtcpSession({ keys: theirs, profile });
    link = new MemberLink('bir', READ, await RTCDtlsTransport.SetupCertificate(), [], EVENTS, 0);
    link.check(HERE, true, 0);
    link['stand']({ keys, profile });
  });
  const report = (from: Remote, now: number, data = browser.encrypt(REPORT)) => link.take(data, from, now);

  it('is where its newest report comes from, once its last place has been silent for four seconds', () => {
    report(HERE, 1_000);
    report(ELSEWHERE, 4_999);
    expect(link.isAt(HERE)).toBe(true);
    report(ELSEWHERE, 5_000);
    expect([link.isAt(ELSEWHERE), link.isLost(19_999), link.isLost(20_001)]).toEqual([true, false, true]);
  });

  it('stays where it is heard, also when a copy of each report comes from elsewhere before it does', () => {
    for (let now = 500; now <= 20_000; now += 500) {
      const data = browser.encrypt(REPORT);
      report(ELSEWHERE, now - 1, data);
      report(HERE, now, data);
    }
    expect([link.isAt(HERE), link.isLost(34_999)]).toEqual([true, false]);
  });

  it('is not moved, and not kept, by copies of what it has sent, nor by what is not genuine', () => {
    const sent = browser.encrypt(REPORT);
    report(HERE, 1_000, sent);
    for (const data of [sent, Buffer.alloc(30, 0x80), REPORT, Buffer.from([0x80, 201])]) report(ELSEWHERE, 10_000, data);
    link.check(ELSEWHERE, true, 10_000);
    expect([link.isAt(HERE), link.isLost(16_001)]).toEqual([true, true]);
  });
});
