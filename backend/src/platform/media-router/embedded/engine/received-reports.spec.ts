import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ProtectionProfileAeadAes128Gcm, ProtectionProfileAes128CmHmacSha1_80, SrtcpSession } from 'werift';
import { ReceivedReports } from './received-reports.js';

const sides = (profile: number, salt: number) => {
  const [one, other] = [
    { key: randomBytes(16), salt: randomBytes(salt) },
    { key: randomBytes(16), salt: randomBytes(salt) },
  ];
  const keys = (local: typeof one, remote: typeof one) => ({
    ...{ localMasterKey: local.key, localMasterSalt: local.salt },
    ...{ remoteMasterKey: remote.key, remoteMasterSalt: remote.salt },
  });
  return { browser: new SrtcpSession({ keys: keys(one, other), profile }), reports: new ReceivedReports({ keys: keys(other, one), profile }) };
};
const reportOf = (source: number): Buffer => {
  const report = Buffer.from([0x80, 201, 0, 1, 0, 0, 0, 0]);
  report.writeUInt32BE(source, 4);
  return report;
};

describe.each([
  ['AES-CM', ProtectionProfileAes128CmHmacSha1_80, 14],
  ['AES-GCM', ProtectionProfileAeadAes128Gcm, 12],
] as const)('Reports under %s', (_name, profile, salt) => {
  it('are taken once each, in their order, by source', () => {
    const { browser, reports } = sides(profile, salt);
    const [first, second] = [browser.encrypt(reportOf(7)), browser.encrypt(reportOf(7))];
    expect(reports.newest(second)).toEqual({ source: 7, index: 2 });
    expect(reports.newest(second)).not.toBeNull();
    reports.take({ source: 7, index: 2 });
    expect([reports.newest(first), reports.newest(second)]).toEqual([null, null]);
    expect(reports.newest(browser.encrypt(reportOf(8)))).toEqual({ source: 8, index: 1 });
    expect(reports.newest(browser.encrypt(reportOf(7)))).toEqual({ source: 7, index: 3 });
  });

  it('are not taken when somebody else has made, changed or shortened them', () => {
    const { browser, reports } = sides(profile, salt);
    const genuine = browser.encrypt(reportOf(7));
    const changed = Buffer.from(genuine);
    changed[changed.length - (profile === ProtectionProfileAeadAes128Gcm ? 1 : 11)] = 9;
    expect(reports.newest(changed)).toBeNull();
    for (let length = 0; length < genuine.length; length++) expect(reports.newest(genuine.subarray(0, length))).toBeNull();
    expect(reports.newest(sides(profile, salt).browser.encrypt(reportOf(7)))).toBeNull();
    expect(reports.newest(genuine)).not.toBeNull();
  });

  it('are of so many sources, and then of no other', () => {
    const { browser, reports } = sides(profile, salt);
    for (let source = 1; source <= 32; source++) reports.take({ source, index: 1 });
    expect([reports.newest(browser.encrypt(reportOf(33))), reports.newest(browser.encrypt(reportOf(32)))]).toEqual([null, null]);
    expect(reports.newest(browser.encrypt(reportOf(32)))).toEqual({ source: 32, index: 2 });
  });
});
