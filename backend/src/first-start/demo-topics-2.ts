import type { DemoTopic } from './demo-content.js';

export const demoTopics2: readonly DemoTopic[] = [
  {
    by: 'ugur_ay',
    category: 'devops',
    title: 'Docker’sız geliştirme ortamı: altı ay sonra notlarım',
    content: `Altı ay önce geliştirme ortamından Docker’ı çıkardık (canlıda duruyor). Sebep: 8 GB belleği olan dizüstüler, macOS’ta yavaş dosya bağlama ve “container’ı yeniden kurdun mu?” sorusunun günde beş kez sorulması.

Yerine koyduğumuz:

\`\`\`toml
# mise.toml
[tools]
node = "22"
python = "3.12"

[env]
DATABASE_URL = "postgres://localhost/meydan_dev"

[tasks.dev]
run = "npm run dev"
\`\`\`

- Araç sürümlerini **mise** sabitliyor, depoya giriyor.
- PostgreSQL makinede kurulu, proje başına bir veritabanı.
- Redis’i geliştirmede kaldırdık; önbelleğin bellek içi bir uygulaması var.

İyi yanı: \`git clone\` sonrası ilk çalıştırma 14 dakikadan 3 dakikaya indi. Kötü yanı: Biri PostgreSQL 15’te kalmış, \`MERGE … RETURNING\` onda çalışmadı (17’de geldi), iki saat gitti.

Aynı yoldan geçen var mı?`,
    tags: ['docker', 'mise', 'geliştirme ortamı'],
    hoursAgo: 128,
    comments: [
      {
        by: 'cagri_yildiz',
        after: 20,
        content: `Son cümlen Docker’ın niye var olduğunu anlatıyor aslında. 🙂 Biz ortasını seçtik: Uygulama makinede, **bağımlılıklar Compose’da**. Yavaşlık dosya bağlamadan geliyordu; veritabanının kaynak koda ihtiyacı yok ki.

\`\`\`yaml
services:
  db:
    image: postgres:17
    ports: ["5432:5432"]
    environment:
      POSTGRES_PASSWORD: gelistirme
    tmpfs: /var/lib/postgresql/data
\`\`\`

\`tmpfs\` ile veri bellekte; kapanınca siliniyor, ama geliştirmede zaten onu istiyoruz.`,
      },
      {
        by: 'ugur_ay',
        after: 35,
        quotes: 0,
        content: 'Makul. Bizde bellek dar olduğu için sanal makinenin kendisi ağır geldi; Linux kullananlar farkı anlamıyor bile.',
      },
      {
        by: 'sule_oz',
        after: 52,
        content:
          'Sürüm farkı için basit bir önlem: Uygulama geliştirme kipinde açılırken `SHOW server_version_num` baksın, ana sürüm beklenenden farklıysa **hata verip dursun**. Uyarı değil, hata. Uyarıyı kimse okumuyor.',
      },
      {
        by: 'kerem_ucgul',
        after: 75,
        content: 'Nix yazan birini bekliyordum, gelmedi. Neyse ki gelmedi.',
      },
      {
        by: 'ozan_celik',
        after: 190,
        quotes: 3,
        content: 'Nix kullanıyorum ama söylememeyi öğrendim.',
      },
      {
        by: 'isil.tas',
        after: 300,
        content:
          'Yeni başlayan biri olarak: Docker’lı projede bir şey çalışmadığında hatanın benim kodumda mı, container’da mı, ağda mı olduğunu ayıramıyordum. Mise’lı projede ilk gün kod yazdım. Sırf bunun için bile teşekkürler.',
      },
    ],
  },
  {
    by: 'sule_oz',
    category: 'backend',
    title: 'N+1 sorguyu koddan okuyarak değil, testle yakalamak',
    content: `Dün bir liste sayfası 1 yerine 201 sorgu atarken yakalandı. Sebep tanıdık: lazy loading açık, şablonda masum bir satır.

\`\`\`csharp
foreach (var siparis in siparisler)
    toplam += siparis.Kalemler.Sum(k => k.Adet * k.BirimFiyat); // her turda bir sorgu
\`\`\`

Düzeltmesi kolay; gereken alanları tek sorguda seçtik:

\`\`\`csharp
var ozetler = await db.Siparisler
    .Where(s => s.MusteriId == musteriId)
    .OrderByDescending(s => s.Tarih)
    .Take(50)
    .Select(s => new SiparisOzeti(
        s.Id, s.Tarih, s.Kalemler.Sum(k => k.Adet * k.BirimFiyat)))
    .ToListAsync(ct);
\`\`\`

Asıl derdim şu: Üç kıdemli geliştirici bu kodu inceledi, hiçbirimiz görmedik. **Geri gelmesini nasıl engelliyorsunuz?** Sorgu sayısını test eden var mı?`,
    tags: ['ef core', 'csharp', 'performans'],
    hoursAgo: 110,
    comments: [
      {
        by: 'elif.isik',
        after: 19,
        content: `Var. \`DbCommandInterceptor\`’dan türeyen bir sayaç, entegrasyon testinde:

\`\`\`csharp
public sealed class SorguSayaci : DbCommandInterceptor
{
    private int _sayi;
    public int Sayi => _sayi;

    public override ValueTask<InterceptionResult<DbDataReader>> ReaderExecutingAsync(
        DbCommand command, CommandEventData eventData,
        InterceptionResult<DbDataReader> result, CancellationToken ct = default)
    {
        Interlocked.Increment(ref _sayi);
        return ValueTask.FromResult(result);
    }
}
\`\`\`

Testte kesin sayı yazmıyoruz, **ölçeklenmediğini** doğruluyoruz: 2 siparişle ve 20 siparişle çağır, sorgu sayısı aynı kalsın. Böylece birisi meşru bir sorgu eklediğinde test kırılmıyor.

Not: Senkron çağrılar \`ReaderExecuting\`’den geçer, onu da ezmek gerekir. Lazy loading senkrondur, yani asıl suçlu oradan geçer!`,
      },
      {
        by: 'baris.ince',
        after: 44,
        quotes: 0,
        content: '“2 ile ve 20 ile aynı” fikri çok temiz. Kesin sayı yazan testlerimiz vardı, herkes kırıldıkça sayıyı artırıyordu. En son 14’te kalmıştı.',
      },
      {
        by: 'cagri_yildiz',
        after: 70,
        content:
          'Lazy loading’i tamamen kapatmak da bir seçenek. EF Core’da zaten varsayılan kapalı; birisi `UseLazyLoadingProxies()` demiş olmalı. Kapalıyken yüklenmemiş koleksiyon boş (ya da `null`) gelir, sayfa hızlı ama **yanlış** olur; o yüzden kapatırken `Include` eksiklerini testle aramak şart.',
      },
      {
        by: 'ugur_ay',
        after: 160,
        content:
          '`Include`’a dönüş yapan olursa: Aynı seviyede iki koleksiyonu birden `Include` ederseniz satırlar çarpılır (50 kalem × 20 not = sipariş başına 1.000 satır). `AsSplitQuery()` bunu ayrı sorgulara böler; karşılığında sorgular arasında tutarlılık garantisi yoktur. Liste sayfası için projeksiyon her zaman daha iyi.',
      },
      {
        by: 'sule_oz',
        after: 1220,
        content:
          'Elif’in sayacını bütün liste uçlarına ekledik. İlk çalıştırmada **dört** N+1 daha bulundu. Biri yönetim panelinde, iki yıldır “o sayfa biraz ağırdır” diye biliniyormuş.',
      },
    ],
  },
  {
    by: 'aysegul.hacibrahimoglu',
    category: 'mimari',
    title:
      'Üç kişilik ekiple modüler monolitten mikroservislere geçmemiz isteniyor; karar vermeden önce kendimize hangi soruları sormalıyız, geçip de pişman olan var mı?',
    content: `Ürün beş yaşında, tek depo, tek veritabanı, yedi modül. Modüllerin sınırları fena değil; birbirlerinin tablolarına erişmiyorlar (derlemede denetleniyor). Yeni gelen yönetici “ölçeklenmek için mikroservis şart” dedi.

Elimizdeki sayılar:

- Tepe yük: saniyede 180 istek, iki örnek, CPU’nun %20’si
- Günde 3–4 canlıya alma, her biri 9 dakika
- Ekip: **üç kişi**

“Hayır” demek istemiyorum; **neye bakarak karar verdiğimizi** yazmak istiyorum. Hangi soruların cevabı “evet” ise bölmek gerekir?`,
    tags: ['modüler monolit', 'mikroservis'],
    hoursAgo: 97,
    comments: [
      {
        by: 'ozan_celik',
        after: 27,
        content: `Benim listem kısa. Bir modülü ayırmak için en az birine “evet” demeliyim:

1. Bu modülü **başka bir ekip**, kendi takvimiyle mi canlıya alacak?
2. Yük profili diğerlerinden **kat kat** farklı mı (ör. görüntü işleme)?
3. Çöktüğünde geri kalanın ayakta kalması işin gereği mi?
4. Farklı bir güvenlik sınırı mı gerekiyor (kart verisi gibi)?

Üç kişiyle birincisi baştan düşüyor. CPU %20’deyken ikincisi de.`,
      },
      {
        by: 'elif.isik',
        after: 55,
        content:
          'Maliyet tarafını da yazın; genelde hiç konuşulmuyor. Bugün tek işlemde `COMMIT` ile biten şeyin yerine outbox, yeniden deneme, idempotent tüketici, dağıtık izleme gelecek. Bunların her biri **öğrenilebilir**, ama üç kişinin altı ayını alır ve o altı ayda kullanıcı hiçbir yenilik görmez.',
      },
      {
        by: 'baris.ince',
        after: 83,
        content:
          'Pişman olan burada. 👋 Beş kişiydik, on bir servise böldük. Bir alan eklemek için dört depo, dört PR, belirli bir sırayla canlıya alma gerekiyordu. Adına mikroservis dedik, meğer **dağıtık monolit** yapmışız. İki yıl sonra sekizini geri birleştirdik.',
      },
      {
        by: 'cagri_yildiz',
        after: 150,
        content:
          'Karşı görüş de olsun: Biz tek bir modülü (PDF üretimi) ayırdık ve çok memnunuz. Bellek sıçramaları ana uygulamayı götürüyordu. Yani soru “mikroservise geçelim mi” değil, “**hangi parçanın** dışarıda olması için iyi bir sebebimiz var”.',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 930,
        quotes: 3,
        content:
          'Bunu karar belgesine aynen koydum: “Geçiş yok; aday parça ve eşik var.” Eşik de yazdık: Rapor modülü CPU’nun yarısını geçerse ayrılacak. Yönetici sayıları görünce itiraz etmedi. Teşekkürler.',
      },
    ],
  },
  {
    by: 'derya.aksoy',
    category: 'kariyer',
    title: 'Kod incelemesi kültürü: yorum yazarken nelere dikkat ediyorsunuz?',
    content: `Geçen hafta ekipte bir PR’a 64 yorum geldi. 51’i adlandırma ve boşluk üzerineydi, kimse para birimi yuvarlamasındaki hatayı görmedi. Yazan arkadaş da iki gün boyunca savunmada kaldı.

Bunun üzerine yorumlara önek koymayı deniyoruz:

- \`engel:\` Birleşmeden önce değişmeli, **gerekçesiyle**.
- \`öneri:\` Ben olsam böyle yapardım, karar senin.
- \`soru:\` Anlamadım, belki ben eksik biliyorum.
- \`güzel:\` Beğendim. (Evet, bunu da yazıyoruz.)

Biçim konularını tümüyle araca bıraktık. Sizin ekipte işe yarayan ne var? Özellikle *sert ama kırıcı olmayan* geri bildirim örneklerini merak ediyorum.`,
    tags: ['kod incelemesi', 'ekip'],
    hoursAgo: 88,
    comments: [
      {
        by: 'mert.dogan',
        after: 21,
        content:
          'Bende en çok işe yarayan değişiklik **özneyi** değiştirmek oldu. “Burayı yanlış yapmışsın” yerine “Bu fonksiyon boş listede sıfıra bölüyor”. Kod hatalı, insan değil. İçerik aynı sertlikte, ama karşı taraf savunmaya geçmiyor.',
      },
      {
        by: 'irem.sahin',
        after: 49,
        content:
          '64 yorumun bir sebebi de PR’ın boyu olabilir. 400 satırı geçince insan gözü **tanıdık** şeylere kayıyor: isim, boşluk, import sırası. Bizde 300 satırı aşan PR için “niye bölünmedi” cümlesi zorunlu. Yasak değil, yalnızca bir cümle. Sırf o cümleyi yazmamak için bölüyoruz. 😄',
      },
      {
        by: 'kerem_ucgul',
        after: 68,
        content: '`güzel:` bana biraz yapmacık geliyor. İyi kod zaten yorum almayan koddur.',
      },
      {
        by: 'selin_ak',
        after: 85,
        quotes: 2,
        content:
          'Ben de öyle düşünürdüm. Ama yalnızca hatalara yorum yazınca yeni gelen **neyin iyi olduğunu** hiç öğrenemiyor; sadece neyden kaçacağını öğreniyor. “Şu hatayı burada yakalaman güzel” demek bir ölçü veriyor.',
      },
      {
        by: 'kerem_ucgul',
        after: 97,
        quotes: 3,
        content: 'Böyle bakmamıştım, mantıklı. Bir deneyeyim. `güzel:` açıklaman.',
      },
      {
        by: 'ugur_ay',
        after: 600,
        content:
          'Bir sınır daha: Üçüncü gidiş gelişte yazışmayı bırakıp konuşuyoruz, sonra **kararı PR’a bir cümleyle** yazıyoruz. Yazıyla yarım gün süren tartışma genelde beş dakikalık konuşma.',
      },
    ],
  },
  {
    by: 'cagri_yildiz',
    category: 'frontend',
    title: 'TypeScript’te branded type: kimlikleri karıştırmayı derleyiciye yakalatmak',
    content: `Geçen sprintte şu çağrı canlıya çıktı ve iki gün kimse fark etmedi:

\`\`\`ts
yetkiVer(topluluk.id, kullanici.id); // parametreler ters!
\`\`\`

İkisi de \`string\` olduğu için derleyici sustu. Şimdi kimlikleri “markalıyoruz”:

\`\`\`ts
declare const marka: unique symbol;
type Marka<T, Ad extends string> = T & { readonly [marka]: Ad };

export type KullaniciId = Marka<string, 'KullaniciId'>;
export type ToplulukId = Marka<string, 'ToplulukId'>;

export const kullaniciId = (deger: string): KullaniciId => {
  if (!/^[0-9a-f-]{36}$/.test(deger)) throw new Error(\`Geçersiz kullanıcı kimliği: \${deger}\`);
  return deger as KullaniciId;
};
\`\`\`

Çalışma zamanında maliyeti yok, \`marka\` alanı hiç var olmuyor. Takıldığım nokta: API’den gelen JSON’da bunları nasıl markalıyorsunuz? Her yerde \`as\` yazmak, kilidi takıp anahtarı paspasın altına koymak gibi.`,
    tags: ['typescript', 'tip güvenliği'],
    hoursAgo: 75,
    comments: [
      {
        by: 'irem.sahin',
        after: 23,
        content: `Sınırda bir kez, şemayla. Zod kullanıyorsan hazır:

\`\`\`ts
const Kullanici = z.object({
  id: z.uuid().brand<'KullaniciId'>(),
  ad: z.string(),
});
type Kullanici = z.infer<typeof Kullanici>;

const kullanici = Kullanici.parse(await yanit.json());
\`\`\`

Bundan sonra kodun içinde \`as\` görmek incelemede alarm sebebi. Zod 3’te \`z.string().uuid()\` yazmak gerekiyor.`,
      },
      {
        by: 'baris.ince',
        after: 39,
        content:
          "Parametre sırası için daha basit bir çözüm de var: nesne almak. `yetkiVer({ topluluk, kullanici })` yazınca ters vermek zorlaşıyor. Her `string`’i markalamaya başlarsanız testler `kullaniciId('…')` çöplüğüne dönüyor.",
      },
      {
        by: 'cagri_yildiz',
        after: 60,
        quotes: 1,
        content:
          'İkisi farklı hatayı yakalıyor. Nesnede de `{ kullanici: topluluk.id }` yazılabiliyor, derleyici yine susar. Ama haklısın, yalnızca **birbirine karışma ihtimali olan** kimlikleri markalıyoruz; e-postayı, başlığı değil.',
      },
      {
        by: 'gokce.unal',
        after: 280,
        content:
          'Para birimi için de çok işe yarıyor: `Kurus` ve `Lira` diye iki marka. `toplam(lira, kurus)` yazınca kırmızı çizgi çıkıyor. Yüz kat fazla çekilmiş bir ödemeyi iade etmiş biri olarak herkese öneririm.',
      },
    ],
  },
  {
    by: 'baris.ince',
    category: 'backend',
    title: 'Saat dilimi hataları: “günlük rapor” neden 3 saat kayıyor?',
    content: `Günlük satış raporumuz gece yarısından sonraki ilk üç saatin satışını bir önceki güne yazıyor. Sunucu UTC’de, tablo \`timestamptz\`, sorgu da şu:

\`\`\`sql
SELECT date_trunc('day', olusturuldu) AS gun, sum(tutar)
FROM satis
GROUP BY 1 ORDER BY 1;
\`\`\`

\`olusturuldu + interval '3 hours'\` yazınca düzeliyor ama içime sinmedi. Doğrusu ne?`,
    tags: ['tarih', 'utc', 'postgresql'],
    hoursAgo: 62,
    comments: [
      {
        by: 'ugur_ay',
        after: 14,
        content: `İçine sinmemekte haklısın; \`+3\` bugün tutar, 2015 verisinde tutmaz. Türkiye **Eylül 2016’dan beri** kalıcı olarak UTC+3’te, öncesinde kışın UTC+2’ydi. Kuralı saat dilimi veritabanına bırak:

\`\`\`sql
SELECT date_trunc('day', olusturuldu AT TIME ZONE 'Europe/Istanbul') AS gun, sum(tutar)
FROM satis
WHERE olusturuldu >= timestamp '2025-03-01' AT TIME ZONE 'Europe/Istanbul'
  AND olusturuldu <  timestamp '2025-04-01' AT TIME ZONE 'Europe/Istanbul'
GROUP BY 1 ORDER BY 1;
\`\`\`

\`WHERE\` tarafında dönüşümü sabite uyguladığıma dikkat: Sütuna uygularsan \`olusturuldu\` üzerindeki dizin kullanılmaz.`,
      },
      {
        by: 'sule_oz',
        after: 38,
        content:
          'Ad yanıltıcı olduğu için ekleyeyim: `timestamptz` saat dilimini **saklamaz**. Gelen değeri UTC’ye çevirir, gösterirken oturumun saat dilimine göre yazar. Dilimi ayrıca bilmen gerekiyorsa ayrı sütunda tutmalısın.',
      },
      {
        by: 'irem.sahin',
        after: 71,
        content: `JavaScript tarafındaki kardeşi:

\`\`\`ts
new Date('2025-03-01');       // UTC gece yarısı
new Date('2025-03-01T00:00'); // yerel gece yarısı
\`\`\`

Yalnızca tarih içeren metin UTC, saat de içeren metin yerel sayılıyor. Doğum günü bir gün kayan her uygulamada bunu arayın. Doğum günü bir **an** değildir, \`date\` türünde ve metin olarak taşınmalı.`,
      },
      {
        by: 'elif.isik',
        after: 240,
        content:
          'Bir istisna: “Her şeyi UTC sakla” geçmiş için doğru, **gelecek** için değil. “14 Mayıs 2027, 09.00, İstanbul” randevusunu UTC olarak saklarsan ve o arada kural değişirse randevu kayar. 2016’da tam olarak bu oldu. Gelecek için yerel saat + `Europe/Istanbul` saklanır.',
      },
      {
        by: 'baris.ince',
        after: 520,
        quotes: 3,
        content: 'Hatırlatma ve randevu modülümüz var, ikisi de UTC saklıyor… Raporu düzelttim, şimdi onlara bakıyorum. Bir soru sordum, üç hata buldum.',
      },
    ],
  },
  {
    by: 'gokce.unal',
    category: 'devops',
    title: 'CI süresini 22 dakikadan 6 dakikaya indirdik: ne işe yaradı, ne yaramadı',
    content: `Üç haftalık uğraşın özeti. **Önce ölçtük**: 22 dakikanın 9’u test, 6’sı bağımlılık kurulumu, 4’ü imaj, 3’ü bekleme.

| Değişiklik | Kazanç |
|---|---|
| Testleri 4 parçaya bölmek | −6,5 dk |
| İmajı yalnızca \`main\`’de kurmak | −4 dk |
| Bağımlılık önbelleği | −3,5 dk |
| Eski çalışmaları iptal etmek | −2 dk (bekleme) |

\`\`\`yaml
concurrency:
  group: \${{ github.workflow }}-\${{ github.ref }}
  cancel-in-progress: \${{ github.ref != 'refs/heads/main' }}

jobs:
  test:
    runs-on: ubuntu-latest
    strategy:
      fail-fast: false
      matrix:
        parca: [1, 2, 3, 4]
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - run: npx vitest run --shard=\${{ matrix.parca }}/4
\`\`\`

İşe **yaramayan**: daha güçlü makine (testlerin çoğu bekliyordu, CPU boştu) ve \`node_modules\` klasörünü önbelleğe almak (geri açmak kurmaktan uzun sürdü). Sizde en çok ne kazandırdı?`,
    tags: ['ci', 'github actions', 'test'],
    hoursAgo: 53,
    comments: [
      {
        by: 'ugur_ay',
        after: 25,
        content:
          '`cancel-in-progress`’i `main` dışında tutman önemli, çoğu kişi bunu unutuyor ve canlıya alma yarıda iptal oluyor. Bizde en büyük kazanç en sıkıcısıydı: Testlerdeki sabit `sleep(2000)`’leri koşul beklemeye çevirdik, 5 dakika gitti.',
      },
      {
        by: 'baris.ince',
        after: 50,
        content:
          'CI/CD’yi sıfırdan öğrenmek isteyenler için 12 haftalık **DevOps Ustası** kursum başladı!! %70 indirim yalnızca bu hafta, MEYDAN70 koduyla. Ayrıca React, Flutter, Excel ve dijital pazarlama kurslarım da var, taksit imkânı mevcut. Bağlantı profilimde, kaçırmayın 🚀🚀',
      },
      {
        by: 'kerem_ucgul',
        after: 71,
        content: 'Parçalara bölünce toplam makine dakikası artıyor ama: 4 × kurulum. Fatura ne oldu?',
      },
      {
        by: 'gokce.unal',
        after: 90,
        quotes: 2,
        content:
          'Arttı, ayda yaklaşık %15. Karşılığında PR başına 16 dakika bekleme gitti; günde 30 PR’da bu 8 saat ediyor. Bizim için iyi takas, tek kişilik projede yapmazdım.',
      },
      {
        by: 'ozan_celik',
        after: 330,
        content:
          'Değişen dosyaya göre iş çalıştırmayı (`paths`) da denedik, geri aldık: **Zorunlu** denetim olarak işaretlenmiş iş akışı `paths` yüzünden hiç başlamazsa PR “bekliyor”da kalıyor ve birleşmiyor. Koşulu iş akışına değil, işin içindeki `if`’e koyunca atlanan iş başarılı sayılıyor.',
      },
    ],
  },
  {
    by: 'isil.tas',
    category: 'backend',
    title: 'Go mu Rust mı? İkinci dil olarak hangisine zaman ayırayım?',
    content: `Bir buçuk yıldır TypeScript ile backend yazıyorum. İkinci bir dil öğrenmek istiyorum; haftada 6–7 saatim var. Amacım iş değiştirmekten çok **farklı düşünmeyi** öğrenmek.

- Go’yu bir hafta sonu denedim, çok hızlı ilerledim ama “eee?” dedim.
- Rust’ta üç akşam ödünç alma denetleyicisiyle kavga ettim, sonunda ne olduğunu anlamadan \`.clone()\` yazıp geçtim.

Pointer’larla da ilk kez gerçekten uğraşıyorum, o yüzden temel bir şey kaçırıyorsam söyleyin lütfen.`,
    tags: ['go', 'rust', 'öğrenme'],
    hoursAgo: 46,
    comments: [
      {
        by: 'ozan_celik',
        after: 17,
        content: `Amacın farklı düşünmekse Rust, ay sonunda çalışan bir hizmetse Go.

Go’nun “eee?” dedirtmesi kusur değil, tasarım amacı: Dil aradan çekilsin, sen işi yap. Asıl öğreteceği eşzamanlılık:

\`\`\`go
ctx, iptal := context.WithTimeout(ctx, 2*time.Second)
defer iptal()

g, ctx := errgroup.WithContext(ctx)
for _, adres := range adresler {
	g.Go(func() error { return getir(ctx, adres) })
}
if err := g.Wait(); err != nil {
	return fmt.Errorf("adresler alınamadı: %w", err)
}
\`\`\`

Bunu TypeScript’te iptali ve zaman aşımıyla doğru yazmayı dene, farkı görürsün. (Döngü değişkeni Go 1.22’den beri her turda yeni; eski yazılardaki \`adres := adres\` satırına gerek yok.)`,
      },
      {
        by: 'sule_oz',
        after: 36,
        content:
          '`.clone()` yazıp geçmekte utanılacak bir şey yok, herkes öyle başlıyor. Rust’ın sana öğreteceği soru şu: **“Bu verinin sahibi kim?”** Bu soruyu sormaya alışınca TypeScript’te de paylaşılan nesneyi değiştirmekten vazgeçiyorsun. Rustlings alıştırmalarıyla başla, kitap yanında dursun.',
      },
      {
        by: 'kerem_ucgul',
        after: 58,
        content:
          'Sen daha pointer’ın ne olduğunu bilmiyorsun, gelmiş dil seçiyorsun. Senin gibi üç günlük kursla kendini yazılımcı sananlar yüzünden sektör bu hâlde. Bu kafayla sana stajyerlik bile vermezler, boşuna forumu kirletme, git kendine başka meslek bul.',
      },
      {
        by: 'cagri_yildiz',
        after: 66,
        content:
          'Pointer’ı **sorduğu için** burada zaten. Konuya dönersek: İkisi de iyi seçim, kötü olan ikisini aynı ayda öğrenmek. Altı hafta birine ver, küçük bir şey bitir (ör. bir CLI), sonra karar ver.',
      },
      {
        by: 'mert.dogan',
        after: 82,
        content:
          'Arkadaşlar, kişiye yönelik söz bu forumda olmuyor. Dili eleştirin, kodu eleştirin, birbirinizi değil. Işıl’ın sorusu gayet yerinde, tartışmayı oradan sürdürelim.',
      },
      {
        by: 'isil.tas',
        after: 1105,
        quotes: 3,
        content:
          'Teşekkürler. Altı haftayı Rust’a veriyorum, küçük bir log süzgeci yazacağım. Sonucu Projeler’de paylaşırım; güzel olursa övünmek için, kötü olursa ders olsun diye.',
      },
    ],
  },
  {
    by: 'irem.sahin',
    category: 'frontend',
    title: '“ı” ve “i” yüzünden arama sonuç vermiyor',
    content: `Şehir seçme kutumuzda \`ISPARTA\` yazan kullanıcı sonuç bulamıyor, \`isparta\` yazan da bulamıyor. \`Isparta\` yazan buluyor. Şu anki kod:

\`\`\`ts
const bul = (aranan: string) =>
  sehirler.filter((s) => s.ad.toLowerCase().includes(aranan.toLowerCase()));
\`\`\`

\`toLocaleLowerCase('tr')\` yapınca \`ISPARTA\` düzeldi, ama bu kez klavyesinde Türkçe olmayanlar \`istanbul\` yerine \`ISTANBUL\` yazınca bulamıyor. İki grubu birden mutlu etmenin yolu yok mu?`,
    tags: ['türkçe', 'arama', 'unicode'],
    hoursAgo: 38,
    comments: [
      {
        by: 'ugur_ay',
        after: 11,
        content: `Var: **İki tarafı da aynı sade biçime indirge.** Aramada Türkçe doğruluğu değil, eşleşme istiyorsun.

\`\`\`ts
const sade = (metin: string) =>
  metin
    .toLocaleLowerCase('tr') // I → ı, İ → i
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\\p{M}/gu, ''); // ş → s, ğ → g, ü → u

const bul = (aranan: string) => sehirler.filter((s) => sade(s.ad).includes(sade(aranan)));
\`\`\`

Artık \`ISTANBUL\`, \`istanbul\`, \`İstanbul\` ve \`Istanbul\` aynı yere düşüyor. Ekranda tabii ki özgün adı göster.`,
      },
      {
        by: 'cagri_yildiz',
        after: 25,
        content: `Neden \`toLocaleLowerCase('tr')\` ile başladığını merak edenler için:

\`\`\`ts
'İ'.toLowerCase().length; // 2 (!)
\`\`\`

Yerel ayarsız küçültmede \`İ\`, \`i\` + birleşen noktaya (U+0307) dönüşüyor. Ekranda \`i\` gibi görünür, ama \`===\` ile eşleşmez. Konsola bakıp “ikisi aynı işte” diye yarım gün harcadım.`,
      },
      {
        by: 'irem.sahin',
        after: 43,
        quotes: 0,
        content: 'Dördü de çalıştı, teşekkürler! Yan etkisi olarak “kar” arayan “kâr”ı da buluyor, bizim için iyi bile.',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 95,
        content: `Aynısı veritabanında gerekiyorsa:

\`\`\`sql
CREATE INDEX sehir_arama ON sehir
  (translate(lower(ad COLLATE "tr-x-icu"), 'ışğüöçâîû', 'isguocaiu'));
\`\`\`

Sorguda da **birebir aynı** ifadeyi kullan, yoksa dizin devreye girmez. İçinde geçen aramalar (\`LIKE '%…%'\`) için \`pg_trgm\` ile GIN dizini kurman gerekir.`,
      },
      {
        by: 'elif.isik',
        after: 380,
        content:
          'Soyadım Işık. Bugüne kadar “Isik”, “İşik”, “IŞIK”, “Iþýk” ve bir keresinde “I??k” olarak adlandırıldım. Bu konuyu açan ve cevaplayan herkese şahsen minnettarım.',
      },
      {
        by: 'sule_oz',
        after: 402,
        quotes: 4,
        content: 'Şule Öz olarak masaya katılıyorum: uçak biletimde “SULEOZ”, kargoda “?ule ?z”.',
      },
    ],
  },
  {
    by: 'elif.isik',
    category: 'mimari',
    title: 'Idempotency anahtarını istemci mi üretmeli, sunucu mu?',
    content: `Ödeme ucumuz zaman aşımına uğrayınca mobil uygulama yeniden deniyor ve ayda beş on müşteriden iki kez çekim yapıyoruz. \`Idempotency-Key\` ekleyeceğiz. Ekipte iki görüş var:

1. İstemci UUID üretsin, başlıkta göndersin.
2. Sunucu, istek gövdesinin özetinden (hash) kendisi türetsin; istemciye iş düşmesin.

İkincisi kulağa hoş geliyor, ama içime sinmeyen bir şey var ve adını koyamıyorum.`,
    tags: ['api', 'idempotency', 'ödeme'],
    hoursAgo: 31,
    comments: [
      {
        by: 'ozan_celik',
        after: 13,
        content: `Adı **niyet**. Aynı gövde her zaman aynı niyet değildir: Aynı kahveciden beş dakika arayla iki kez 90 liralık kahve alabilirim. Özetten türetirsen ikinci kahveyi reddedersin. Niyeti yalnızca istemci bilir; anahtarı o üretmeli.

Ve anahtar **her denemede değil, her niyette** üretilmeli: Ödeme ekranı açılınca bir kez, yeniden denemelerde aynısı.`,
      },
      {
        by: 'sule_oz',
        after: 32,
        content: `Özet yine de işe yarıyor, ama **denetim** için. Saklanması gerekenler:

\`\`\`sql
CREATE TABLE idempotency (
  hesap_id     bigint      NOT NULL,
  anahtar      text        NOT NULL,
  istek_ozeti  bytea       NOT NULL,
  durum        smallint,              -- NULL: hâlâ işleniyor
  yanit        jsonb,
  olusturuldu  timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (hesap_id, anahtar)
);
\`\`\`

- Aynı anahtar, aynı özet, bitmiş → saklanan yanıtı ver.
- Aynı anahtar, aynı özet, sürüyor → \`409\`.
- Aynı anahtar, **farklı özet** → \`422\`. İstemcide hata vardır, gizlemeyin.

\`hesap_id\`’yi birincil anahtara koymayı unutmayın; yoksa biri başkasının anahtarını tahmin edip yanıtını okuyabilir.`,
      },
      {
        by: 'elif.isik',
        after: 50,
        quotes: 0,
        content: '“Niyet” tam aradığım kelimeydi. Kahve örneğini toplantıda aynen kullanıyorum.',
      },
      {
        by: 'ugur_ay',
        after: 77,
        content: `Yarışa dikkat: “Önce \`SELECT\`, yoksa \`INSERT\`” yazarsanız iki istek aynı anda “yok” görür. Doğrudan ekleyip kimin kazandığına bakın:

\`\`\`sql
INSERT INTO idempotency (hesap_id, anahtar, istek_ozeti)
VALUES ($1, $2, $3)
ON CONFLICT DO NOTHING
RETURNING 1;
\`\`\`

Satır döndüyse iş sizin. Dönmediyse başkası başlamış demektir.`,
      },
      {
        by: 'baris.ince',
        after: 140,
        content: 'Peki işlem ödeme sağlayıcıya gittikten sonra sunucu çökerse? Kayıt “sürüyor”da kalır, herkes sonsuza kadar `409` alır.',
      },
      {
        by: 'ozan_celik',
        after: 163,
        quotes: 4,
        content:
          'Doğru soru. Süresi geçmiş “sürüyor” kaydını bir iş toplar ve **sağlayıcıya sorar**: “Şu referansla bir çekim var mı?” Bunun için sağlayıcıya da aynı anahtarı göndermen şart. Sormadan yeniden denersen başa döndün, sormadan silersen de.',
      },
    ],
  },
];
