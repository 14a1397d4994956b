import { type ProfileChanges, SaveProfile } from '../contexts/accounts/profile/profile.commands.js';
import type { FirstStart } from './first-start.js';
import { actor } from './seed-attention.js';

/** What sample members tell of themselves, by username: one whole, one open to guests, one with hidden parts, one closed; those who apply for work say what they do. */
const PROFILES: Readonly<Record<string, ProfileChanges>> = {
  'elif.isik': {
    birthDate: '1994-02-28',
    details: {
      bio: 'Sekiz yıldır ödeme sistemlerinin arka ucunu yazıyorum. PostgreSQL ve dağıtık sistemler üzerine okur, öğrendiğimi burada anlatırım.',
      ...{ job_title: 'Kıdemli Arka Uç Geliştirici', company: 'Sarnıç Yazılım', company_suffix: 'da', experience_level: 'senior' },
      social_links: { github: 'github.com/elif-isik-ornek', linkedin: 'linkedin.com/in/elif-isik-ornek', website: 'https://elif.ornek.dev' },
      contacts: [{ type: 'email', value: 'merhaba@elif.ornek.dev' }],
      addresses: { country: 'TR', city: '34', district: 'Kadıköy' },
      skills: [
        { category: 'Programlama Dilleri', name: 'TypeScript', level: 'expert' },
        { category: 'Programlama Dilleri', name: 'Go', level: 'intermediate' },
        { category: "Framework'ler", name: 'NestJS', level: 'advanced' },
        { category: "Framework'ler", name: 'React', level: 'intermediate' },
        { category: 'Veritabanları', name: 'PostgreSQL', level: 'expert' },
        { category: 'Araçlar', name: 'Playwright', level: 'intermediate' },
        { category: 'DevOps', name: 'Kubernetes', level: 'intermediate' },
      ],
      experiences: [
        {
          ...{ company: 'Sarnıç Yazılım', position: 'Kıdemli Arka Uç Geliştirici', start: '2021-03', end: 'ongoing', location: 'İstanbul' },
          description: 'Ödeme akışlarını olay kaynaklı bir mimariye taşıyan ekipte çalışıyorum.',
        },
        {
          ...{ company: 'Kıyı Bilişim', position: 'Arka Uç Geliştirici', start: '2017-09', end: '2021-02', location: 'İzmir' },
          description: 'Liman takip sisteminin API ve raporlama hizmetlerini yazdım.',
        },
      ],
      educations: [{ school: 'Ege Üniversitesi', department: 'Bilgisayar Mühendisliği', degree: 'Lisans', start: '2012-09', end: '2017-06', description: '' }],
      certificates: [{ name: 'CKA', issuer: 'CNCF', issue_date: '2024-05', expiry_date: '2027-05' }],
      projects: [
        {
          name: 'vapur',
          description: 'Kuyruktaki işleri sırayla taşıyan küçük bir kütüphane.',
          technologies: 'TypeScript, Redis',
          start: '2023-01',
          end: 'ongoing',
        },
      ],
    },
  },
  ozan_celik: {
    guestsVisible: true,
    details: {
      bio: 'Ön yüz geliştiricisiyim; erişilebilirlik ve tasarım sistemleri üzerine çalışıyorum.',
      ...{ job_title: 'Ön Yüz Geliştirici', company: 'Martı Stüdyo', company_suffix: 'da', experience_level: 'mid' },
      social_links: { github: 'github.com/ozan-celik-ornek' },
      skills: [
        { category: "Framework'ler", name: 'React', level: 'advanced' },
        { category: 'Tasarım', name: 'Figma', level: 'intermediate' },
      ],
      experiences: [
        { company: 'Martı Stüdyo', position: 'Ön Yüz Geliştirici', start: '2022-06', end: 'ongoing' },
        { company: 'Poyraz Ajans', position: 'Stajyer', start: '2021-07', end: '2021-09' },
      ],
    },
  },
  'gokce.unal': {
    privacy: { job_info_visible: false, experiences_visible: false },
    details: {
      bio: 'Veri mühendisi. Sorularınıza vaktim oldukça yanıt veriyorum.',
      ...{ job_title: 'Veri Mühendisi', company: 'Bozkır Analitik', company_suffix: 'te', experience_level: 'lead' },
      skills: [{ category: 'Araçlar', name: 'Airflow', level: 'advanced' }],
      experiences: [{ company: 'Bozkır Analitik', position: 'Veri Mühendisi', start: '2019-01', end: 'ongoing' }],
    },
  },
  ugur_ay: { details: { job_title: 'Full-stack Geliştirici', company: 'Poyraz Ölçüm', company_suffix: 'de', experience_level: 'mid' } },
  cagri_yildiz: { details: { job_title: 'Ön Yüz Geliştirici', experience_level: 'mid' } },
  'irem.sahin': { details: { job_title: 'Ön Yüz Geliştirici', company: 'Martı Stüdyo', company_suffix: 'da', experience_level: 'mid' } },
  'aysegul.hacibrahimoglu': { details: { job_title: 'Yeni mezun, bilgisayar mühendisi', experience_level: 'junior' } },
  sule_oz: { isPublic: false, details: { bio: 'Şimdilik yalnızca okuyorum.' } },
};

/** What a sample member tells of themselves, soon after they came. */
export async function tellOfThemselves(start: FirstStart, username: string, at: string): Promise<void> {
  const changes = PROFILES[username];
  if (changes) await start.send(SaveProfile, { memberId: start.memberId(username), changes }, `profile/${username}`, at, actor(start, username));
}
