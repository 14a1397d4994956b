import type { Currency, Salary, SalaryPeriod } from '../../../../contracts/jobs.js';
import type { Reading } from './reading.rules.js';

/** What a rule finds, what a moderator is told of it, and how much it weighs: from `HOLDING_WEIGHT` on a listing waits for a moderator. */
export interface ScamRule {
  readonly sentence: string;
  readonly weight: number;
  /** What is said that it looks for, each time it is said; nothing where it finds nothing. */
  readonly finds: (reading: Reading) => readonly string[];
}

/** Words that follow one another in a sentence, at most so many signs apart. No repetition stands in another, so it costs no more than the text is long. */
const near = (first: string, apart: number, then: string): RegExp => new RegExp(`\\b(?:${first})[^.!?\\n]{0,${apart}}?\\b(?:${then})`);
function says(...patterns: readonly RegExp[]): ScamRule['finds'] {
  const all = patterns.map((pattern) => new RegExp(pattern, `${pattern.flags}g`));
  return ({ text }) => all.flatMap((pattern) => [...text.matchAll(pattern)].map(([said]) => said));
}

/** Orders to whoever reads: what a product does for its users, or what is not asked for, is not said like this. */
const SEND =
  'gonderin|gonderiniz|gondermeniz|gondermeleri|gonderilmelidir|iletin\\b|iletiniz|iletmeniz|paylasin\\b|paylasiniz|paylasmaniz|yukleyin|atin\\b|atiniz|atmaniz';
const PAY = `yatirin\\b|yatiriniz|yatirmaniz|yatirmalisiniz|yatirmalari|yatirarak|yatiran|yatirilir|yatirilmasi|odeyin\\b|odeyiniz|odemeniz|odemelisiniz|odeyerek|odeyen|odenmesi (?:gerek|zorunlu|sart)|satin alin|satin almaniz|satin almalari|havale (?:edin|yap)|eft yap|talep edilir|talep edilmektedir|alinir|alinmaktadir|alinacaktir|tahsil edilir|tahsil edilmektedir|tahsil edilecek|ilk maas|iade edilir|iade edilecek|hesabimiza|${SEND}`;
const FEE =
  '(?:kayit|basvuru|dosya|evrak|sigorta|kit|paket|uyelik|aktivasyon|vize|danismanlik|komisyon|set|malzeme|kiyafet|sertifika|islem|kargo|egitim|kurs|yerlestirme|rezervasyon|giris|urun|kart)[^.!?\\n]{0,25}? (?:ucret|bedel|masraf|paras|harc)|egitim (?:set|paket)|baslangic (?:set|paket|kit)|depozito|kapora|on odeme|teminat bedel|guvence bedel';

const EARN = 'kazan(?:\\b|c\\b|ci|in|ir|abil|acak|ma |maya|dir|mak)|gelir elde|gelir sahibi|cebiniz';
const AMOUNT = '\\d{3,7} ?(?:tl|try|lira|₺|dolar|usd|euro|eur|\\$|€)|[₺$€] ?\\d{3,7}';
const CHAT = 'whatsapp|watsap|whatsap|vatsap|telegram|wp hatt|wp den|wpden|wp uzerinden';

/** The month of a salary, in liras by a rough rate: it only tells the possible from the impossible. */
const LIRAS: Record<Currency, number> = { TRY: 1, EUR: 50, USD: 45, GBP: 58 };
const MONTHS: Record<SalaryPeriod, number> = { hour: 160, month: 1, year: 1 / 12 };
const monthly = ({ currency, period }: Salary, amount: number): number => amount * LIRAS[currency] * MONTHS[period];
const LIRAS_A_MONTH = { odd: 1_500_000, oddForBeginners: 400_000 } as const;
/** The most is so many times the least. */
const SPREAD = 15;

function oddSalary({ salary, seniority }: Reading): readonly string[] {
  if (!salary) return [];
  const most = monthly(salary, salary.max ?? salary.min ?? 0);
  const isBeginner = seniority === 'intern' || seniority === 'junior';
  const isOdd =
    most > (isBeginner ? LIRAS_A_MONTH.oddForBeginners : LIRAS_A_MONTH.odd) || (salary.min ?? 0) * SPREAD < (salary.min === null ? 0 : (salary.max ?? 0));
  return isOdd ? [JSON.stringify(salary)] : [];
}

/** Known names, as they stand alone: a company whose name only begins with one is another. */
const KNOWN =
  /^(?:trendyol|getir|hepsiburada|yemeksepeti|turkcell|turk telekom|vodafone|aselsan|havelsan|roketsan|tusas|tai|baykar|google|amazon|microsoft|apple|meta|netflix|tesla|spotify|turk hava yollari|thy|pegasus|garanti bbva|garanti|akbank|is bankasi|yapi kredi|ziraat bankasi|halkbank|vakifbank|ptt|migros|bim|lc waikiki|peak games|insider|papara|iyzico|sahibinden|sahibinden\.com|arcelik|vestel|ford otosan|koc holding|sabanci holding)$/;
const OF_COMPANIES =
  / (?:turkiye|turkey|a\.?s\.?|as|ltd\.?|sti\.?|inc\.?|insan kaynaklari|ik|hr|kariyer|teknoloji|teknolojileri|grubu|holding|resmi|ik departmani)$/;
const FREE_MAIL = /[\w.+-]{1,64} ?(?:@|\(at\)|\[at\]) ?(?:gmail|hotmail|outlook|yahoo|yandex|proton|protonmail|icloud|mynet|mail)\.(?:com|net|me|ru|org)\b/;

const privateChat = says(near(CHAT, 40, `yaz|ulas|basvur|iletisim|mesaj|${SEND}`));

function impersonated(reading: Reading): readonly string[] {
  const { company, text } = reading;
  let name = company
    .replace(/[^\p{L}\p{N}. ]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
  for (let shorter = name.replace(OF_COMPANIES, ''); shorter !== name; shorter = name.replace(OF_COMPANIES, '')) name = shorter.trim();
  return KNOWN.test(name) && (FREE_MAIL.test(text) || privateChat(reading).length > 0) ? [name] : [];
}

/** By their names they stand in the log: a name that changes is a new rule. */
export const SCAM_RULES = {
  fee: {
    sentence: 'Başvurandan ücret, depozito ya da ön ödeme isteniyor.',
    weight: 10,
    finds: says(
      near(FEE, 80, PAY),
      near('adaylardan|adaydan|sizden|basvuranlardan', 60, `(?:${FEE})`),
      near('ucret(?:i|ini)? (?:yatir|ode)', 60, 'sonra|ardindan|baslay|aktif'),
    ),
  },
  account: {
    sentence: 'Başvurandan IBAN, banka hesabı ya da para aktarması isteniyor.',
    weight: 10,
    finds: says(
      near('iban', 50, `${SEND}|yatirin|yatirmaniz|kullandir|kirala`),
      /\btr ?\d{2}(?: ?\d{4}){5} ?\d{2}\b/,
      near('hesab\\w{0,12} (?:kirala|kiraya|kullandir)', 0, ''),
      near('hesabiniza (?:gelen|gelecek|yatan|yatacak)', 40, 'aktar|gonder|cek|ilet'),
    ),
  },
  easyMoney: {
    sentence: 'Çok az emekle yüksek ya da garantili kazanç vaat ediliyor.',
    weight: 10,
    finds: says(
      near('gunluk|gunde|haftalik|haftada|saatte|evden', 50, `(?:${AMOUNT})[^.!?\\n]{0,40}?\\b(?:${EARN})`),
      near(EARN, 20, `(?:gunluk|gunde|haftalik|haftada) (?:${AMOUNT})`),
      /\b(?:garantili kazanc|kazanc garanti|garanti gelir|garantili gelir|sinirsiz kazanc|kolay (?:para|kazanc)(?![^.!?\n]{0,20} (?:degil|yok|et?miyor|vermiyor))|oturdugunuz yerden|yattiginiz yerden|telefonunuzla para|evden para kazan|risksiz kazanc|finansal ozgurlug)/,
    ),
  },
  chatOnly: {
    sentence: 'İletişim yalnızca WhatsApp ya da Telegram üzerinden kuruluyor.',
    weight: 10,
    finds: says(
      new RegExp(`(?:sadece|yalnizca|yalniz)[^.!?\\n]{0,30}?(?:${CHAT})`),
      near(`(?:${CHAT})[^.!?\\n]{0,20}? (?:disinda|haricinde|harici)`, 60, 'donus|basvuru|kabul|degerlendir|iletisim'),
      near(
        'site uzerinden|buradan|basvuru formu|mail|e-posta',
        40,
        `(?:donus yapil|bakilm|degerlendirilm|kabul edilm|basvurmayin|donemiyor)\\w{0,8}[^\\n]{0,40}?\\b(?:${CHAT})`,
      ),
    ),
  },
  chat: {
    sentence: 'Başvurmak için WhatsApp ya da Telegram’a yazılması isteniyor.',
    weight: 5,
    finds: says(
      /\b(?:wa\.me|t\.me|telegram\.me|chat\.whatsapp\.com|api\.whatsapp\.com)\//,
      near(CHAT, 40, `yazin|yaziniz|yazmaniz|ulasin|ulasiniz|ekleyin|katilin|basvurun|mesaj at|${SEND}`),
    ),
  },
  pyramid: {
    sentence: 'Saadet zinciri ya da çok katlı pazarlama anlatılıyor.',
    weight: 10,
    finds: says(
      /\b(?:saadet zinciri|cok katli pazarlama|coklu seviye|mlm (?:sistem|firma|ekib|is)|liderlik prim|kendi ekibini (?:kur|olustur)|kendi ekibinizi (?:kur|olustur)|alt ekib|alt uye|binary sistem)/,
      /\bnetwork (?:marketing|pazarlama)(?!\w{0,10} (?:degil|yapmiyor|firmasi degil|sirketi degil))/,
      near('uye yap|uye getir|davet ettiginiz|davet ettigin|getirdiginiz|getirdigin|referans oldugunuz', 50, `komisyon|prim|yuzde|%|${EARN}`),
    ),
  },
  deposit: {
    sentence: 'Başvurandan kripto para ya da yatırım hesabına para yatırması isteniyor.',
    weight: 10,
    finds: says(
      near(
        'usdt|btc|bitcoin|kripto|coin|trx|tether|cuzdan\\w{0,6}|yatirim hesab|forex|borsa hesab|platforma',
        60,
        'yatirin\\b|yatiriniz|yatirmaniz|yatirarak|yatirmalisiniz|yukleyin|yuklemeniz|transfer edin|aktarin\\b|aktarmaniz|bakiye yukle|minimum bakiye|bloke',
      ),
      near('yatirin\\b|yatiriniz|yatirmaniz|yatirarak|bakiye yukley', 40, 'usdt|btc|bitcoin|kripto|coin|trx|tether|cuzdan|platform'),
    ),
  },
  papers: {
    sentence: 'Başvurandan kimlik, kart ya da şifre bilgisi isteniyor.',
    weight: 10,
    finds: says(
      near('kimlik|kimligin\\w{0,6}|nufus cuzdan|tc no|tckn|pasaport|ehliyet|kredi kart|banka kart|kart bilgi|kartiniz', 70, SEND),
      near('sms kod|dogrulama kod|onay kod|e-devlet sifre|edevlet sifre|e-devlet giris|internet bankaciligi sifre', 50, `${SEND}|soyle|bildir`),
    ),
  },
  tasks: {
    sentence: 'Beğeni, yorum ya da izleme gibi görevler için para vaat ediliyor.',
    weight: 10,
    finds: says(
      near(
        'begeni|begenerek|yorum yap|video izle|reklam izle|reklam tikla|anket doldur|gorev\\w{0,8} (?:tamamla|yap)|takip ed|urun\\w{0,6} degerlendir|oy ver',
        70,
        'kazanin|kazanirsiniz|kazanacaksiniz|kazanabilirsiniz|para kazan\\b|para kazanma|odeme alin|odemenizi al|odeme alirsiniz|komisyon al',
      ),
    ),
  },
  handwork: {
    sentence: 'Evde paketleme, zarf doldurma gibi bilinen bir dolandırıcılık türü anlatılıyor.',
    weight: 10,
    finds: says(
      /\b(?:zarf (?:doldur|katla)|evde paketleme|evden paketleme|evde el isi|evde boncuk|evde montaj|evde takı|evde taki|kalem paketle|sabun paketle)/,
    ),
  },
  odd: { sentence: 'Maaş, işin düzeyine göre olağan dışı.', weight: 6, finds: oddSalary },
  shortened: {
    sentence: 'Kısaltılmış bağlantı, nereye gittiğini gizliyor.',
    weight: 5,
    finds: says(
      /\b(?:bit\.ly|tinyurl\.com|cutt\.ly|is\.gd|t\.ly|rb\.gy|shorturl\.at|shorturl\.asia|goo\.gl|ow\.ly|tiny\.cc|kisa\.link|lnk\.bio|rebrand\.ly|s\.id|v\.gd)\/\w/,
    ),
  },
  nothingAsked: {
    sentence: 'Hiçbir deneyim istenmeden yüksek bir tutar veriliyor.',
    weight: 5,
    finds: says(
      near(
        '(?:deneyim|tecrube|vasif|diploma|bilgi) (?:sart degil|gerekmez|gerekmiyor|aranmaz|aranmiyor|gerektirmez|onemli degil|sarti yok)|vasifsiz|deneyimsiz',
        160,
        '(?:[5-9]\\d{4}|\\d{6,7}) ?(?:tl|lira|try|₺)|\\d{4,6} ?(?:dolar|usd|euro|eur|\\$|€)',
      ),
      near(
        '(?:[5-9]\\d{4}|\\d{6,7}) ?(?:tl|lira|try|₺)|\\d{4,6} ?(?:dolar|usd|euro|eur|\\$|€)',
        160,
        '(?:deneyim|tecrube|vasif|diploma|bilgi) (?:sart degil|gerekmez|gerekmiyor|aranmaz|aranmiyor|gerektirmez|onemli degil|sarti yok)|vasifsiz|deneyimsiz',
      ),
    ),
  },
  hurry: {
    sentence: 'Acele ettiriyor: kontenjan, son gün, hemen başlama.',
    weight: 3,
    finds: says(/\b(?:kontenjan (?:sinirli|dolmadan|dolmak)|son \d{1,2} kisi|acele edin|kacirmayin|bugun basla|hemen bugun|firsati kacirma|yerinizi ayirt)/),
  },
  impersonated: { sentence: 'Tanınmış bir şirketin adı kullanılıyor, iletişim ise kişisel bir adresten.', weight: 10, finds: impersonated },
} as const satisfies Record<string, ScamRule>;
