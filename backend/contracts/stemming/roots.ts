/** Roots, folded, that end as if they were inflected, and that a suffix would otherwise wear down to another word. */
export const ROOTS: ReadonlySet<string> = new Set(
  `
  ada adi alan alti ana ara arama araba arka asama ayni bana bagla baska bazi belge beri bilgi bina bolum boyle buna bunu cihaz
  dakika dedi deneme dene destek dizi dizin dosya duzen ekle ekran etiket fena firma gece gelistirme gelistirici gonderi gore goruntu guncelleme
  gunde guvenlik hafta haline hangi hata hepsi hizmet icin insan icerik ile isim isini istemci java karsi katman kadin kanun kendi kimi kitap klasor
  kod komut konu konum kopya kume kurulum kutu liste mesaj model modul musteri nasil nedir neden nesne numara okuma onbellek onun oneri
  oran ornek oturum oyun paket para parca parola pencere problem program python proje sadece sahip satir sayfa sayi sekme schema sema sene sema shell sifre
  sinav sinif sira sistem site soru sorun sunucu surec sure surum simdi taban tablo tane tarama tarayici tasarim tema temel theme tuketim tum turkce uretim
  uygulama uye uzun veri veritaban web yani yari yazar yazi yazilim yeni yerine yontem yukleme zaman
  angular axios azure beta cache class code create data database date delete django express file firebase flutter frame hostname image
  interface kotlin lambda laravel linux memory message meta module name nest node online package pipeline postgres prisma private promise
  query queue redis release remote resource rest route runtime rust service source spring state swift table template time type typescript
  ubuntu unity update use useeffect username usestate vite vue write
`
    .trim()
    .split(/\s+/),
);
