import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(process.cwd(), '..');
/** Whatever is shown, mailed or answered … */
const FOLDERS = ['backend/contracts', 'backend/src', 'backend/pages', 'frontend/src', 'admin/src'];
/** … but for what invented members say to each other in the sample content, and words that nobody may choose. */
const LEFT_OUT = /\.(spec|fixture|contract)\.tsx?$|\/common-passwords\.words\.ts$/;

/** What in the specification’s own texts says “sen”; they are copied letter by letter. */
const OF_THE_SPEC = [
  'Günlük rapor limitini aştın!',
  'rapor gönderebilirsin.',
  'rapor gönderdin.',
  'Sesli odada bulunuyorsun! Çıkmak istediğinden emin misin?',
  'Katılabileceğin başka oda yok',
  'Odaya katıldın',
  'Odadan ayrıldın',
  'Ses odası oluşturmak için giriş yapman gerekiyor',
  'Odaya katılmak için giriş yapman gerekiyor',
  'Odadan ayrılmak için giriş yapman gerekiyor',
  'Bu işlem için giriş yapman gerekiyor.',
  'Bu işlem için oda sahibi olman gerekiyor',
  'Bu ilanı silmek istediğine emin misin?',
  'CV yüklemen gerekiyor',
];

/** Forms that speak to one person as “sen” and can be nothing else; 'hesabın' is not among them, which may be the account's as well as yours. */
const SEN = [
  'sen|seni|senin|sana|sende|senden|sence|seninle|kendin',
  'm[ıiuü]s[ıiuü]n',
  '\\p{L}+(?:[ae]bilir|[ıiuü]yor|acak|ecek|malı|meli|maz|mez|değil)s[ıiuü]n',
  '(?:ekler|ister|olur|alır|yazar|görür|girer|bulur|eder|kullanır|döner|yapar|seçer|açar|siler|okur|gider)s[ıiuü]n',
  'aştın|gönderdin|katıldın|ayrıldın|yazdın|seçtin|açtın|ettin|kaydettin|sildin|aldın|verdin|girdin|çıktın|yaptın|oldun|buldun|beğendin|okudun|bıraktın|kaldın',
  '\\p{L}+m[ae]n (?:gerek|lazım|yeter)\\p{L}*',
  '(?:dene|bekle|gönder|seç|kontrol et|giriş yap|üye ol|devam et|yenile)(?=\\.)',
].map((forms) => new RegExp(`(?<![\\p{L}$_])(?:${forms})(?![\\p{L}(])`, 'giu'));

/** What in a text says “sen”. */
function impolite(text: string): string[] {
  const rest = OF_THE_SPEC.reduce((left, given) => left.replaceAll(given, ''), text);
  return SEN.flatMap((form) => [...rest.matchAll(form)].map(([found]) => found));
}

describe('The texts', () => {
  it('speak to members with “siz”, wherever the specification does not say otherwise', () => {
    const all = FOLDERS.flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)));
    const files = all.filter((file) => /\.(tsx?|md)$/.test(file) && !LEFT_OUT.test(file));
    expect(files.length).toBeGreaterThan(900);
    const found = files.map((file) => [file, impolite(readFileSync(join(ROOT, file), 'utf8'))] as const).filter(([, forms]) => forms.length > 0);
    expect(found).toEqual([]);
  });

  it.each([
    'Bu konuyu düzenleyebilirsin.',
    'Silmek istediğinden emin misin?',
    'Sana bir bildirim geldi.',
    'Bir dosya eklersin',
    'Bu odaya katıldın.',
    'Önce giriş yapman gerekiyor',
    'Lütfen yeniden dene.',
    'Bunu yapamazsın',
    'Parolanı yazmalısın',
    'Rapor gönderdin.',
    'Limiti aştın!',
    'Hesabını sileceksin',
    'Bekliyorsun',
  ])('would be found out with: %s', (text) => expect(impolite(text)).not.toEqual([]));

  it.each([
    'Bu konuyu düzenleyebilirsiniz.',
    'Silmek istediğinizden emin misiniz?',
    'Hesabın size ait olduğunu doğrulayın.',
    'Lütfen yeniden deneyin.',
    'Yorumun metni silindi, kadın ve aydın okurlar görebilsin.',
    'Bildirimi göndersin, sonra dursun.',
    'Giriş Yap',
    'Dün katıldınız.',
  ])('may say: %s', (text) => expect(impolite(text)).toEqual([]));
});
