import { describe, expect, it } from '@jest/globals';
import { ACCOUNT_TEXT } from '../../../../contracts/accounts.js';
import { imitates, looksLike, reservedUsername, unfitName } from './name-check.rules.js';

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
    'A\u0414\u041CIN',
    'AD\u039CIN',
    'MODER\u0410\u0422ÖR',
    'YÖN\u0415\u0422İCİ',
    '\u041C\u0415Y\u0414\u0410N',
    'Admi\u043F',
    'Admi\u03C0',
    'ADMI\u0418',
    'АДМИН',
    'Модератор',
    'MODE\u042FATO\u042F',
    '\u13AAdmin',
    'ᴀᴅᴍɪɴ',
    '🅰🅳🅼🅸🅽',
    '🄰🄳🄼🄸🄽',
    '🅐🅓🅜🅘🅝',
    'Adm¡n',
    '\u216F\u216Feydan',
    'Addmin',
    'Forum Yönetimi',
    'Forum İdaresi',
    'Meydan Yetkili',
    'Meydan Kurucusu',
    'Yetkili',
    'Site Sorumlusu',
    'Site Yönetimi',
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
    'Meydan Yılmaz',
    'Yetkin Sorum',
    'Yetkin',
    'Sorum Var',
    'Emmanuel',
    'Nurettin Özdamar',
    'Muammer Addi',
    'Дмитрий Медведев',
    'Παναγιώτης',
    'Forumcu Ayşe',
    'Rot Balans',
    'محمد علي',
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
    ['Derya Aksoy', 'DERYA \u0410\u041AS\u041EY'],
    ['Derya Aksoy', '\u13A0erya Aksoy'],
    ['Derya Aksoy', 'De\u027Eya Aksoy'],
    ['DERYA \u0410\u041AS\u041EY', 'derya.aksoy'],
  ])('%s and %s look alike', (one, other) => expect(looksLike(one, other)).toBe(true));
  it.each([
    ['Derya', 'Derin'],
    ['!!!', '???'],
  ])('%s and %s do not', (one, other) => expect(looksLike(one, other)).toBe(false));
});

describe('A name for a member', () => {
  const staff = ['derya.aksoy', 'Derya Aksoy'];
  it.each(['derya.aksoy1', 'Derya Aksoy 2', '_derya_aksoy_', 'modderya', 'derya_mod', 'aksoymoderator', 'modderyaaksoy', 'derya.meydan'])(
    '%s imitates one of the house',
    (name) => expect(imitates(name, staff)).toBe(true),
  );
  it.each(['derya', 'derya1', 'aksoy', 'derya.k', 'Derya Aksoylu', 'modern.derya', '!!!'])('%s imitates nobody', (name) =>
    expect(imitates(name, staff)).toBe(false),
  );
  it('may be a short name of the house with a number behind it', () =>
    expect([imitates('elif1', ['elif']), imitates('elif', ['elif'])]).toEqual([false, true]));
});
