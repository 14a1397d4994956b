import type { DecidedState } from '../../contracts/job-applications.js';

interface DemoAnswer {
  readonly by: 'employer' | 'applicant';
  readonly hoursAgo: number;
  readonly text: string;
}

/** What a sample member sent to a sample listing, and what became of it. */
export interface DemoApplication {
  /** Index of the listing. */
  readonly job: number;
  readonly by: string;
  readonly hoursAgo: number;
  readonly phone: string;
  readonly note: string;
  /** What stands on the CV. */
  readonly cv: { readonly line: string; readonly about: string; readonly skills: readonly string[] };
  /** Null where nobody of the employer's side has read it yet. */
  readonly seenHoursAgo: number | null;
  readonly decided?: { readonly state: DecidedState; readonly hoursAgo: number };
  readonly rating?: number;
  readonly teamNote?: string;
  readonly answers?: readonly DemoAnswer[];
  readonly withdrawnHoursAgo?: number;
}

/** The oldest first, as lists go by the order of the log. */
export const demoApplications: readonly DemoApplication[] = [
  {
    ...{ job: 2, by: 'gokce.unal', hoursAgo: 47, phone: '+905550104121', seenHoursAgo: 46, rating: 5 },
    note: 'Rota planlama ekranlarıyla iki yıldır uğraşıyorum; çevrimdışı çalışan bir saha uygulaması yayınladım.',
    cv: {
      line: 'Full-stack geliştirici, 6 yıl',
      about: 'Harita tabanlı ekranlar ve onların arkasındaki hizmetler üzerinde çalışıyorum.',
      skills: ['TypeScript', 'Vue', '.NET', 'PostGIS'],
    },
    decided: { state: 'positive', hoursAgo: 20 },
    answers: [{ by: 'employer', hoursAgo: 20, text: 'Görüşmemiz çok keyifliydi, sizinle çalışmak isteriz. Teklifimizi yarın e-postayla göndereceğiz.' }],
  },
  {
    ...{ job: 2, by: 'sule_oz', hoursAgo: 44, phone: '+905550104122', seenHoursAgo: 40 },
    note: '',
    cv: { line: 'Frontend geliştirici', about: 'Kurumsal panolar geliştiriyorum.', skills: ['Vue', 'CSS'] },
    withdrawnHoursAgo: 38,
  },
  {
    ...{ job: 2, by: 'ugur_ay', hoursAgo: 36, phone: '+905550104123', seenHoursAgo: 34, rating: 4 },
    note: 'Hafta içi 18.00’den sonra görüşebilirim.',
    cv: {
      line: 'Full-stack geliştirici, 5 yıl',
      about: 'Sahadan gelen ölçümleri okunur ekranlara dönüştürüyorum.',
      skills: ['TypeScript', 'Vue', 'C#', 'PostgreSQL'],
    },
    decided: { state: 'reviewing', hoursAgo: 27 },
    teamNote: 'Saha ekranı deneyimi bize uyuyor. Görüşmede performans çalışmasını anlatsın.',
    answers: [
      { by: 'employer', hoursAgo: 27, text: 'Merhaba, başvurunuzu beğenerek okuduk. Salı 18.30’da görüşmek size uyar mı?' },
      { by: 'applicant', hoursAgo: 5, text: 'Salı 18.30 bana uyar, teşekkür ederim.' },
    ],
  },
  {
    ...{ job: 4, by: 'elif.isik', hoursAgo: 32, phone: '+905550104124', seenHoursAgo: 30 },
    note: 'Olay kaynaklı sistemlerin işletimiyle ilgileniyorum.',
    cv: {
      line: 'Kıdemli arka uç geliştirici',
      about: 'Dağıtık sistemler, gözlemlenebilirlik ve sakin nöbetler üzerine çalışıyorum.',
      skills: ['Node.js', 'PostgreSQL', 'Kubernetes', 'CQRS'],
    },
    decided: { state: 'reviewing', hoursAgo: 12 },
    answers: [{ by: 'employer', hoursAgo: 12, text: 'Merhaba Elif Hanım, hangi gün görüşebiliriz?' }],
  },
  {
    ...{ job: 2, by: 'cagri_yildiz', hoursAgo: 29, phone: '+905550104125', seenHoursAgo: 26, rating: 3 },
    note: 'Uzaktan çalışmaya alışığım; haftada iki gün ofis bana uyuyor.',
    cv: { line: 'Frontend geliştirici, 3 yıl', about: 'Hızlı açılan, sade arayüzler yazıyorum.', skills: ['JavaScript', 'Svelte', 'React'] },
  },
  {
    ...{ job: 2, by: 'irem.sahin', hoursAgo: 9, phone: '+905550104126', seenHoursAgo: null },
    note: 'Kod incelemelerinde ekibe yol göstermek en sevdiğim iş.',
    cv: {
      line: 'Frontend geliştirici, 4 yıl',
      about: 'Bileşen kütüphaneleri ve form akışları geliştiriyorum.',
      skills: ['TypeScript', 'React', 'Testing Library', 'CSS'],
    },
  },
  {
    ...{ job: 2, by: 'aysegul.hacibrahimoglu', hoursAgo: 2, phone: '+905550104127', seenHoursAgo: null },
    note: 'Tezimde konum verisiyle çalıştım; gerçek rotalar üzerinde de çalışmak isterim.',
    cv: {
      line: 'Yeni mezun, bilgisayar mühendisliği',
      about: 'Konum verisinin görselleştirilmesi üzerine tez yazdım.',
      skills: ['D3', 'TypeScript', 'Python'],
    },
  },
];
