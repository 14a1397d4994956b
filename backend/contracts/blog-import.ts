/** Bringing posts in and taking them out, on the wire: out of Markdown files with fields above their text, and out of RSS and Atom feeds. They arrive as drafts. */

export const IMPORT_LIMITS = {
  /** Of one request. */
  files: 5,
  /** Bytes of one file. */
  bytes: 1_048_576,
  /** Posts of one file. */
  items: 500,
  /** Posts that one request brings; the others wait for the next one. */
  atOnce: 25,
  /** Posts of one member in a day. */
  aDay: 200,
  /** Requests of one member in an hour. */
  requestsAnHour: 120,
  /** Characters of a file's name. */
  name: 200,
} as const;

/** Name of the form's field that holds the files. */
export const IMPORT_FIELD = 'files';

export const IMPORT_TEXT = {
  nothing: 'Lütfen en az bir dosya seçin.',
  tooMany: `Bir seferde en fazla ${IMPORT_LIMITS.files} dosya seçebilirsiniz.`,
  tooLarge: 'Bir dosya en fazla 1 MB olabilir.',
  unknownKind: 'Yalnızca Markdown (.md) dosyaları ile RSS veya Atom (.xml) dosyaları içe aktarılabilir.',
  encoding: 'Dosya okunamadı: UTF-8 ile kaydedilmiş olmalıdır.',
  fields: 'Dosyanın başındaki bilgiler okunamadı: düz bir YAML bölümü olmalıdır.',
  'no-feed': 'Bu dosya bir RSS veya Atom dosyası değil.',
  broken: 'Dosya bozuk: geçerli bir XML değil.',
  entities: 'Güvenlik nedeniyle, içinde varlık tanımı (DOCTYPE veya ENTITY) bulunan dosyalar alınmaz.',
  nesting: 'Dosyadaki ögeler çok fazla iç içe.',
  items: `Bir dosyada en fazla ${IMPORT_LIMITS.items} yazı olabilir. Lütfen dosyayı bölün.`,
  empty: 'Bu dosyada yazı yok.',
  noText: 'Yazının metni boş.',
  picture: 'Görsel',
  tooManyToday: `Bir günde en fazla ${IMPORT_LIMITS.aDay} yazı içe aktarılabilir. Kalanları yarın aynı dosyayla getirebilirsiniz.`,
  tooOften: 'Kısa sürede çok fazla dosya gönderdiniz. Lütfen biraz sonra tekrar deneyin.',
  failed: 'Bu yazı şu anda alınamadı. Lütfen biraz sonra tekrar deneyin.',
  known: 'Bu yazı zaten yazılarınız arasında.',
  gone: 'Bu yazıyı daha önce getirip silmişsiniz.',
} as const;

/** What was left out of a post that comes all the same. */
export const IMPORT_NOTE = {
  category: 'Kategorisi burada bulunamadı',
  tags: 'Bazı etiketleri alınamadı',
  cover: 'Kapağı alınamadı: sizin yüklediğiniz bir görsel değil',
  slug: 'Adresi alınamadı; başlığından yenisi oluşacak',
  excerpt: 'Özeti 300 karakterden uzun olduğu için alınmadı',
  readingTime: 'Okuma süresi alınamadı',
  search: 'Arama ve paylaşım bilgilerinin bir bölümü alınamadı',
  title: 'Başlığı metninden alındı',
} as const;
export type ImportNote = keyof typeof IMPORT_NOTE;

/** `coming`: it would be brought; `waiting`: the next request brings it. */
export const IMPORT_OUTCOMES = ['coming', 'brought', 'waiting', 'known', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** What became of one post, or of a file that could not be read. */
export interface ImportedItem {
  /** Name of the file. */
  file: string;
  title: string;
  outcome: ImportOutcome;
  /** Of the post, where there is one. */
  id: string | null;
  /** Why it did not come. */
  problem: string | null;
  notes: ImportNote[];
  /** ISO time at which it was published elsewhere; only shown. */
  first_published_at: string | null;
}

/** Answer of `POST /api/blog/imports`. */
export interface ImportReport {
  items: ImportedItem[];
  counts: Record<ImportOutcome, number>;
}

/** The texts that stand beside the files in the form of `POST /api/blog/imports`. */
export interface ImportRequest {
  /** `true`: nothing is brought, and the report says what would be. */
  preview?: 'true' | 'false';
}

/** Taking posts out, on the wire: one as a Markdown file, or all of them in an archive. */
export const EXPORT_LIMITS = {
  /** Archives of one member in an hour, and single files in a minute. */
  anHour: 6,
  filesAMinute: 30,
} as const;
export const EXPORT_TEXT = {
  archive: 'meydan-yazilarim.zip',
  folder: 'yazilar',
  nothing: 'İndirilecek yazınız yok.',
  tooOften: 'Yazılarınızı kısa sürede çok kez indirdiniz. Lütfen biraz sonra tekrar deneyin.',
  tooManyFiles: 'Kısa sürede çok fazla yazı indirdiniz. Lütfen biraz sonra tekrar deneyin.',
} as const;
