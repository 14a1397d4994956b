import type { DemoReport } from './demo-content.js';

/** `topic` is an index into `demoTopics`. */
export const demoReports: readonly DemoReport[] = [
  { by: 'ugur_ay', topic: 16, comment: 1, reason: 'spam', description: 'Konuyla ilgisi yok, kendi kursunun reklamını yapıyor.', hoursAgo: 51.2 },
  {
    by: 'sule_oz',
    topic: 17,
    comment: 2,
    reason: 'harassment',
    description: 'Soru soran kişiye doğrudan saldırıyor, “git kendine başka meslek bul” diyor.',
    hoursAgo: 44.7,
  },
  {
    by: 'gokce.unal',
    topic: 17,
    comment: 2,
    reason: 'harassment',
    description: 'Yeni başlayan birini aşağılıyor. Böyle yorumlar insanları soru sormaktan soğutur.',
    hoursAgo: 43.9,
  },
  {
    by: 'isil.tas',
    topic: 17,
    comment: 2,
    reason: 'harassment',
    description: 'Konuyu ben açtım. Eleştiriye açığım ama bu eleştiri değil, hakaret.',
    hoursAgo: 41.5,
  },
  { by: 'kerem_ucgul', topic: 21, comment: 1, reason: 'other', description: 'Kaynak vermeden kesin konuşmuş', hoursAgo: 18.6 },
  {
    by: 'cagri_yildiz',
    topic: 6,
    comment: 5,
    reason: 'scam',
    description: 'Kapora isteyen sahte iş ilanı. Kimlik fotoğrafı da istiyor, tehlikeli.',
    hoursAgo: 7.4,
  },
  { by: 'elif.isik', topic: 24, reason: 'spam', description: null, hoursAgo: 6.1 },
  { by: 'irem.sahin', topic: 6, comment: 5, reason: 'scam', description: 'Aynı metni başka bir grupta da gördüm, kaporayı alıp kayboluyorlar.', hoursAgo: 5.3 },
  {
    by: 'aysegul.hacibrahimoglu',
    topic: 17,
    comment: 3,
    reason: 'harassment',
    description: 'Tartışmaya karışıp konuyu uzatıyor.',
    hoursAgo: 27.2,
    settled: 'dismissed',
  },
  { by: 'elif.isik', topic: 12, comment: 5, reason: 'spam', description: 'Kurs reklamı, konuyla ilgisi yok.', hoursAgo: 56.1, settled: 'upheld' },
  { by: 'aysegul.hacibrahimoglu', topic: 12, comment: 5, reason: 'spam', description: null, hoursAgo: 55.2, settled: 'upheld' },
  { by: 'ozan_celik', topic: 20, comment: 4, reason: 'spam', description: 'Konuyla ilgisi yok.', hoursAgo: 3.4, settled: 'appealed' },
];
