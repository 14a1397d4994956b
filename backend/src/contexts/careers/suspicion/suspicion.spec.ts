import { describe, expect, it } from '@jest/globals';
import { JOB_LIMITS } from '../../../../contracts/job-writing.js';
import { type EarlierListing, fingerprintOf, likeness } from './copies.rules.js';
import { corpus } from './corpus/corpus.fixture.js';
import type { ListingText } from './reading.rules.js';
import { SCAM_RULES } from './scam.rules.js';
import { COMPARED, freshIn, suspicionReason, suspicionSentence, suspicionsOf } from './suspicion.rules.js';

const BAD = corpus('bad');

describe('Listings that are not meant honestly', () => {
  it('are forty', () => expect(BAD).toHaveLength(40));
  it.each(BAD.map((listing) => [listing.title, listing] as const))('wait for a moderator: %s', (_, listing) => {
    const { findings, holds } = suspicionsOf(listing, []);
    expect([findings.length > 0, holds]).toEqual([true, true]);
    for (const name of findings) expect(suspicionSentence(name)).toMatch(/^\p{Lu}.+\.$/u);
  });
  it('are known by every rule of the table, so that none stands there untried', () => {
    const found = new Set<string>(BAD.flatMap((listing) => suspicionsOf(listing, []).findings));
    expect(Object.keys(SCAM_RULES).filter((name) => !found.has(name))).toEqual([]);
  });
  it.each([
    [['copy'], 'spam'],
    [['copy', 'fee'], 'scam'],
    [['impersonated', 'fee'], 'impersonation'],
  ] as const)('are reported for what they look like: %j', (names, reason) => expect(suspicionReason(names)).toBe(reason));
  it('and what is no name of a rule says nothing', () => expect(suspicionSentence('nothing')).toBeUndefined());
});

const ORDINARY = corpus('ordinary');

describe('Ordinary listings', () => {
  it('are two hundred, each another', () => {
    expect(ORDINARY).toHaveLength(200);
    expect(new Set(ORDINARY.map(({ title, company }) => `${title} ${company}`)).size).toBe(200);
    for (const { description } of ORDINARY) expect(description.length).toBeGreaterThanOrEqual(JOB_LIMITS.description.min);
  });
  it('wait for nobody, though all stand beside one another', () => {
    const prints = ORDINARY.map(fingerprintOf);
    const held = ORDINARY.map((listing, at) => {
      const others = prints.flatMap((fingerprint, other) => (other === at ? [] : [{ isOwn: false, fingerprint }]));
      return [listing.title, suspicionsOf(listing, others)] as const;
    }).filter(([, { holds }]) => holds);
    expect(held).toEqual([]);
  });
});

const LISTING: ListingText = {
  title: 'Kıdemli Backend Geliştirici',
  company: 'Çınaraltı Ödeme',
  location: 'Kadıköy, İstanbul',
  description:
    'Ödeme altyapımızın çekirdeğini yazan altı kişilik ekibe katılacak bir arkadaş arıyoruz. Servislerimiz Go ve PostgreSQL ile çalışıyor; günde iki milyon işlem geçiyor.',
  responsibilities: 'Mutabakat servisini tasarlamak\nSüreçleri ölçmek ve yavaş sorguları hızlandırmak\nNöbete ayda bir hafta katılmak',
  qualifications: 'Dağıtık sistemlerde beş yıl deneyim\nGo ya da Java\nİyi yazılı Türkçe',
  links: ['https://cinaralti.example'],
  salary: { min: 120_000, max: 160_000, currency: 'TRY', period: 'month', basis: 'net' },
  seniority: 'senior',
};
const asks = (change: Partial<ListingText>, earlier: readonly EarlierListing[] = []) => suspicionsOf({ ...LISTING, ...change }, earlier).findings;
const stands = (isOwn: boolean, change: Partial<ListingText> = {}): EarlierListing => ({ isOwn, fingerprint: fingerprintOf({ ...LISTING, ...change }) });

describe('A listing that stands already', () => {
  it.each<[string, Partial<ListingText>, EarlierListing, string[]]>([
    ['by the same member', {}, stands(true), ['ownCopy']],
    ['by another', {}, stands(false), ['copy']],
    ['by another, with other signs and letters', { description: LISTING.description.toLocaleUpperCase('tr').replaceAll(' ', '  ') }, stands(false), ['copy']],
    ['by another, with another title and one more sentence', { title: 'Backend', description: `${LISTING.description} Başvurun.` }, stands(false), ['copy']],
    ['by the same member, for another city', { location: 'Çankaya, Ankara' }, stands(true), []],
    ['by the same member, under another title', { title: 'Veri Mühendisi' }, stands(true), []],
    [
      'by another, with other words',
      {},
      stands(false, {
        description: 'Oyun motorumuzu yazan ekibe bir arkadaş arıyoruz; C++ ve Vulkan ile çalışıyoruz.',
        responsibilities: 'Gölgelendirici yazmak',
      }),
      [],
    ],
  ])('%s', (_, change, earlier, findings) => {
    const said = suspicionsOf({ ...LISTING, ...change }, [stands(false, { description: 'x', responsibilities: '', qualifications: '' }), earlier]);
    expect(said).toEqual({ findings, holds: findings.length > 0 });
  });

  it('of few words is a copy of one of the same member alone', () => {
    const few = { description: 'Veri panolarımızın ön yüzünü birlikte yazacak birini arıyoruz.', responsibilities: '', qualifications: '' };
    const said = (earlier: EarlierListing) => asks(few, [earlier]);
    expect([said(stands(true, few)), said(stands(false, few))]).toEqual([['ownCopy'], []]);
    expect([said(stands(true, { ...few, title: 'Veri Mühendisi' })), said(stands(true, { ...few, location: 'İzmir' }))]).toEqual([[], []]);
  });

  it('is compared by what cannot be read', () => {
    const print = fingerprintOf(LISTING);
    expect(JSON.stringify(print)).toMatch(/^\{"place":"[0-9a-f]{8}","whole":"[0-9a-f]{8}","runs":"([0-9a-f]{8}){12,64}"\}$/);
    expect(likeness(print, print)).toBe(1);
    // Few words say nothing in part.
    const [few, more] = ['Bir arkadaş arıyoruz', 'Bir arkadaş arıyoruz hemen'].map((description) =>
      fingerprintOf({ ...LISTING, description, responsibilities: '', qualifications: '' }),
    );
    expect(few && more && likeness(few, more)).toBe(0);
  });

  it('is looked for among the first that are given, no more', () => {
    const other = stands(false, { description: 'Bambaşka sözcükler', responsibilities: '', qualifications: '' });
    expect(asks({}, [...Array.from({ length: COMPARED }, () => other), stands(false)])).toEqual([]);
  });
});

describe('A rule of suspicion', () => {
  const sentence = (description: string) => asks({ description });
  it.each([
    ['Başvuru için hiçbir ücret talep edilmez.', []],
    ['Eğitim ücretleri şirketimiz tarafından karşılanır.', []],
    ['WhatsApp Business API üzerine mesajlaşma ürünleri geliştiriyoruz.', []],
    ['Sorularınız için WhatsApp’tan yazabilirsiniz.', []],
    ['Sorularınız için WhatsApp hattımıza yazın.', ['chat']],
    ['Y A L N I Z C A W.h.a.t.s.A.p.p üzerinden yazın.', ['chatOnly']],
    ['Yalnızca W​hatsApp üzerinden', ['chatOnly']],
    ['Önce kаyıt ücrеtini yatırın.', ['fee']],
    ['Network marketing firması değiliz.', []],
    ['MLM (masked language model) eğitimi üzerinde çalışıyoruz.', []],
    ['IBAN doğrulama servisini geliştireceksiniz.', []],
  ])('reads: %s', (text, findings) => expect(sentence(text)).toEqual(expect.arrayContaining(findings)));
  it.each([
    [{ salary: { min: 900_000, max: 2_000_000, currency: 'TRY', period: 'month', basis: 'net' } }, ['odd']],
    [{ salary: { min: 20_000, max: 600_000, currency: 'TRY', period: 'month', basis: 'net' } }, ['odd']],
    [{ salary: { min: null, max: 450_000, currency: 'TRY', period: 'month', basis: 'net' }, seniority: 'intern' }, ['odd']],
    [{ salary: { min: 90_000, max: 140_000, currency: 'EUR', period: 'year', basis: 'gross' } }, []],
    [{ salary: { min: 40, max: 90, currency: 'USD', period: 'hour', basis: 'gross' } }, []],
    [{ salary: null }, []],
    [{ company: 'Trendyol A.Ş.', description: 'CV’nizi trendyol.ik@gmail.com adresine yollayabilirsiniz.' }, ['impersonated']],
    [{ company: 'Meta Yazılım', description: 'CV’nizi metayazilim@gmail.com adresine yollayabilirsiniz.' }, []],
  ] as [Partial<ListingText>, string[]][])('weighs what it offers: %j', (change, findings) => expect(asks(change)).toEqual(findings));
  it.each<[string, string, string, string[]]>([
    ['the same', 'Önce kayıt ücretini yatırın.', 'Önce kayıt ücretini yatırın.', []],
    ['the same elsewhere, in other letters', 'Önce kayıt ücretini yatırın.', 'Takım yemeği var. ÖNCE KAYIT ÜCRETİNİ YATIRIN!', []],
    ['less', 'Kayıt ücretini yatırın. IBAN numaranızı gönderin.', 'Kayıt ücretini yatırın.', []],
    ['another of the kind', 'Kayıt ücretini yatırın.', 'Kayıt ücretini yatırın. Kit paketi ücretini ödeyin.', ['fee']],
    ['another kind', 'Kayıt ücretini yatırın.', 'Kayıt ücretini yatırın. IBAN numaranızı gönderin.', ['account']],
  ])('tells what is new where a listing says %s', (_, before, now, fresh) =>
    expect(freshIn({ ...LISTING, description: now }, { ...LISTING, description: before })).toEqual(fresh),
  );
  it('tells another odd salary as new', () => {
    const paid = (max: number): ListingText => ({ ...LISTING, salary: { min: 900_000, max, currency: 'TRY', period: 'month', basis: 'net' } });
    expect([freshIn(paid(2_000_000), paid(2_000_000)), freshIn(paid(2_500_000), paid(2_000_000))]).toEqual([[], ['odd']]);
  });
  it('holds only what weighs enough', () => {
    expect(suspicionsOf({ ...LISTING, description: 'Sorularınız için WhatsApp hattımıza yazın.' }, [])).toEqual({ findings: ['chat'], holds: false });
  });
});

describe('A hostile listing', () => {
  const { description, lines } = JOB_LIMITS;
  const one = stands(false);
  const earlier = Array.from({ length: COMPARED }, () => one);
  const filled = (piece: string, length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  it.each([
    ...['a', ' ', 'a ', 'w h a t s a p p ', 'w.', '1.000', '1.', 'kit ucret ', 'kayıt ücreti ', 'iban ', 'hesab ', 'tr00 0000 0000 ', 'günlük 3.000 tl '],
    ...[
      'kazan ',
      'sadece ',
      'sadece whatsap',
      'kimlik ',
      'usdt ',
      'yatırın ',
      'deneyim şart değil ',
      '90.000 tl ',
      'a@',
      'a.a@',
      '(at)',
      'davet ettiğiniz ',
      'beğeni ',
    ],
    ...['ﷺ', 'é́́', '𝔀', '​', '\n', '#', 'İ', 'trendyol a.ş. ', 'network marketing ', 'site üzerinden dönüş yapılmıyor '],
  ])('of %j costs no more than its length', (piece) => {
    const hostile = {
      ...LISTING,
      title: filled(piece, JOB_LIMITS.title.max),
      company: filled(piece, JOB_LIMITS.company.max),
      description: filled(piece, description.max),
      responsibilities: filled(piece, lines.all),
      qualifications: filled(piece, lines.all),
    };
    const before = performance.now();
    suspicionsOf(hostile, earlier);
    expect(performance.now() - before).toBeLessThan(1_000);
  });
});
