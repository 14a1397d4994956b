import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { foldText } from '../../../../contracts/folding.js';
import { stem } from '../../../../contracts/stemming/stem.js';
import { wordsOf } from '../../../../contracts/stemming/words.js';

const stems = (text: string) => wordsOf(text).map(({ form }) => stem(form));

describe('Inflections', () => {
  it.each([
    ['kitap', 'kitap kitaplar kitabı kitaba kitapta kitaptan kitabın kitabım kitabımız kitaplarımızdan kitaplarında kitapla kitabındaki KİTAPLARI'],
    ['proje', 'proje projeler projesi projesinin projesine projemiz projelerimizi projede projeden projedeki Projelerinizden'],
    ['veritabanı', 'veritabanı veritabanları veritabanlarında veritabanına veritabanının veritabanımız veritabanından VERİTABANI'],
    ['hata', 'hata hatayı hataya hatalar hatası hatasını hatalarından hatanın'],
    ['sorun', 'sorun sorunu sorunun sorunlar sorunları sorunlarımız sorunda'],
    ['soru', 'soru soruyu soruya sorular sorusu sorularınız soruda'],
    ['kod', 'kod kodu koda kodlar kodun kodum kodlarımı koddan kodda'],
    ['sunucu', 'sunucu sunucuya sunucular sunucusu sunucunun sunucularımızda sunucudan'],
    ['dosya', 'dosya dosyayı dosyada dosyalar dosyasının dosyaların dosyadaki'],
    ['değişken', 'değişken değişkeni değişkenler değişkenin değişkenlerin degisken'],
    ['çalış', 'çalışıyor çalışmıyor çalışıyorum çalışmıyorlar çalışmadı çalışmaz çalışma çalışan çalıştı'],
    ['güncelleme', 'güncelleme güncellemeyi güncellemeler güncellemesi güncellemeden'],
    ['ağaç', 'ağaç ağacı ağaçlar ağaca ağacın ağaçta'],
    ['React', "React React'ın React'te react’i REACT'TEN"],
    ['Node', "Node Node'da node'u NODE'un"],
    ['hook', "hook hook'lar hooks hooklar hook'ları"],
    ['useEffect', "useEffect useeffect useEffect'in USEEFFECT"],
    ['Docker', "Docker Docker'da dockerda docker'ı"],
    ['rüzgâr', 'rüzgâr rüzgar ruzgar rüzgârı'],
    ['token', "token tokenı tokenlar token'ın tokenın tokenda"],
    ['sayfa', 'sayfa sayfayı sayfada sayfalar sayfasında sayfaların'],
    ['ışık', 'ışık IŞIK isik ışığı ışıkta'],
    ['İstanbul', "İstanbul istanbul ISTANBUL İstanbul'da istanbulda"],
  ])('of %s meet', (_, inflections) => expect(new Set(stems(inflections)).size).toBe(1));

  it.each([
    ['soru', 'sorun'],
    ['hata', 'hat'],
    ['güneş', 'gün'],
    ['tema', 'temel'],
    ['site', 'sistem'],
    ['kod', 'kadın'],
    ['theme', 'the'],
    ['ara', 'araç'],
    ['veri', 'ver'],
  ])('of %s and %s do not', (one, other) => expect(stem(foldText(one))).not.toBe(stem(foldText(other))));

  it.each(['v18', 'b2b', 'java8', 'привет', '日本', 'h264'])('are not looked for in %s', (name) => expect(stem(name)).toBe(name));
});

describe('A stem', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdeiklmnorstuyz'), minLength: 1, maxLength: 14 });
  it('is never shorter than three letters of its word', () => fc.assert(fc.property(word, (typed) => stem(typed).length >= Math.min(3, typed.length))));
  it('never grows', () => fc.assert(fc.property(word, (typed) => stem(typed).length <= typed.length)));
});
