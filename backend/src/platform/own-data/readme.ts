import { turkishTime } from '../dates/turkish-time.js';

/** What the files of an archive are, in Turkish. */
export function readmeOf(titles: ReadonlyMap<string, string>, counts: ReadonlyMap<string, number>, at: Date): string {
  const files = [...titles].map(
    ([file, title]) => `${file}\n    ${title}: ${(counts.get(file) ?? 0).toLocaleString('tr-TR')} kayıt${counts.has(file) ? '' : ' (dosya yok)'}`,
  );
  return `MEYDAN: VERİLERİNİZ

Bu arşiv, Meydan’ın hakkınızda tuttuğu verilerin ${turkishTime(at.toISOString())} itibarıyla (Türkiye saati) bir kopyasıdır.

${files.join('\n\n')}

Dosyalar JSON biçimindedir; bir metin düzenleyiciyle ya da tarayıcıyla açılabilir. Zamanlar UTC’dir (ISO 8601).
“by” alanı kaydı kimin oluşturduğunu söyler: siz, sistem ya da başkası. Başka üyelerin kimlikleri ve sizi raporlayanların
gönderdikleri bu arşivde yer almaz; onlar o üyelerin verileridir. Şifreniz hiçbir yerde okunabilir biçimde tutulmaz.

Bu arşiv kişisel verilerinizi içerir. Lütfen güvenli bir yerde saklayın ve kimseyle paylaşmayın.
`;
}
