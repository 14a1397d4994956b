import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { looksLike, reservedUsername, unfitName } from './name-check.js';

describe('A username', () => {
  it.each([
    'admin',
    'ADMIN',
    'adm1n',
    'admln',
    'admin2',
    '_admin_',
    'ad.min',
    'admin.ali',
    'adminayse',
    'site_admin',
    'siteadmin',
    'moderator',
    'rnoderator',
    'm0derat0r',
    'yonetici',
    'Yonet1c1',
    'denetci',
    'meydan',
    'rneydan',
    'meydan.destek',
    'destek',
    'destek_ekibi',
    'support24',
    'edit',
    'api',
    'forum',
    'kvkk',
    'root',
    'noreply',
  ])('%s is the house’s', (username) => expect(reservedUsername(username)).toBe(ACCOUNT_TEXT.usernameReserved));
  it.each([
    'elif',
    'derya.k',
    'ali_meydan',
    'meydanli',
    'badminton',
    'modern',
    'forumcu',
    'editor',
    'ekip.arkadasi',
    'uye_01abcdef',
    'uye',
    '12345',
    'blogger',
  ])('%s is anybody’s', (username) => expect(reservedUsername(username)).toBeNull());
});

describe('A name that others see', () => {
  it.each([
    'Moderatör',
    'MODERATÖR',
    'Moderatör Ali',
    'Ali (moderator)',
    'Elif – Yönetici',
    'Yönetici',
    '\u0410dmin',
    '\u0430\u0501min',
    'Adm\u0456n',
    'ℳ\u043Ederat\u00F6r',
    'Ａｄｍｉｎ',
    'A d m i n',
    '@dmin',
    'Meydan',
    'Meydan Destek',
    'Destek Ekibi',
    'Resmî Meydan',
    'Silinmiş üye',
    'ADM!N',
  ])('%s is the house’s', (name) => expect(unfitName(name)).toBe(ACCOUNT_TEXT.nameReserved));
  it.each([
    'Elif \u2714',
    'Elif ✅',
    'Elif \u{1F6E1}',
    'Ali\u202Eamet',
    'El\u200Bif',
    '\u3164',
    'Z\u0300\u0301\u0302\u0303\u0304',
    'satır\nsonu',
    'Elif\u034f',
    'a\ufe0fb',
    '\u0301',
    'Elif\u2028Işık',
  ])('%j has what a name has not', (name) => expect(unfitName(name)).toBe(ACCOUNT_TEXT.nameUnfit));
  it.each([
    'Elif Işık',
    'İrem’in Elif’i',
    'Ali Meydan',
    'Destek Öztürk',
    'Badminton Kulübü',
    'Çağrı',
    '李雷',
    'Gece Kuşu 🦉',
    'Aile \u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
    'Nguyễn Thị',
    'x',
    '!!!',
  ])('%s is anybody’s', (name) => expect(unfitName(name)).toBeNull());
});

describe('Two names', () => {
  it.each([
    ['Derya Aksoy', 'Derya  AKSOY'],
    ['Derya Aksoy', 'Der\u0443a Aks\u043Ey'],
    ['derya', 'Derya'],
    ['ilker', 'llker'],
    ['can.modern', 'Can Modem'],
  ])('%s and %s look alike', (one, other) => expect(looksLike(one, other)).toBe(true));
  it.each([
    ['Derya', 'Derin'],
    ['!!!', '???'],
  ])('%s and %s do not', (one, other) => expect(looksLike(one, other)).toBe(false));
});
