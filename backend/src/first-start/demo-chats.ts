import type { CoverName } from './draw-cover.js';

interface DemoMessage {
  readonly by: string;
  /** Less than a day for one with a picture: what was brought before and is not sent yet goes. */
  readonly hoursAgo: number;
  readonly text: string;
  readonly picture?: { readonly name: string; readonly shows: CoverName };
}

/** What two sample members wrote to each other; the first message began it. */
export interface DemoChat {
  readonly with: string;
  /** Whether the other side has said that they want to hear of whoever began it. */
  readonly accepted: boolean;
  readonly messages: readonly DemoMessage[];
}

/** The oldest first, as lists go by the order of the log. */
export const demoChats: readonly DemoChat[] = [
  {
    with: 'derya.aksoy',
    accepted: false,
    messages: [
      {
        by: 'irem.sahin',
        hoursAgo: 30,
        text: 'Merhaba Derya Hanım, React formları konumdaki kod parçası yanlış etiketlenmiş. Etiketi ben değiştiremiyorum, bir bakabilir misiniz?',
      },
    ],
  },
  {
    with: 'elif.isik',
    accepted: false,
    messages: [
      {
        by: 'tolga.iscan',
        hoursAgo: 20,
        text: 'Merhaba, event sourcing konunuzu okudum. Benzer bir işi bizde denedik, ölçümler burada: https://olcum.example/rapor',
      },
    ],
  },
  {
    with: 'gokce.unal',
    accepted: true,
    messages: [
      { by: 'elif.isik', hoursAgo: 26, text: 'Türkçe sıralama için yazdığın yanıt çok işime yaradı, teşekkürler!' },
      { by: 'gokce.unal', hoursAgo: 25, text: 'Ne güzel! ICU sıralaması yeterli oldu mu, yoksa kendi tablonu mu kurdun?' },
    ],
  },
  {
    with: 'ozan_celik',
    accepted: true,
    messages: [
      { by: 'elif.isik', hoursAgo: 6, text: 'Selam Ozan, yan tablo fikrini denedim: 40 dakikalık yeniden kurma 3 dakikaya indi!' },
      { by: 'elif.isik', hoursAgo: 5.9, text: 'Ölçümleri de toparlıyorum.', picture: { name: 'olcumler.png', shows: 'steps' } },
      { by: 'ozan_celik', hoursAgo: 2, text: 'Harika haber 🎉' },
      { by: 'ozan_celik', hoursAgo: 1.9, text: 'Bunu foruma da yazsana, aynı soruyu soran çok kişi var.' },
      { by: 'ozan_celik', hoursAgo: 1.8, text: 'İstersen taslağa birlikte bakarız.' },
    ],
  },
];
