import type { DemoTopic } from './demo-content.js';

export const demoTopics1: readonly DemoTopic[] = [
  {
    by: 'derya.aksoy',
    category: 'genel',
    title: 'Meydan’a hoş geldiniz: iyi bir soru nasıl sorulur?',
    content: `Merhaba,

Meydan, Türkçe konuşan geliştiricilerin birbirine yardım ettiği bir yer. Burada “bunu bilmeden nasıl yazılımcı oldun” cümlesine yer yok; hepimiz bir şeyi ilk kez öğrendik.

İyi cevap alan soruların ortak yanları şunlar:

1. **Ne yapmak istediğinizi** yazıyorlar, yalnızca nerede takıldığınızı değil.
2. Hata mesajını ekran görüntüsü olarak değil, **metin olarak** paylaşıyorlar. Böylece arama yapan bir sonraki kişi de konuyu bulabiliyor.
3. Sorunu gösteren **en küçük kodu** içeriyorlar. 400 satırlık dosyayı olduğu gibi yapıştırmak kimseye yardım etmiyor.
4. Denenenleri de anlatıyorlar: “Şunu denedim, bu oldu.”

Kodu üç ters tırnakla çevirirseniz renklendirilir:

\`\`\`\`md
\`\`\`ts
const selam = 'Merhaba Meydan';
\`\`\`
\`\`\`\`

Kurallara aykırı bir şey görürseniz tartışmaya girmeyin, **Raporla** düğmesini kullanın. Bütün raporları okuyoruz.`,
    tags: ['duyuru', 'kurallar'],
    hoursAgo: 700,
    comments: [
      {
        by: 'ugur_ay',
        after: 34,
        content: 'Ellerinize sağlık. Dördüncü madde çok yerinde: Denenenler yazılmayınca ilk beş cevap hep “kapatıp açtın mı” oluyor.',
      },
      {
        by: 'isil.tas',
        after: 51,
        content: 'Ben de buradayım 👋 Bir yıldır okuyorum, artık yazmaya da cesaret ettim.',
      },
      {
        by: 'derya.aksoy',
        after: 75,
        quotes: 1,
        content: 'Hoş geldin Işıl! Soru sormak da katkıdır; senin sorunu merak edip soramayan on kişi daha vardır.',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 260,
        content:
          'Bir öneri: Çözüm bulunduğunda soruyu soran kişi kısaca ne işe yaradığını yazsa çok iyi olur. “Hallettim, teşekkürler” ile biten 2014 tarihli konular yüzünden saç ağartmış biriyim.',
      },
    ],
  },
  {
    by: 'isil.tas',
    category: 'projeler',
    title: 'Açık kaynak bir projeye ilk katkı: nereden başladınız?',
    content: `Kullandığım küçük bir kütüphanede belge hatası buldum ve düzeltmek istiyorum. Ama kod tabanını açınca elim ayağıma dolaşıyor: testler, CI, CONTRIBUTING dosyası, commit mesajı kuralı, imzalanacak sözleşme…

Merak ettiklerim:

- İlk katkınız neydi? Gerçekten bir yazım hatası mıydı?
- Önce issue mu açıyorsunuz, doğrudan PR mı gönderiyorsunuz?
- PR’ınız haftalarca cevapsız kalınca ne yapıyorsunuz?

Reddedilmekten çekinmiyorum da, insanların vaktini boşa harcamaktan çekiniyorum.`,
    tags: ['açık kaynak', 'git', 'github'],
    hoursAgo: 610,
    comments: [
      {
        by: 'sule_oz',
        after: 22,
        content: `Benim ilk katkım README’deki kırık bir bağlantıydı; iki karakterlik bir değişiklik. Kabul edildiğinde kahve ısmarlamıştım herkese.

Ölçütüm şu: **Yazım hatası, kırık bağlantı, eksik örnek** için doğrudan PR. Davranışı değiştiren her şey için önce issue. Çünkü “bunu bilerek böyle yaptık” cevabını iki günlük koddan sonra değil, beş dakikalık yazıdan sonra almak istersin.`,
      },
      {
        by: 'cagri_yildiz',
        after: 48,
        content: `Teknik taraf için en az sürprizli akış:

\`\`\`bash
gh repo fork proje/kutuphane --clone
cd kutuphane
git switch -c belge/kurulum-ornegi
# değişiklik + testler
git commit -am "docs: fix install example for pnpm"
git push -u origin HEAD
gh pr create --fill
\`\`\`

\`gh repo fork --clone\` asıl depoyu \`upstream\` olarak kendisi ekler. Geride kalırsan \`git fetch upstream && git rebase upstream/main\`. “Merge branch main into …” commit’leriyle dolu PR’lar incelemeyi zorlaştırıyor.`,
      },
      {
        by: 'mert.dogan',
        after: 130,
        content: `Küçük bir projenin bakımını yapan biri olarak söyleyeyim: Vaktimi alan şey küçük PR’lar değil, **ne için olduğu yazılmamış** PR’lar. İki cümle yeter: “Şu sürümde şunu yapınca bu oluyor. Beklediğim şuydu.”

Cevapsız kalırsa iki hafta sonra kibarca bir hatırlatma yazmak ayıp değil. Çoğu zaman gerçekten gözden kaçmış oluyor.`,
      },
      {
        by: 'isil.tas',
        after: 1890,
        content: 'Güncelleme: PR gönderdim, 40 dakikada birleştirildi. 🎉 Şimdi “good first issue” etiketli bir tanesine bakıyorum. Hepinize teşekkürler.',
      },
      {
        by: 'sule_oz',
        after: 1925,
        quotes: 3,
        content: 'Kahveleri bekliyoruz.',
      },
    ],
  },
  {
    by: 'gokce.unal',
    category: 'backend',
    title: 'Test piramidi hâlâ geçerli mi, yoksa kupaya mı dönüştü?',
    content: `Ekipte şu an yaklaşık 1.900 birim testi, 60 entegrasyon testi ve 12 uçtan uca test var. Kâğıt üzerinde tam bir piramit. Ama son altı ayda canlıya çıkan 11 hatanın **9’u** birim testlerinin taklit (mock) ettiği sınırlarda oluşmuş: yanlış SQL, eksik \`await\`, JSON’da farklı alan adı…

Birim testlerinin bir bölümü şuna benziyor:

\`\`\`ts
it('siparişi kaydeder', async () => {
  const depo = { kaydet: vi.fn() };
  await new SiparisServisi(depo).olustur(siparis);
  expect(depo.kaydet).toHaveBeenCalledWith(siparis);
});
\`\`\`

Bu testin bana söylediği tek şey, kodun yazıldığı gibi yazıldığı. Siz oranı neye göre kuruyorsunuz?`,
    tags: ['test', 'vitest', 'mimari'],
    hoursAgo: 520,
    comments: [
      {
        by: 'ozan_celik',
        after: 26,
        content: `Piramit, veritabanı ayağa kaldırmanın dakikalar sürdüğü günlerin çizimi. Gerekçesi “birim testi iyidir” değil, “yavaş test pahalıdır” idi. Bugün Testcontainers ile gerçek PostgreSQL birkaç saniyede geliyor; maliyet değişince şeklin de değişmesi doğal.

Bizde kural şu:

- **Saf mantık** (fiyat, indirim, durum makinesi) → birim testi, taklit yok.
- **Sınırdan geçen her şey** → gerçek bağımlılıkla entegrasyon testi.
- Uçtan uca → yalnızca para kazandıran üç dört akış.`,
      },
      {
        by: 'cagri_yildiz',
        after: 41,
        content: `Hız kaygısı için: Her testten önce şemayı baştan kurmayın. Şablon veritabanı kullanın, kopyası çok hızlı çıkıyor:

\`\`\`sql
CREATE DATABASE test_7 TEMPLATE test_sablon;
\`\`\`

Tek şartı, kopyalama sırasında şablona bağlı başka oturum olmaması. Bizde 340 entegrasyon testi 8 işçiyle 50 saniye sürüyor.`,
      },
      {
        by: 'kerem_ucgul',
        after: 73,
        content:
          'Ben o kadar emin değilim. Entegrasyon testi patlayınca “bir yerde bir şey bozuk” diyor, birim testi satırı gösteriyor. 1.900 testi atmaya kalkmayın, iki ay sonra hata ayıklarken ararsınız.',
      },
      {
        by: 'gokce.unal',
        after: 96,
        quotes: 2,
        content:
          'Atmayı düşünmüyorum, ama yukarıdaki gibi olanlar hata ayıklarken de işe yaramıyor: Gerçekten bozulduğunda yeşil, yalnızca yeniden düzenleme yaptığımda kırmızı. İkisi de ters.',
      },
      {
        by: 'kerem_ucgul',
        after: 104,
        quotes: 3,
        content: 'Tamam, o örnek için haklısın. Çağrıyı doğrulayan testi ben de silerim; hesap yapanı bırakırım.',
      },
      {
        by: 'elif.isik',
        after: 310,
        content:
          'Gökçe’nin yaptığı sayım bence asıl cevap. “Hangi şekil doğru” diye tartışmak yerine, **kaçan hatalar hangi katmanda yakalanırdı** diye bakmak gerekiyor. 11 hatanın 9’u sınırdaysa bir sonraki testi nereye yazacağınız belli.',
      },
    ],
  },
  {
    by: 'baris.ince',
    category: 'genel',
    title: 'Değişken adları Türkçe mi olmalı, İngilizce mi? Alan dili çevrilemiyorsa ne yapıyorsunuz?',
    content: `Muhasebe yazılımı geliştiriyoruz. Kod İngilizce, ama işin dili Türkçe. Sonuç:

\`\`\`csharp
public decimal CalculateStopaj(Invoice fatura) { … }
public bool IsTevkifatApplicable(EMustahsilReceipt receipt) { … }
\`\`\`

\`Tevkifat\`, \`stopaj\`, \`müstahsil makbuzu\`, \`irsaliye\`… Kimisi çevrildi (\`WithholdingTax\` hem stopaj hem tevkifat oldu, kavga çıktı), kimisi çevrilmedi. Yeni gelen arkadaş “\`dispatchNote\` ile \`waybill\` aynı şey mi?” diye sordu; aynıymış, iki kişi ayrı ayrı çevirmiş.

Siz bu durumda ne yapıyorsunuz?`,
    tags: ['isimlendirme', 'temiz kod'],
    hoursAgo: 455,
    comments: [
      {
        by: 'sule_oz',
        after: 18,
        content: `Alan terimi Türkçe, geri kalan İngilizce: \`calculateTevkifat\`, \`irsaliyeRepository\`. Kulağa kötü geliyor ama DDD’nin “ortak dil” dediği şey tam olarak bu. Muhasebeciyle konuşurken kafanda çeviri yapmıyorsun.

Tek kuralımız: Terimler bir sözlük dosyasında duruyor ve **çevrilen terim çevrilmiş, çevrilmeyen çevrilmemiş** kalıyor.`,
      },
      {
        by: 'ugur_ay',
        after: 37,
        content:
          'Bir de karakter meselesi var. `MüstahsilMakbuzu` C#’ta geçerli bir ad, derleniyor. Sonra biri bunu dosya adına, tablo adına, URL’ye taşıyor ve `musteri` / `müşteri` diye iki klasörün oluyor. ASCII’de kalın, akşam evde olun.',
      },
      {
        by: 'tolga.iscan',
        after: 122,
        content:
          'Bizde bir önceki ekip değişkenlere `gecici`, `gecici2`, `gecici_son`, `gecici_son_gercek` demiş. Ben dili çoktan umursamıyorum, anlam olsun yeter. 😄',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 640,
        content:
          '`WithholdingTax` örneği güzel bir uyarı. Yanlış çeviri, Türkçe addan daha tehlikeli; çünkü **yanlış olduğu belli olmuyor**. Türkçe adı okuyan kişi bilmiyorsa sorar, İngilizcesini okuyan anladığını sanır.',
      },
      {
        by: 'baris.ince',
        after: 715,
        quotes: 3,
        content:
          '“Anladığını sanır” kısmını duvara asıyorum. Sözlük dosyası fikrini de aldık: `docs/sozluk.md`, her terim için bir satır tanım ve koddaki karşılığı. Teşekkürler.',
      },
    ],
  },
  {
    by: 'elif.isik',
    category: 'veritabani',
    title: 'OFFSET ile sayfalama 200. sayfadan sonra yavaşlıyor, keyset’e geçmeli miyim?',
    content: `Bildirim tablosunda 18 milyon satır var. İlk sayfalar 3 ms, ama dışa aktarma işi sayfa sayfa ilerlerken sona doğru tek sorgu 4–5 saniyeyi buluyor:

\`\`\`sql
SELECT id, olusturuldu, mesaj
FROM bildirim
WHERE hesap_id = $1
ORDER BY olusturuldu DESC
LIMIT 50 OFFSET 412300;
\`\`\`

\`(hesap_id, olusturuldu)\` dizini var ve kullanılıyor. Keyset’e geçersem “sayfa 7’ye git” düğmesini kaybedeceğimi biliyorum. Başka kaybım olur mu?`,
    tags: ['postgresql', 'sayfalama', 'sql'],
    hoursAgo: 390,
    comments: [
      {
        by: 'aysegul.hacibrahimoglu',
        after: 15,
        content: `\`OFFSET 412300\` “412.300 satırı atla” değil, “412.300 satırı oku ve at” demek; dizin bunu değiştirmiyor. Keyset doğru yol:

\`\`\`sql
SELECT id, olusturuldu, mesaj
FROM bildirim
WHERE hesap_id = $1
  AND (olusturuldu, id) < ($2, $3)
ORDER BY olusturuldu DESC, id DESC
LIMIT 50;
\`\`\`

İki şeye dikkat:

1. Sıralamaya \`id\` ekleyin. Aynı anda oluşan iki kayıt varsa \`olusturuldu\` tek başına **kararlı bir sıra vermez**; sayfa sınırında satır kaybolur.
2. Dizin \`(hesap_id, olusturuldu, id)\` olsun. Geriye doğru taranabildiği için \`DESC\` yazmanız şart değil.`,
      },
      {
        by: 'ozan_celik',
        after: 33,
        content: `Bizi iki gün uğraştıran tuzak: PostgreSQL’de \`timestamptz\` mikrosaniye tutar, JavaScript’in \`Date\` nesnesi milisaniye. İmleci \`Date\` üzerinden geçirirseniz \`12:00:00.123456\` değeri \`12:00:00.123\` olur ve azalan sırada aynı milisaniyedeki kayıtlar **atlanır**.

İmleç değerini metin olarak taşıyın (\`olusturuldu::text\`), istemci de içine bakmasın; base64’le geçin gitsin.`,
      },
      {
        by: 'elif.isik',
        after: 58,
        quotes: 1,
        content:
          'Bunu canlıda bulmak istemezdim, sağ ol. Testte kayıtları tek `INSERT` ile oluşturduğum için hepsinin zamanı aynıydı; demek ki `id` eklemeseydim o test de sınırda patlayacaktı.',
      },
      {
        by: 'ugur_ay',
        after: 210,
        content:
          'Bir kayıp daha var: Kullanıcı sayfalarken sıralama sütunu **değişiyorsa** (örneğin “son etkinlik”), keyset’te satır iki kez görünebilir ya da hiç görünmeyebilir. OFFSET’te de oluyor gerçi, ama keyset’in bunu çözdüğünü sananlar var.',
      },
      {
        by: 'elif.isik',
        after: 1480,
        content: 'Sonuç: Dışa aktarma 38 dakikadan 2 dakika 10 saniyeye indi. “Sayfa 7’ye git” düğmesini kaldırdık, kimse fark etmedi.',
      },
    ],
  },
  {
    by: 'mert.dogan',
    category: 'kariyer',
    title: 'Junior’a mentorlukta cevabı ne zaman vermeli, ne zaman beklemeli?',
    content: `İki aydır yeni mezun bir arkadaşla çalışıyorum. Çok istekli, ama bir ikilemdeyim:

- Takıldığında hemen cevabı söylersem **öğrenmiyor**, yalnızca iş bitiyor.
- Beklersem bazen üç saat yanlış yerde dolanıyor ve morali bozuluyor.

Şu an “30 dakika kuralı” deniyoruz: 30 dakika kendin dene, sonra **mutlaka** sor. Sorarken de ne denediğini anlat. İşe yarıyor gibi, ama benim tarafımda da sabır gerektiriyor; klavyeyi elinden almamak için ellerimin üstüne oturduğum oldu.

Sizde neler işe yaradı? Junior olan arkadaşların görüşünü özellikle merak ediyorum.`,
    tags: ['mentorluk', 'junior'],
    hoursAgo: 318,
    comments: [
      {
        by: 'isil.tas',
        after: 29,
        content:
          'Junior tarafından yazayım. Bana en çok yarayan şey cevap değil, **cevaba nasıl ulaşıldığını görmek** oldu. Kıdemli arkadaşım bir hatayı çözerken ekranını paylaşıp sesli düşünüyor: “Önce log’a bakıyorum çünkü…”, “Bu bana şunu düşündürdü, yanılmışım.” Onun da yanıldığını görmek çok rahatlattı.',
      },
      {
        by: 'irem.sahin',
        after: 64,
        content:
          '30 dakika kuralına bir ek: Sürenin sonunda sormak **zorunlu** olsun, izin değil. “Sorabilirsin” dediğinizde çekingen biri sormuyor; “30 dakika dolunca sormazsan ben gelip soracağım” dediğinizde soruyor.',
      },
      {
        by: 'cagri_yildiz',
        after: 95,
        content: `Ben ipucunu kademeli veriyorum:

1. “Hata mesajının ikinci satırını bir daha oku.”
2. “Sence bu değer buraya nereden geliyor?”
3. “Şu fonksiyona bir kesme noktası koyalım.”
4. Birlikte yazmak.

Çoğu zaman ikinci adımda “haa” sesi geliyor. O ses için yapıyorum bu işi.`,
      },
      {
        by: 'mert.dogan',
        after: 420,
        quotes: 1,
        content: '“İzin değil, zorunluluk” ayrımı çok iyi. Yarın konuşmayı o yönde değiştiriyorum.',
      },
      {
        by: 'kerem_ucgul',
        after: 505,
        content:
          'Biraz ters köşe olacak ama: Bazen cevabı vermek de iyidir. Herkes her şeyi acı çekerek öğrenmek zorunda değil. Webpack ayarını üç saat arayarak öğrendim, bugün hiçbir işime yaramıyor.',
      },
    ],
  },
  {
    by: 'tolga.iscan',
    category: 'kariyer',
    title: 'İlk iş teklifimi aldım, imzalamadan önce nelere bakmalıyım?',
    content: `Mezun olalı üç ay oldu, iki teklif geldi:

| | A şirketi | B şirketi |
|---|---|---|
| Ücret | Biraz yüksek, **brüt** konuşuldu | Biraz düşük, **net** konuşuldu |
| Ekip | 4 kişi, hepsi kıdemli | 30 kişi, mentor programı var |
| Çalışma | Tamamen ofis | Haftada 2 gün ofis |
| İş | Ajans, her ay yeni proje | Tek ürün, 6 yıllık kod |

Aklım B’de, ama çevremdeki herkes “rakama bak” diyor. Sözleşmede hangi maddeleri sormalıyım? Deneme süresi, rekabet yasağı gibi şeyleri okuyunca gözüm korkuyor.`,
    tags: ['ilk iş', 'maaş', 'teklif'],
    hoursAgo: 260,
    comments: [
      {
        by: 'derya.aksoy',
        after: 31,
        content:
          'Tebrikler! Önce rakamları aynı birime çevir. **Brüt** anlaşmada gelir vergisi dilimi yükseldikçe eline geçen yıl içinde düşer; ocak maaşıyla kasım maaşı aynı olmaz. **Net** anlaşmada farkı işveren üstlenir. “Biraz yüksek brüt”, yıl toplamında “biraz düşük net”ten az çıkabilir. İki taraftan da on iki aylık dökümü iste, ayıp değil.',
      },
      {
        by: 'sule_oz',
        after: 47,
        content: `Sorulacaklar listem:

- Deneme süresi ne kadar? (İş Kanunu’na göre en çok **2 ay**, toplu iş sözleşmesiyle 4 aya çıkabiliyor.)
- Fazla mesai ücrete dâhil mi? Dâhilse yazılı mı?
- Rekabet yasağı var mı; süresi, konusu, bölgesi sınırlı mı?
- Yan haklar (yemek, özel sağlık, ekipman) sözleşmede mi, sözde mi?
- İlk altı ayda benden ne bekliyorsunuz? **Bu soruya net cevap veremeyen yere gitmezdim.**

Hukuki bir şüphen varsa bir avukata sözleşmeyi okutmak, sonradan uğraşmaktan ucuz.`,
      },
      {
        by: 'kerem_ucgul',
        after: 88,
        content: 'Ben A derdim. Ajansta bir yılda beş proje görürsün, üç yıllık deneyim gibi olur. 6 yıllık koddan ne öğreneceksin, tarih mi?',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 140,
        quotes: 2,
        content:
          'Tam tersine: 6 yıllık kodda kararların **sonuçlarını** görürsün. Ajansta projeyi teslim edip gidiyorsun, mimarinin ikinci yılda nasıl çürüdüğünü hiç öğrenmiyorsun. İkisi de deneyim, ama aynı deneyim değil. İlk işte mentor programı benim için ağır basardı.',
      },
      {
        by: 'tolga.iscan',
        after: 1310,
        content:
          'B’yi seçtim. 🙂 A’dan on iki aylık dökümü isteyince aradaki farkın neredeyse kapandığı ortaya çıktı. Derya’nın tavsiyesi tek başına bu konuyu açtığıma değdi.',
      },
      {
        by: 'yeni_uye_48',
        after: 15120,
        content:
          'Arkadaşlar iş arayanlar için evden çalışacak yazılımcı alıyoruz, deneyim ŞART DEĞİL, aylık 120.000 TL net garanti. Mülakat yok. Sadece size göndereceğimiz bilgisayar için 3.500 TL kapora alıyoruz, ilk maaşla beraber iade ediliyor. Son 4 kişi!! TC kimlik fotoğrafı ile Telegram’dan yazın, kapora sonrası hemen başlatıyoruz.',
      },
    ],
  },
  {
    by: 'ozan_celik',
    category: 'projeler',
    title: 'Hafta sonu projesi: terminalden vapur saatleri',
    content: `Her sabah “8.10’a yetişir miyim” hesabı yapmaktan bıkıp küçük bir komut satırı aracı yazdım:

\`\`\`bash
$ vapur kadikoy besiktas
Kadıköy → Beşiktaş
  08.10   7 dk sonra   (koş)
  08.40  37 dk sonra   (çay iç)
  09.10  67 dk sonra
\`\`\`

- Go ile yazıldı, tek dosyalık bir ikili.
- Tarife \`embed\` ile programın içinde; internet gerekmiyor.
- Parantez içindeki tavsiye, iskeleye yürüme sürenizi bilirse veriliyor: \`vapur ayarla yurume=9\`

\`\`\`go
//go:embed tarife.json
var tarife []byte
\`\`\`

Şu an yalnızca dört hat var. Bayram tarifesi ve hava muhalefeti için iyi bir fikri olan varsa dinlemeye açığım. Tarife dosyasına hat eklemek isteyenlere de kapım açık, biçimi çok basit.`,
    tags: ['cli', 'go', 'istanbul'],
    hoursAgo: 205,
    comments: [],
  },
  {
    by: 'ozan_celik',
    category: 'mimari',
    title: 'Event sourcing’de okuma modelini ne zaman yeniden kurmalı?',
    content: `Sipariş hizmetimiz iki yıldır event sourcing ile çalışıyor: PostgreSQL’de tek bir \`olaylar\` tablosu, yaklaşık 40 milyon kayıt. Okuma modelleri ayrı tablolarda duruyor.

Projeksiyon kodunu her değiştirdiğimizde aynı tartışma çıkıyor:

- Bir taraf “tabloyu boşaltıp baştan kuralım” diyor. Sürüyor (şu an 70 dakika) ama **doğruluğu kesin**.
- Diğer taraf “yalnızca etkilenen satırları \`UPDATE\` ile düzeltelim” diyor. Hızlı, ama olaylardan değil elden gelen bir veri oluşuyor.

Siz hangi durumda baştan kuruyorsunuz? 70 dakikalık kesintiyi nasıl aşıyorsunuz?`,
    tags: ['event sourcing', 'cqrs', 'postgresql'],
    hoursAgo: 160,
    comments: [
      {
        by: 'elif.isik',
        after: 24,
        content: `Kesinti olmadan baştan kurabilirsin: Eski tabloya dokunma, **yanına** \`siparis_ozeti_v2\` kur. Yeni projeksiyon sıfırdan okusun, akışın ucunu yakalayınca okuma tarafını v2’ye çevir, birkaç gün sonra v1’i sil.

Konumu da aynı işlemde yaz ki yarıda kesilirse ne iki kez işlensin ne atlasın:

\`\`\`sql
BEGIN;
INSERT INTO siparis_ozeti_v2 (siparis_id, toplam)
VALUES ($1, $2)
ON CONFLICT (siparis_id) DO UPDATE SET toplam = EXCLUDED.toplam;

UPDATE projeksiyon_konumu SET konum = $3
WHERE ad = 'siparis_ozeti_v2' AND konum < $3;
COMMIT;
\`\`\``,
      },
      {
        by: 'sule_oz',
        after: 61,
        content:
          'Benim kuralım: **Projeksiyonun mantığı değiştiyse baştan, yalnızca yeni sütun eklendiyse ve değeri bundan sonraki olaylardan gelecekse yerinde.** Elle `UPDATE` üçüncü yol değil; bir kez yapınca “okuma modeli olaylardan türetilir” cümlesi yalan oluyor ve bir daha kimse baştan kurmaya cesaret edemiyor.',
      },
      {
        by: 'ozan_celik',
        after: 85,
        quotes: 1,
        content: '“Cesaret edemiyor” kısmı tam bizim durum. Geçen yıl elle düzeltilen 300 satır var, kimse hangileri olduğunu bilmiyor.',
      },
      {
        by: 'cagri_yildiz',
        after: 118,
        content:
          'Baştan kurarken yan etkileri kapatmayı unutmayın. Projeksiyonun içinde e-posta gönderen bir `if` vardı; yeniden kurulumda 2023’ün siparişleri için 1.400 kişiye “kargonuz yola çıktı” gitti. Yan etki ayrı bir işleyicide durmalı, **okuma modeli yalnızca yazmalı**.',
      },
      {
        by: 'kerem_ucgul',
        after: 133,
        content: '1.400 kişi bence mutlu olmuştur, bedava kargo bekleyen vardır.',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 402,
        content: `Konumu \`bigserial\` ile izliyorsanız sessiz bir tuzak: Sıra numarası \`INSERT\` anında alınır, ama kayıt \`COMMIT\` ile görünür. 101 numaralı işlem 102’den **sonra** bitebilir; projeksiyon 102’yi görüp ilerlerse 101’i hiç okumaz.

Çözümlerden biri, olaya işlem kimliğini de yazmak (\`pg_current_xact_id()\`) ve yalnızca artık kesinleşmiş olanları okumak:

\`\`\`sql
SELECT * FROM olaylar
WHERE (islem_no, sira) > ($1::xid8, $2)
  AND islem_no < pg_snapshot_xmin(pg_current_snapshot())
ORDER BY islem_no, sira
LIMIT 1000;
\`\`\`

Uzun süren bir işlem varsa okuma geride kalır, ama **hiçbir şey atlanmaz**. Geç kalmak, kaybetmekten iyidir.`,
      },
      {
        by: 'ozan_celik',
        after: 450,
        quotes: 5,
        content: 'Bizde ayda bir iki kez olan “kayıp sipariş” vakasını açıkladın galiba. Yarın ilk iş buna bakıyorum.',
      },
      {
        by: 'ozan_celik',
        after: 2980,
        content:
          'Evet, buymuş. Son üç aydaki yedi vakanın yedisi de birbirini geçen işlemlerdenmiş. v2’yi yanına kurduk, 70 dakika sürdü ve kimsenin ruhu duymadı. Ayşegül’e ve Elif’e borcum var.',
      },
    ],
  },
  {
    by: 'gokce.unal',
    category: 'veritabani',
    title: 'PostgreSQL’de Türkçe sıralama: Çağrı neden Zeynep’ten sonra geliyor?',
    content: `Üye listesini ada göre sıralıyorum, sonuç şöyle:

\`\`\`text
Ahmet
Cem
Irmak
Zeynep
Çağrı
İrem
Şule
\`\`\`

Veritabanı \`postgres:16-alpine\` imajında, \`LC_COLLATE\` değeri \`tr_TR.utf8\` görünüyor. Yani Türkçe seçili, ama sıralama ASCII gibi. Neyi kaçırıyorum?`,
    tags: ['postgresql', 'icu', 'türkçe'],
    hoursAgo: 143,
    comments: [
      {
        by: 'aysegul.hacibrahimoglu',
        after: 12,
        content: `Kaçırdığın şey Alpine. Musl libc’nin yerel ayar desteği yok denecek kadar az; adı \`tr_TR.utf8\` olsa da bayt sırasına göre sıralıyor. \`Ç\` iki baytlık olduğu için \`Z\`’den sonra düşüyor.

ICU kullan, işletim sisteminden bağımsız:

\`\`\`sql
SELECT ad FROM uye ORDER BY ad COLLATE "tr-x-icu";
\`\`\`

Hep böyle olacaksa sütunda tanımla:

\`\`\`sql
ALTER TABLE uye ALTER COLUMN ad TYPE text COLLATE "tr-x-icu";
\`\`\``,
      },
      {
        by: 'ugur_ay',
        after: 40,
        content:
          'Dikkat: Dizin de aynı collation’la kurulmuş olmalı, yoksa `ORDER BY` dizini kullanamaz. Sütunun collation’ını değiştirince PostgreSQL o sütundaki dizinleri kendisi yeniden kurar; ama tablo büyükse bu sırada kilitli kalır.',
      },
      {
        by: 'gokce.unal',
        after: 66,
        content:
          'Çalıştı: Ahmet, Cem, Çağrı, Irmak, İrem, Şule, Zeynep. `I` ile `İ`’nin sırası da doğru çıktı. Büyük/küçük harf duyarsız karşılaştırmayı da ICU’ya bırakabilir miyim?',
      },
      {
        by: 'aysegul.hacibrahimoglu',
        after: 81,
        quotes: 2,
        content: `Bırakabilirsin, belirlenimci olmayan (nondeterministic) bir collation ile:

\`\`\`sql
CREATE COLLATION tr_duyarsiz (
  provider = icu,
  locale = 'tr-u-ks-level2',
  deterministic = false
);
SELECT 'ISPARTA' = 'ısparta' COLLATE tr_duyarsiz;  -- true
SELECT 'ISPARTA' = 'isparta' COLLATE tr_duyarsiz;  -- false
\`\`\`

İkinci satır Türkçeye göre doğru, ama arama kutusu için muhtemelen istediğin bu değil. Ayrıca bu collation’larla \`LIKE\` ancak PostgreSQL 18’den itibaren çalışıyor; öncesinde hata verir.`,
      },
      {
        by: 'elif.isik',
        after: 700,
        content:
          'Bir de bakım notu: ICU sürümü yükselince sıralama kuralları değişebilir. PostgreSQL “collation … has version mismatch” diye uyarırsa önce etkilenen dizinlere `REINDEX`, sonra `ALTER COLLATION … REFRESH VERSION`. Sırayı ters yaparsanız uyarı susar, **bozuk dizin kalır**.',
      },
    ],
  },
];
