/** What an installation decides about its community, on the wire: every value with its limits, for request, form, environment and sentence. */
import type { Author } from './accounts.js';
import { seenWords } from './one-line.js';

/** The sections of the console's page, in their order. */
export const SETTING_SECTIONS = { principles: 'İlkeler', newcomers: 'Yeni üyeler', pace: 'Sınırlar', staff: 'Görevliler için kurallar' } as const;
export type SettingSection = keyof typeof SETTING_SECTIONS;

interface Described {
  readonly section: SettingSection;
  readonly label: string;
  readonly hint: string;
  /** Whether the terms tell it: members are asked to accept their new text. */
  readonly inTerms?: true;
  /** The same of the notice about personal data. */
  readonly inNotice?: true;
}
interface NumberSetting extends Described {
  readonly kind: 'number';
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}
interface ChoiceSetting extends Described {
  readonly kind: 'choice';
  readonly choices: Readonly<Record<string, string>>;
  readonly usual: string;
}

const number = (section: SettingSection, label: string, hint: string, unit: string, [min, usual, max]: readonly [number, number, number]) =>
  ({ kind: 'number', section, label, hint, unit, min, usual, max }) as const;
const told = <Setting extends Described>(setting: Setting) => ({ ...setting, inTerms: true }) as const;

/** By their names, each in the order of the page. The environment variable of a first value is the name in capitals: `WARNING_THRESHOLD`. */
const COMMUNITY_SETTINGS = {
  warningThreshold: told(number('principles', 'Uyarı eşiği', 'Bu sayıda uyarı alan uzaklaştırılır', 'uyarı', [1, 3, 100])),
  warningWindowDays: told(number('principles', 'Uyarı penceresi', 'Daha eski uyarılar sayılmaz', 'gün', [1, 90, 3_650])),
  suspensionDays: told(number('principles', 'Uzaklaştırma süresi', 'Eşik aşılınca kendiliğinden verilen süre', 'gün', [1, 30, 3_650])),
  reportsPerDay: told(number('principles', 'Günlük rapor sınırı', 'Bir üyenin gönderebileceği rapor', 'rapor', [1, 5, 1_000])),
  appealDays: number('principles', 'İtiraz süresi', 'Karardan sonra itiraz edilebilen süre', 'gün', [1, 20, 365]),
  publicLog: {
    kind: 'choice',
    section: 'principles',
    label: 'Açık moderasyon kaydı',
    hint: 'Açıkken kararlar adsız bir sayfada, biten yılların sayıları şeffaflık raporunda herkese görünür',
    choices: { off: 'Kapalı', on: 'Açık' },
    usual: 'off',
  },
  blogWriters: {
    kind: 'choice',
    section: 'principles',
    label: 'Blogda yayınlama',
    hint: 'Kısıtlıyken yazıyı yalnızca Blog Yazarı subrolü olanlar yayınlar; taslak her üyeye açıktır',
    choices: { everybody: 'Her üye', blog_author: 'Yalnızca blog yazarları' },
    usual: 'everybody',
  },
  jobPosters: {
    kind: 'choice',
    section: 'principles',
    label: 'İlan yayınlama',
    hint: 'Kısıtlıyken iş ilanını yalnızca İşveren subrolü olanlar ile moderatörler ve yöneticiler yayınlar; taslak her üyeye açıktır',
    choices: { everybody: 'Her üye', employer: 'Yalnızca işverenler' },
    usual: 'employer',
  },
  chatRetentionDays: {
    ...number(
      'principles',
      'Mesajların saklanması',
      'Üyelerin birbirine yazdıkları bu süreden sonra geri dönüşsüz yok edilir · 0: süresiz',
      'gün',
      [0, 0, 3_650],
    ),
    inNotice: true,
  },
  appealTargetHours: number('principles', 'İtiraz hedefi', 'İtirazların karara bağlanması beklenen süre', 'saat', [1, 48, 720]),
  caseTargetHours: number('principles', 'Karar hedefi', 'Vakaların karara bağlanması beklenen süre', 'saat', [1, 24, 720]),
  registrationMode: {
    kind: 'choice',
    section: 'newcomers',
    label: 'Kayıt',
    hint: 'Kapalıyken kimse yeni hesap açamaz; üyeler girmeye devam eder',
    choices: { open: 'Herkese açık', invitation: 'Davetle', closed: 'Kapalı' },
    usual: 'open',
  },
  holdFirstPosts: number('newcomers', 'İlk metinlerin onayı', 'Bir üyenin bu kadar ilk metni onay bekler · 0: beklemez', 'metin', [0, 0, 20]),
  newMemberPosts: number('newcomers', 'Yeni üyelik', 'Forumda bu kadar metni olana dek yeni sayılır', 'metin', [0, 3, 20]),
  newMemberLinks: number('newcomers', 'Yeni üyenin bağlantıları', 'Bir metninde daha çoğu varsa bekletilir', 'bağlantı', [0, 2, 100]),
  topicsPerHour: number('pace', 'Saatlik konu sınırı', 'Bir üyenin açabileceği konu · 0: sınırsız', 'konu', [0, 10, 10_000]),
  commentsPerHour: number('pace', 'Saatlik yorum sınırı', 'Bir üyenin yazabileceği yorum · 0: sınırsız', 'yorum', [0, 100, 10_000]),
  registrationsPerHour: number('pace', 'Saatlik kayıt sınırı', 'Bir ağ adresinden açılabilen hesap · 0: sınırsız', 'hesap', [0, 5, 10_000]),
  repeatAfterHours: number('pace', 'Aynı metnin aralığı', 'Aynı metin bu süre dolmadan gönderilemez · 0: denetlenmez', 'saat', [0, 24, 8_760]),
  staffSecondFactor: {
    kind: 'choice',
    section: 'staff',
    label: 'İki adımlı doğrulama',
    hint: 'Zorunluysa görevliler yetkilerini ancak kurduktan sonra kullanır',
    choices: { optional: 'İsteğe bağlı', required: 'Zorunlu' },
    usual: 'optional',
  },
  fourEyes: {
    kind: 'choice',
    section: 'staff',
    label: 'İkinci kişinin onayı',
    hint: 'Kalıcı yaptırım, toplu karar, görev ve ayar değişikliği, izlenen sözcükler, engellenen alan adları, kayıtların tam dışa aktarılması, üyelerin onayladığı sayfaların metni ikinci bir yetkiliyi bekler · Kendiliğinden: onaylayabilecek biri varsa',
    choices: { auto: 'Kendiliğinden', on: 'Açık', off: 'Kapalı' },
    usual: 'auto',
  },
  secondReviewShare: number(
    'staff',
    'İkinci inceleme',
    'Her 100 karardan bu kadarı, kararı görmeden bir denetçiye de sorulur · 0: sorulmaz',
    'karar',
    [0, 5, 100],
  ),
} as const satisfies Record<string, NumberSetting | ChoiceSetting>;

type Settings = typeof COMMUNITY_SETTINGS;
export type SettingName = keyof Settings;
export type SettingValue = number | string;
type ValueOf<Setting> = Setting extends { readonly choices: infer Choices } ? keyof Choices : number;
/** A value for each setting. */
export type CommunityValues = { readonly [Name in SettingName]: ValueOf<Settings[Name]> };

export const SETTING_NAMES = Object.keys(COMMUNITY_SETTINGS) as readonly SettingName[];
export const isSettingName = (name: string): name is SettingName => Object.hasOwn(COMMUNITY_SETTINGS, name);
export const settingOf = (name: SettingName): NumberSetting | ChoiceSetting => COMMUNITY_SETTINGS[name];

export const SETTING_LIMITS = { reason: 500 } as const;

export const SETTINGS_TEXT = {
  saved: 'Ayarlar değişti, şimdiden geçerli.',
  nothing: 'Değişen bir değer yok.',
  wrongForm: 'Değerler ayar adlarıyla gönderilmelidir.',
  unknown: 'Böyle bir ayar yok.',
  reasonNeeded: 'Bir gerekçe yazın.',
  reasonLong: `Gerekçe en fazla ${SETTING_LIMITS.reason} karakter olmalıdır`,
  whole: 'Tam sayı olmalı.',
  choice: 'Seçeneklerden biri olmalı.',
  expectedMissing: 'Değişen her değerin önceki değeri de gönderilmelidir.',
  notice: 'Aydınlatma Metni bunu söyler: üyelerden yeni metni okumaları istenir.',
  terms: 'Kullanım Koşulları bunu söyler: üyelerden yeni metin için onay istenir.',
} as const;

const grouped = (value: number): string => value.toLocaleString('tr-TR');

/** What is wrong with a value, or null. */
export function settingProblem(name: SettingName, value: SettingValue): string | null {
  const setting = settingOf(name);
  if (setting.kind === 'choice') return typeof value === 'string' && Object.hasOwn(setting.choices, value) ? null : SETTINGS_TEXT.choice;
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) return SETTINGS_TEXT.whole;
  if (value < setting.min) return `En az ${grouped(setting.min)} olmalı.`;
  return value > setting.max ? `En fazla ${grouped(setting.max)} olmalı.` : null;
}

export function settingReasonProblem(reason: string): string | null {
  const words = seenWords(reason);
  if (!words) return SETTINGS_TEXT.reasonNeeded;
  return words.length > SETTING_LIMITS.reason ? SETTINGS_TEXT.reasonLong : null;
}

/** A value as people read it, without its unit. */
export function settingValueText(name: SettingName, value: SettingValue): string {
  const setting = settingOf(name);
  if (setting.kind === 'choice') return setting.choices[String(value)] ?? String(value);
  return typeof value === 'number' ? grouped(value) : String(value);
}

/** The same with its unit: `14 gün`. */
export function settingWithUnit(name: SettingName, value: SettingValue): string {
  const setting = settingOf(name);
  const text = settingValueText(name, value);
  return setting.kind === 'choice' ? text : `${text} ${setting.unit}`;
}

/** Somebody else was faster. */
export const changedMeanwhileText = (values: readonly (readonly [SettingName, SettingValue])[]): string =>
  `Siz bakarken değişti: ${values.map(([name, value]) => `${COMMUNITY_SETTINGS[name].label} artık ${settingWithUnit(name, value)}`).join(', ')}. Görüp yeniden karar verin.`;

/** Body of `PUT /api/console/settings`: by name, what is to hold, and what was seen to hold before. */
export interface ChangeSettingsRequest {
  values: Partial<Record<SettingName, SettingValue>>;
  expected: Partial<Record<SettingName, SettingValue>>;
  reason: string;
}

/** One change of one value. */
export interface SettingChange {
  id: string;
  name: SettingName;
  from: SettingValue;
  to: SettingValue;
  /** Null when whoever wrote it has ended their account. */
  reason: string | null;
  at: string;
  by: Author;
}

/** A row of `GET /api/console/settings`. */
export interface SettingRow {
  name: SettingName;
  value: SettingValue;
  /** What the environment says; it holds until the console changes it. */
  first: SettingValue;
  /** The last change, or null while the first value holds. */
  changed: SettingChange | null;
}
