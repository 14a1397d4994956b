import type { DemoTopic } from './demo-content.js';

export const demoTopics3: readonly DemoTopic[] = [
  {
    by: 'selin_ak',
    category: 'kariyer',
    title: 'Uzaktan çalışmada odaklanma: günü nasıl bölüyorsunuz?',
    content: `Üç yıldır evden çalışıyorum ve son aylarda şunu fark ettim: Sekiz saat masa başındayım, ama kesintisiz çalıştığım süre **iki saati** geçmiyor. Toplantı, mesaj, kargo, “iki dakikan var mı”, sonra bir bakmışım 17.30.

Denediklerim:

- Pomodoro: 25 dakika tam ısınmışken zil çalıyor, sevemedim.
- Bildirimleri kapatmak: İşe yarıyor, ama “neden görmedin” mesajları geliyor.
- Kulaklık: Yalnız yaşıyorum, kulaklığı kime takıyorum bilmiyorum.

Sizde kalıcı olan ne oldu?`,
    tags: ['uzaktan çalışma', 'odaklanma'],
    hoursAgo: 26,
    comments: [
      {
        by: 'irem.sahin',
        after: 19,
        content:
          'Kişisel yöntemlerin hiçbiri bende tutmadı, **ekip anlaşması** tuttu: 10.00–12.30 arası toplantı yok, mesaja cevap beklenmiyor. Acil iş için telefon var. Altı ayda telefon iki kez çaldı, ikisi de gerçekten acildi.',
      },
      {
        by: 'cagri_yildiz',
        after: 40,
        content: `Günü kapatırken kendime not bırakıyorum; ertesi sabah ısınma süresi yarım saatten beş dakikaya iniyor:

\`\`\`md
## Yarın
- \`odeme.test.ts\` 142. satırdaki test bilerek kırmızı, oradan devam
- Şüphem: yeniden deneme sayacı sıfırlanmıyor
- Elif’ten cevap bekliyorum (aciliyeti yok)
\`\`\`

Bilerek kırmızı bırakılan test en iyi yer imi.`,
      },
      {
        by: 'tolga.iscan',
        after: 58,
        content:
          'Yeni başlayan biri olarak bende tersi: Kimse rahatsız etmesin diye soru da soramıyorum. Kameralı “sessiz çalışma odası” açtık, mikrofonlar kapalı, isteyen girip soru soruyor. Garip ama iyi geldi.',
      },
      {
        by: 'selin_ak',
        after: 1290,
        quotes: 0,
        content: 'Bunu ekibe önerdim, deneme olarak iki hafta konuldu. Bugün ilk gün: 2 saat 20 dakika aralıksız. Neredeyse duygulandım.',
      },
      {
        by: 'kerem_ucgul',
        after: 1332,
        content: 'Ben kediyi suçluyorum, o da inkâr etmiyor.',
      },
    ],
  },
  {
    by: 'baris.ince',
    category: 'veritabani',
    title: 'Birincil anahtar için UUIDv7 mi, bigint mi?',
    content: `Yeni bir projeye başlıyoruz, PostgreSQL 18. Kayıtları mobil istemci çevrimdışıyken de oluşturabilecek. Seçenekler:

- \`bigint GENERATED ALWAYS AS IDENTITY\`: 8 bayt, sıralı, URL’de çirkin değil ama tahmin edilebilir.
- UUIDv4: her yerde üretilir, dizinde dağınık.
- UUIDv7: her yerde üretilir, zamana göre sıralı; 18’de \`uuidv7()\` yerleşik.

Ölçen var mı? Pişman olan?`,
    tags: ['postgresql', 'uuid', 'performans'],
    hoursAgo: 20,
    comments: [
      {
        by: 'elif.isik',
        after: 16,
        content:
          'İstemci çevrimdışı üretecekse karar zaten verilmiş: UUID. v4 ile v7 arasında da v7. Fark ekleme sırasında ortaya çıkıyor: v4 dizinin **rastgele** sayfalarına yazar, tablo belleğe sığmadığında her ekleme bir disk okuması ve WAL’da bolca tam sayfa görüntüsü demek. v7 hep dizinin sağ ucuna yazar.',
      },
      {
        by: 'ozan_celik',
        after: 31,
        content: 'bigint her zaman daha hızlıdır, 16 bayt anahtar bütün dizinlere ve yabancı anahtarlara yayılır. UUID’ye gerçekten ihtiyacın yoksa kullanma.',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 58,
        quotes: 1,
        content:
          'Boyut için doğru, “her zaman” için değil. 30 milyon satırlık bir tabloda denemiştik: birleştirmelerde fark %5–10 civarındaydı, sayfa yükleme süresinde ölçülemedi. Dizin ise yaklaşık %40 büyüktü. Yani bedel daha çok **bellek ve disk**. Kendi verinizle ölçün.',
      },
      {
        by: 'sule_oz',
        after: 90,
        content:
          'v7’nin gizlilik tarafı: İlk 48 bit milisaniye cinsinden zaman. Herkese açık bir kimlikte kaydın **ne zaman** oluştuğunu söylüyorsun. Gönderi için sorun değil; hasta kaydı ya da davet bağlantısı için düşün. Gizli anahtar yerine de kullanma, v4 bile bunun için tasarlanmadı.',
      },
      {
        by: 'baris.ince',
        after: 410,
        content:
          'Karar: İstemcinin oluşturduğu tablolarda UUIDv7, yalnızca sunucuda yaşayanlarda `bigint`. Davet bağlantıları ayrı, rastgele bir belirteç alacak. Sağ olun.',
      },
    ],
  },
  {
    by: 'irem.sahin',
    category: 'frontend',
    title: 'React 19 useActionState: hata dönünce form alanları neden boşalıyor?',
    content: `Kayıt formunu \`useActionState\`’e taşıdım. Sunucu “bu e-posta kayıtlı” deyince hata görünüyor, ama **bütün alanlar boşalıyor**. Kullanıcı her şeyi baştan yazıyor.

\`\`\`tsx
const [durum, gonder, bekliyor] = useActionState(kaydol, { hata: null });

return (
  <form action={gonder}>
    <input name="eposta" type="email" />
    <input name="ad" />
    {durum.hata && <p role="alert">{durum.hata}</p>}
    <button disabled={bekliyor}>Kaydol</button>
  </form>
);
\`\`\`

\`onSubmit\` kullanırken böyle bir şey olmuyordu. Hata mı, özellik mi?`,
    tags: ['react', 'form', 'typescript'],
    hoursAgo: 14,
    comments: [
      {
        by: 'gokce.unal',
        after: 12,
        content: `Özellik: \`<form action={fonksiyon}>\` bitince React **denetimsiz** alanları sıfırlıyor, HTML formunun gönderildikten sonraki hâline benzesin diye. Action’ın hata döndürdüğünü React bilemez; ona göre iş bitti.

Girilenleri durumla birlikte geri ver, \`defaultValue\` olarak bas:

\`\`\`tsx
type Durum = { hata: string | null; eposta: string; ad: string };

async function kaydol(_onceki: Durum, form: FormData): Promise<Durum> {
  const eposta = String(form.get('eposta') ?? '');
  const ad = String(form.get('ad') ?? '');
  const yanit = await api.kaydol({ eposta, ad });
  return yanit.ok ? { hata: null, eposta: '', ad: '' } : { hata: yanit.hata, eposta, ad };
}

<input name="eposta" type="email" defaultValue={durum.eposta} />
\`\`\`

Sıfırlama \`defaultValue\`’ya döndüğü için alan dolu kalıyor. Parolayı **geri verme**, o boş kalsın.`,
      },
      {
        by: 'cagri_yildiz',
        after: 30,
        content: `Sıfırlamayı hiç istemiyorsan \`onSubmit\` hâlâ yasal:

\`\`\`tsx
<form
  onSubmit={(olay) => {
    olay.preventDefault();
    const form = new FormData(olay.currentTarget);
    startTransition(() => gonder(form));
  }}
>
\`\`\`

Bedeli, JavaScript yüklenmeden formun çalışmaması. \`startTransition\`’ı atlarsan React konsolda uyarır ve \`bekliyor\` doğru güncellenmez.`,
      },
      {
        by: 'irem.sahin',
        after: 51,
        quotes: 0,
        content:
          'Oldu! `_onceki` parametresini unutmuştum, ilk denemede `form.get is not a function` aldım. Aynı tuzağa düşen olursa: **ilk** parametre önceki durum, ikincisi `FormData`.',
      },
      {
        by: 'isil.tas',
        after: 240,
        content:
          'Küçük bir ek: `useFormStatus` kullanacaksanız formun **içindeki** bir bileşende çağırın. Formu çizen bileşende çağırınca `pending` hep `false` geliyor. Bir saatim gitti, sizinki gitmesin.',
      },
    ],
  },
  {
    by: 'cagri_yildiz',
    category: 'devops',
    title: 'Node.js pod’u OOMKilled oluyor ama heap grafiği tertemiz',
    content: `Görsel küçülten bir hizmet, sınırı 512 MiB. Günde üç dört kez \`exit code 137\` ile ölüyor. Heap grafiği ise 120 MB’ta dümdüz:

\`\`\`yaml
resources:
  requests: { cpu: 250m, memory: 256Mi }
  limits: { memory: 512Mi }
env:
  - name: NODE_OPTIONS
    value: --max-old-space-size=384
\`\`\`

Sızıntı olsa heap’in artması gerekmez miydi? Nereye bakayım?`,
    tags: ['kubernetes', 'node', 'bellek'],
    hoursAgo: 9,
    comments: [
      {
        by: 'ugur_ay',
        after: 10,
        content: `\`--max-old-space-size\` yalnızca V8 heap’ini sınırlar. \`Buffer\`’lar, native kütüphanelerin ayırdıkları, iş parçacığı yığınları onun dışında; çekirdek ise **toplama** bakar. Şunu metrik olarak bas:

\`\`\`ts
const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
\`\`\`

- \`arrayBuffers\` artıyorsa: Buffer biriktiriyorsun.
- Yalnızca \`rss\` artıyorsa: native taraf ya da bellek parçalanması.`,
      },
      {
        by: 'cagri_yildiz',
        after: 95,
        content: '`rss` 500’e tırmanıyor, `arrayBuffers` 20 MB. `sharp` kullanıyoruz, imaj `node:22-bookworm-slim`.',
      },
      {
        by: 'gokce.unal',
        after: 112,
        quotes: 1,
        content: `O hâlde büyük olasılıkla glibc’nin bellek ayırıcısı: Çok iş parçacıklı native kodda boşalan belleği parçalayıp işletim sistemine geri vermiyor. \`sharp\` belgelerinde de geçer, önerileri **jemalloc**:

\`\`\`dockerfile
RUN apt-get update && apt-get install -y --no-install-recommends libjemalloc2 \\
 && rm -rf /var/lib/apt/lists/*
ENV LD_PRELOAD=libjemalloc.so.2
\`\`\`

Eşzamanlı işlenen görsel sayısını da sınırla; 40 megapiksellik bir fotoğraf açıldığında tek başına 120 MB tutar (40 milyon × 3 bayt).`,
      },
      {
        by: 'cagri_yildiz',
        after: 330,
        quotes: 2,
        content:
          'Jemalloc ile `rss` 210 MB’ta sabitlendi, dört saattir yeniden başlama yok. Sınırı artırıp geçmeye bir adım kalmıştı; konuyu açtığıma sevindim.',
      },
    ],
  },
  {
    by: 'yeni_uye_48',
    category: 'genel',
    title: 'Haftada 50 bin TL kazandıran sistem, YAZILIMCILARA ÖZEL (son 12 kişi)',
    content: `Arkadaşlar merhaba ben de sizin gibi maaşla çalışıyordum, şimdi **haftada 50.000 TL** kazanıyorum ve günde sadece 20 dakika ayırıyorum!!! 💰💰

✅ Risk YOK
✅ Sermaye sadece 2.000 TL
✅ Yapay zekâ robotu sizin yerinize işlem yapıyor
✅ Paranız 7 günde 3’e katlanıyor, GARANTİLİ

Eniştem inanmadı, şimdi araba aldı. Kontenjan bu gece doluyor, profilimdeki gruptan yazın, “MEYDAN” diyene ilk hafta komisyonsuz!!!`,
    tags: ['para', 'ek gelir'],
    hoursAgo: 6.5,
    comments: [
      {
        by: 'kerem_ucgul',
        after: 14,
        content: '7 günde 3’e katlanıyorsa on haftada 2.000 lira 118 milyon eder. Eniştene söyle, araba değil otomobil fabrikası alsın.',
      },
    ],
  },
  {
    by: 'isil.tas',
    category: 'backend',
    title: 'Webhook imzası hiç tutmuyor: FastAPI’de HMAC doğrulama',
    content: `Ödeme sağlayıcısının webhook’unu doğrulamaya çalışıyorum. Belgede “\`zaman + "." + gövde\` üzerinden HMAC-SHA256” diyor. Kodum:

\`\`\`python
@app.post("/webhook")
async def webhook(request: Request):
    veri = await request.json()
    govde = json.dumps(veri)
    zaman = request.headers["x-zaman"]
    beklenen = hmac.new(SIR, f"{zaman}.{govde}".encode(), hashlib.sha256).hexdigest()
    if beklenen != request.headers["x-imza"]:
        raise HTTPException(status_code=400, detail="imza geçersiz")
\`\`\`

İmza **hiçbir zaman** tutmuyor. Sırrı üç kez kontrol ettim.`,
    tags: ['python', 'güvenlik', 'webhook'],
    hoursAgo: 5,
    comments: [
      {
        by: 'elif.isik',
        after: 9,
        content: `Gövdeyi ayrıştırıp yeniden yazıyorsun. \`json.dumps\` boşluk ekler, \`ş\`’yi \`\\u015f\` yapar; baytlar değişince imza da değişir. İmza **gelen ham baytlar** üzerinden hesaplanır:

\`\`\`python
def imza_gecerli(govde: bytes, zaman: str, imza: str) -> bool:
    if not zaman.isdecimal() or abs(time.time() - int(zaman)) > 300:
        return False
    beklenen = hmac.new(SIR, zaman.encode() + b"." + govde, hashlib.sha256).hexdigest()
    return hmac.compare_digest(beklenen.encode(), imza.encode())


@app.post("/webhook")
async def webhook(request: Request):
    govde = await request.body()
    if not imza_gecerli(govde, request.headers.get("x-zaman", ""), request.headers.get("x-imza", "")):
        raise HTTPException(status_code=400, detail="imza geçersiz")
    veri = json.loads(govde)
\`\`\`

\`==\` yerine \`compare_digest\`: Karşılaştırma süresi ilk farklı karakterin yerini ele vermesin. Beş dakikalık pencere de eski bir isteğin tekrar gönderilmesini zorlaştırır.`,
      },
      {
        by: 'isil.tas',
        after: 27,
        quotes: 0,
        content: 'Tuttu! `json.dumps`’ın boşluk eklediğini hiç düşünmemiştim, ekranda aynı görünüyordu.',
      },
      {
        by: 'ugur_ay',
        after: 48,
        content:
          'Sıradaki sorun için peşin cevap: Sağlayıcı aynı olayı birden fazla kez gönderir. Olay kimliğini benzersiz sütuna yazıp tekrarını sessizce `200` ile karşıla; işi de uçta değil kuyrukta yap, yoksa zaman aşımına düşüp daha çok gönderir.',
      },
      {
        by: 'sule_oz',
        after: 120,
        content:
          '`.encode()` ayrıntısı boşuna değil: `compare_digest` ASCII dışı karakter içeren `str` alırsa `TypeError` fırlatır. Başlığa `ş` yazan biri size 500 döndürtür.',
      },
    ],
  },
  {
    by: 'kerem_ucgul',
    category: 'genel',
    title: 'Yapay zekâ asistanının yazdığı PR’ı nasıl inceliyorsunuz?',
    content: `Son bir ayda gelen PR’ların yarısında yardımcı araç kullanılmış. Kod düzgün görünüyor, testler yeşil, açıklaması benim yazdıklarımdan uzun. Ama incelerken garip bir şey oluyor: “Bunu neden böyle yaptın?” diye soruyorum, cevap “araç öyle yazdı” oluyor.

Yasaklamak istemiyorum, ben de kullanıyorum. Ama **sorumluluğu kim taşıyor** sorusuna bir kural koymak istiyorum. Sizde yazılı bir kural var mı?`,
    tags: ['yapay zekâ', 'kod incelemesi'],
    hoursAgo: 3.4,
    comments: [
      {
        by: 'derya.aksoy',
        after: 15,
        content:
          'Bizde tek cümle: **“Gönderdiğin kodu sen yazdın.”** Neyle yazdığın serbest; açıklayamadığın satır varsa PR hazır değildir. İnsan yazarken de kural buydu aslında, yalnızca söylemeye gerek kalmıyordu.',
      },
      {
        by: 'gokce.unal',
        after: 33,
        content:
          'Ben incelemede sırayı değiştirdim: Önce **testlere** bakıyorum. Araç hem kodu hem testi yazınca test, kodun yaptığını doğruluyor, yapması gerekeni değil. Bir `>`’yi `>=` yapıp testlerin kırılıp kırılmadığına bakmak iki dakika; kırılmıyorsa konuşacak şey var demektir.',
      },
      {
        by: 'ozan_celik',
        after: 52,
        content:
          'Bir de var olmayan paket meselesi. Önerilen bağımlılık gerçekten var mı, kim yayımlamış, kaç yıllık? Uydurulan adları önceden kaydedip içine kötü kod koyanlar var. Yeni bağımlılık eklenen her PR’a ikinci onay istiyoruz.',
      },
      {
        by: 'kerem_ucgul',
        after: 81,
        quotes: 0,
        content: '“Açıklayamadığın satır varsa PR hazır değildir.” Aldım, CONTRIBUTING dosyasına giriyor. Kısa kural iyi kural.',
      },
    ],
  },
  {
    by: 'sule_oz',
    category: 'projeler',
    title: 'Türkçeyi tek düzenli ifadeyle hecelerine ayırmak',
    content: `Kızımın okuma ödevi için küçük bir heceleyici yazdım, sandığımdan kısa çıktı. Kural basit: Her hecede bir ünlü var ve **ünlüden hemen önceki ünsüz o ünlüye gider**.

\`\`\`ts
const ayrac = /(?<=[aeıioöuüâîû].*)(?=[bcçdfgğhjklmnprsştvyz][aeıioöuüâîû])|(?<=[aeıioöuüâîû])(?=[aeıioöuüâîû])/u;

const hecele = (kelime: string) => kelime.toLocaleLowerCase('tr').split(ayrac);

hecele('merhaba');  // ['mer', 'ha', 'ba']
hecele('saat');     // ['sa', 'at']
hecele('spor');     // ['spor']
hecele('İstanbul'); // ['is', 'tan', 'bul']
\`\`\`

Geriye bakışın (\`lookbehind\`) içinde \`.*\` olması her dilde çalışmaz; JavaScript’te serbest, Python’ın \`re\` modülünde ve Go’da değil.

Bozan kelime bulan olursa sevinirim. Ödülü: kızımın alkışı.`,
    tags: ['typescript', 'türkçe', 'regex'],
    hoursAgo: 2.1,
    comments: [
      {
        by: 'ugur_ay',
        after: 20,
        content: "`hecele('Çekoslovakyalılaştıramadıklarımızdan')` denedim, on beş parça verdi, hepsi doğru. Alkışı başka bir kelimeden isteyeceğim.",
      },
      {
        by: 'cagri_yildiz',
        after: 41,
        content: "Kural kitaba göre doğru, ama `q`, `w`, `x` içeren kelimelerde bölmüyor: `hecele('taxi')` tek parça. “O zaten Türkçe değil” dersen kabul.",
      },
      {
        by: 'sule_oz',
        after: 58,
        quotes: 1,
        content:
          'O zaten Türkçe değil. 😄 Ama `[^\\W…]` yerine harfleri tek tek yazmamın sebebi de buydu: `\\w` Türkçe harfleri tanımıyor, `u` bayrağı da bunu değiştirmiyor. `\\p{L}` kullanmak gerekiyor.',
      },
    ],
  },
  {
    by: 'gokce.unal',
    category: 'frontend',
    title: 'Container query verince etiketin genişliği sıfıra düşüyor',
    content: `Kart bileşenimizi ekran genişliği yerine kendi kutusuna göre düzenlemek istiyorum. Kartta sorun yok:

\`\`\`css
.kart-kutusu { container: kart / inline-size; }

@container kart (inline-size > 28rem) {
  .kart { grid-template-columns: 8rem 1fr; }
}
\`\`\`

Ama aynısını **içeriği kadar yer kaplayan** etiketlere (\`inline-flex\`) uygulayınca genişlik sıfıra iniyor. Sebebini anladım: \`inline-size\` kapsaması, elemanın genişliğinin içeriğine bağlı olmasını engelliyor, yoksa sonsuz döngü olurdu.

Anlamadığım, bunun yerine ne yapmam gerektiği. Etiketi saran satırı kapsayıcı yapmak mümkün, ama o zaman etiket kendi genişliğini değil satırınkini soruyor. Bunu çözen var mı, yoksa yanlış yerde mi ısrar ediyorum?`,
    tags: ['css', 'container query'],
    hoursAgo: 0.9,
    comments: [],
  },
  {
    by: 'aysegul.hacibrahimoglu',
    category: 'veritabani',
    title: 'Canlıdaki 90 milyon satırlık tabloya kesintisiz NOT NULL eklemek',
    content: `Sütun dolu, boş değer kalmadı; sıra \`NOT NULL\` yapmaya geldi. Doğrudan \`SET NOT NULL\` tabloyu baştan sona tararken yazmaları (ve okumaları) kilitliyor. Planım şu:

\`\`\`sql
SET lock_timeout = '2s';

ALTER TABLE hareket
  ADD CONSTRAINT hareket_hesap_dolu CHECK (hesap_id IS NOT NULL) NOT VALID;

ALTER TABLE hareket VALIDATE CONSTRAINT hareket_hesap_dolu; -- uzun, ama yazmaya izin verir

ALTER TABLE hareket ALTER COLUMN hesap_id SET NOT NULL;     -- kısıta bakıp taramayı atlar
ALTER TABLE hareket DROP CONSTRAINT hareket_hesap_dolu;
\`\`\`

PostgreSQL 16’dayız. İki sorum var:

1. \`VALIDATE\` sürerken autovacuum’un durması sizde sorun çıkardı mı? Bizde yaklaşık 12 dakika sürecek.
2. \`lock_timeout\`’a takılınca kaç kez ve ne aralıkla yeniden deniyorsunuz?`,
    tags: ['postgresql', 'migration', 'kilit'],
    hoursAgo: 0.2,
    comments: [],
  },
];
