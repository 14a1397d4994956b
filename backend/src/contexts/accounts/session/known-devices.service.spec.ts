import { describe, expect, it } from '@jest/globals';
import type { Ids } from '../../../kernel/ids.js';
import type { Vault } from '../../../kernel/vault.js';
import { sha256 } from '../../../platform/vault/cipher.js';
import { KnownDevices } from './known-devices.service.js';

let secrets = 0;
const ids = { secret: () => `${secrets++}`.padStart(43, 'g') } as Ids;
const vault = { blind: (purpose: string, text: string) => sha256(`${purpose}/${text}`) } as Vault;
const devices = new KnownDevices(vault, ids);
const remembering = (...members: string[]) => members.reduce<string | null>((kept, member) => devices.remember(kept, member) ?? kept, null) ?? '';

describe('A device', () => {
  it('knows those who signed in on it, and nobody else', () => {
    const kept = remembering('elif', 'derya');
    expect(['elif', 'derya', 'can'].map((member) => devices.idFor(kept, member) !== null)).toEqual([true, true, false]);
  });
  it('is one, whoever signs in on it', () => {
    const kept = remembering('elif', 'derya');
    expect(devices.idFor(kept, 'elif')).toBe(devices.idFor(kept, 'derya'));
  });
  it('keeps what it has when a member comes again', () => expect(devices.remember(remembering('elif'), 'elif')).toBeNull());
  it('forgets the one who was there longest ago when there are too many', () => {
    const kept = remembering('a', 'b', 'c', 'd', 'e');
    expect(['a', 'b', 'e'].map((member) => devices.idFor(kept, member) !== null)).toEqual([false, true, true]);
  });
  it('is another in the list of each member', () => {
    const kept = remembering('elif', 'derya');
    expect(devices.digestOf(kept, 'elif')).not.toBe(devices.digestOf(kept, 'derya'));
    expect(devices.digestOf(kept, 'elif')).toBe(devices.digestOf(remembering('elif').replace(/^[^.]+/, kept.split('.')[0] ?? ''), 'elif'));
  });
  it('cannot be made up from that of another', () => {
    const [device] = remembering('elif').split('.');
    const [, proof] = remembering('derya').split('.');
    for (const kept of [null, '', '.', `${device}`, `${device}.${proof}`, `.${proof}`]) expect(devices.idFor(kept, 'derya')).toBeNull();
  });
  it('is another when what it keeps is no device', () => expect(devices.remember('x;y.z', 'elif')).toMatch(/^g+\d+\.[^.]+$/));
});
